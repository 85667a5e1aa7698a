"""A career of Négociateur in words: negotiations won, against whom, exploits reached. (NG-1201)"""

from typing import Any

import msgspec

from tablee.careers import Career, Exploit, Past, Tally
from tablee.engine.game import Json
from tablee.games.negociateur.face.wording import FOLDER
from tablee.games.negociateur.rules.board import ABDUCTORS
from tablee.games.negociateur.rules.content import Exploit as Entry
from tablee.games.negociateur.rules.exploits import EXPLOITS
from tablee.games.negociateur.rules.exploits import career as counted
from tablee.words import Words, words

WINS = "wins"  # the measure that grows from match to match


def career(records: list[dict[str, Json]], locale: str) -> dict[str, Json]:
    """The career that these records make, as JSON."""
    say, found = words(locale, FOLDER), counted(records)
    made = Career(
        text=say.say("career-wins", {"wins": found["wins"], "matches": found["matches"]}),
        wins=Tally(say.say("career-all"), found["matches"], found["wins"]),
        tallies=[Tally(abductor(name, say), **found["abductors"][name]) for name in ABDUCTORS],
        exploits=[exploit(entry, found, say) for entry in EXPLOITS],
        matches=[past(row, place, found, say) for place, row in enumerate(records)],
    )
    built: dict[str, Json] = msgspec.to_builtins(made)
    return built


def abductor(name: str, say: Words) -> str:
    return say.say(f"name-abductor-{name}")


def exploit(entry: Entry, found: dict[str, Any], say: Words) -> Exploit:
    code = f"exploit-{entry.id}"
    group = "wins" if counts_wins(entry) else entry.against or "general"
    return Exploit(
        id=entry.id,
        title=say.attribute(code, "title"),
        text=say.say(code),
        group=abductor(group, say) if entry.against else say.say(f"career-group-{group}"),
        icon=f"icon-{entry.icon}",
        match=found["exploits"].get(entry.id),
        progress=progress(entry, found, say),
    )


def counts_wins(entry: Entry) -> bool:
    return [condition.measure for condition in entry.conditions] == [WINS]


def progress(entry: Entry, found: dict[str, Any], say: Words) -> str:
    """How many of the wins that an exploit asks for are there; nothing once it is reached."""
    if not counts_wins(entry) or entry.id in found["exploits"]:
        return ""
    return say.say("career-progress", {"wins": found["wins"], "of": entry.conditions[0].at_least})


def past(row: dict[str, Json], place: int, found: dict[str, Any], say: Words) -> Past:
    facts: dict[str, object] = {
        "abductor": abductor(str(row["abductor"]), say),
        "end": row["end"],
        "turns": row["turns"],
        "released": row["released"],
        "eliminated": row["eliminated"],
    }
    first = [entry.id for entry in EXPLOITS if found["exploits"].get(entry.id) == place]
    return Past(say.say("career-match", facts), row["won"] is True, first)
