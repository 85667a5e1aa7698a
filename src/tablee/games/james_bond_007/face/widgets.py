"""The last roll with its dice, what this seat has scouted, and how long nothing has happened."""

from msgspec.structs import asdict

from tablee.games.james_bond_007.face.odds import CRIMINALS
from tablee.games.james_bond_007.face.view import RollView, View
from tablee.scenes import Widget
from tablee.widgets import Columns, Dice, Die
from tablee.words import Words


def widgets(view: View, seat: int | None, say: Words, called: list[str]) -> list[Widget]:
    made: list[Widget] = []
    if view.roll is not None:
        made += [dice(view, view.roll, say), sums(view.roll, say, called)]
    if seat is not None:
        made += notebook(view, say)
    limit = view.stale_limit
    if limit is not None and 2 * view.quiet >= limit:
        made.append(Widget("quiet", say.say("widget-quiet", {"quiet": view.quiet, "limit": limit})))
    return made


def dice(view: View, roll: RollView, say: Words) -> Widget:
    """The black die, in a duel the white one, and the special die of its winner. (JB-7, JB-67)"""
    special = roll.special
    kept = special is not None
    faces = [Die(str(roll.die), say.say("die-black"), kept, "black")]
    if roll.target_die is not None:
        faces.append(Die(str(roll.target_die), say.say("die-white"), kept))
    if special is not None:
        faces.append(Die(str(special), say.say("die-special"), tone="special"))
    text = say.say("widget-dice", {"dice": [f"{face.kind} {face.value}" for face in faces]})
    which = [view.round, view.active, roll.seat, roll.kind, roll.skill, roll.slot]
    return Widget("dice", text, Dice(faces, "-".join(map(str, which))))


def sums(roll: RollView, say: Words, called: list[str]) -> Widget:
    """The same added up, with what is needed."""
    facts = {
        name: value for name, value in asdict(roll).items() if value is not None and name not in ("used", "special")
    }
    facts["seat"] = called[roll.seat]
    if roll.target is not None:
        facts["target"] = called[roll.target]
    if roll.criminal is not None:
        facts["criminal"] = say.say(f"name-criminal-{roll.criminal}")
    return Widget("sums", say.say(f"roll-{roll.kind}", facts))


def notebook(view: View, say: Words) -> list[Widget]:
    """Who this seat has seen behind the doors that are still closed. (JB-83)"""
    rows: list[list[str]] = []
    known: list[str] = []
    for base in view.bases:
        name = say.say(f"name-base-{base.id}")
        for number, slot in enumerate(base.slots, start=1):
            if slot.state == "down" and slot.criminal is not None:
                who = say.say(f"name-criminal-{slot.criminal}")
                role = say.say(f"name-role-{CRIMINALS[slot.criminal].role}")
                room = say.say("name-room", {"base": name, "number": number})
                rows.append([f"{name} {number}", who])
                known.append(say.say("notebook-room", {"room": room, "criminal": who, "role": role}))
    if not rows:
        return []
    columns = [say.say("notebook-title"), say.say("notebook-who")]
    return [Widget("notebook", say.say("notebook", {"known": "; ".join(known)}), Columns(columns, rows))]
