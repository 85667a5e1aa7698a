"""How a step of NCIS is shown: a zone lights up, the fuse burns or a card slides out, then the wall is tidied."""

from msgspec.structs import replace

from tablee.engine.events import Event
from tablee.games.ncis.face.view import View
from tablee.scenes import Beat

TIDIED = 5  # cards that leave a zone


def beats(events: list[Event], view: View, seat: int | None) -> list[Beat]:
    """One beat for each thing that counts, which tells what follows from it too; what comes first is told at once. The
    three pockets are opened one after the other. (NCIS-152)"""
    made: list[Beat] = []
    resolved = False
    for line, event in enumerate(events):
        facts = event.facts
        match event.code:
            case "zone-won" | "zone-tied":
                resolved = True
                made.append(Beat(line, lights=[f"zone-{facts['zone']}"]))
            case "threat-rose" | "threat-fell":
                made.append(Beat(line, moves=["spark"], lights=[f"fuse-{view.goal - view.threat}"]))
            case "clue-shown" | "name-shown" | "name-right" | "name-wrong":
                category = facts["category"]
                made.append(Beat(line, moves=[f"clue-{category}"], lights=[f"sleeve-{category}"]))
            case "zone-opened" if resolved:
                made.append(Beat(line, moves=[*view.discard[-TIDIED:], *view.zones]))
    if not made:
        return []
    if made[0].line:
        made.insert(0, Beat(0))
    ends = [*(beat.line for beat in made[1:]), len(events)]
    return [replace(beat, lines=end - beat.line) for beat, end in zip(made, ends, strict=True)]
