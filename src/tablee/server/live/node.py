"""Node: what this server process has for all of its tables."""

from tablee.server.bots.pool import Pool
from tablee.server.measures import Measures
from tablee.server.settings import Settings
from tablee.server.storage.database import Database


class Node:
    """Settings, database, measures, the processes of the bots; and the name other nodes know this one by."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.name = settings.node if database.is_postgres else "embedded"
        self.measures = Measures()
        self.pool = Pool(settings.workers, settings.budget, self.measures)
