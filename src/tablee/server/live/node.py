"""Node: what this server process has for all of its tables."""

from tablee.server.bots.pool import Pool
from tablee.server.bots.processes import Clerk
from tablee.server.measures import Measures
from tablee.server.settings import Settings
from tablee.server.storage.database import Database

WORK = 20.0  # seconds that one request may take of the clerk's time


class Node:
    """Settings, database, measures, processes for what takes long; and the name other nodes know this one by."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.name = settings.node if database.is_postgres else "embedded"
        self.measures = Measures()
        self.pool = Pool(settings.workers, settings.budget, self.measures)
        self.clerk = Clerk(1, WORK, self.measures.work_waiting, self.measures.work)
