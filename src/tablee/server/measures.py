"""Measures: what this server counts and times, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)


class Measures:
    """One set per app, so that several apps can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.told = Histogram(
            "tablee_command_seconds", "From a checked command to every queue", buckets=QUICK, registry=self.registry
        )
        self.thinking = Histogram("tablee_bot_seconds", "How long bots think", registry=self.registry)
        self.waiting = Histogram("tablee_bot_waits_seconds", "How long bots wait to think", registry=self.registry)
        self.work = Histogram("tablee_work_seconds", "How long old matches take", registry=self.registry)
        self.work_waiting = Histogram("tablee_work_waits_seconds", "How long they wait", registry=self.registry)
        self.overdue = Counter(
            "tablee_overdue_bots", "Decisions of bots that nothing was at work on", registry=self.registry
        )
        self.bot_failures = Counter("tablee_bot_failures", "Moves chosen for a bot that failed", registry=self.registry)
        self.refused = Counter("tablee_refusals", "Refused requests", ["code"], registry=self.registry)
        self.conflicts = Counter("tablee_conflicts", "Entries that another node was first to", registry=self.registry)
        self.stopped = Counter("tablee_stopped_tables", "Tables stopped by a bug", registry=self.registry)
        self.dropped = Counter("tablee_dropped_screens", "Closed sockets", ["why"], registry=self.registry)
        self.tables = Gauge("tablee_tables", "Tables in memory", registry=self.registry)
        self.screens = Gauge("tablee_screens", "Open sockets", registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
