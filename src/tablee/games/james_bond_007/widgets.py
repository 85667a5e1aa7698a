"""The last roll with its dice, what this seat has scouted, and how long nothing has happened."""

from typing import Any

from tablee.games.james_bond_007.pieces import CRIMINALS
from tablee.scenes import Widget
from tablee.words import Words

View = dict[str, Any]  # JSON, as view.py lays it out


def widgets(view: View, seat: int | None, say: Words, called: list[str]) -> list[Widget]:
    made: list[Widget] = []
    if view["roll"] is not None:
        made += [dice(view, say), sums(view["roll"], say, called)]
    if seat is not None:
        made += notebook(view, say)
    limit = view["stale_limit"]
    if limit is not None and 2 * view["quiet"] >= limit:
        made.append(Widget("quiet", "text", say.say("widget-quiet", {"quiet": view["quiet"], "limit": limit})))
    return made


def dice(view: View, say: Words) -> Widget:
    """The black die, in a duel the white one, and the special die of its winner. (JB-7, JB-67)"""
    roll = view["roll"]
    rolled = [("black", roll["die"]), ("white", roll["target_die"])]
    special = roll["special"]
    faces: list[dict[str, object]] = [
        {"value": str(value), "kind": say.say(f"die-{name}"), "tone": name, "kept": special is not None}
        for name, value in rolled
        if value is not None
    ]
    if special is not None:
        faces.append({"value": str(special), "kind": say.say("die-special"), "tone": "special", "kept": False})
    text = say.say("widget-dice", {"dice": [f"{face['kind']} {face['value']}" for face in faces]})
    which = [view["round"], view["active"], roll["seat"], roll["kind"], roll["skill"], roll["slot"]]
    return Widget("dice", "dice", text, {"faces": faces, "roll": "-".join(map(str, which))})


def sums(roll: View, say: Words, called: list[str]) -> Widget:
    """The same added up, with what is needed."""
    facts = {name: value for name, value in roll.items() if value is not None and name not in ("used", "special")}
    facts["seat"] = called[roll["seat"]]
    if roll["target"] is not None:
        facts["target"] = called[roll["target"]]
    if roll["criminal"] is not None:
        facts["criminal"] = say.say(f"name-criminal-{roll['criminal']}")
    return Widget("sums", "text", say.say(f"roll-{roll['kind']}", facts))


def notebook(view: View, say: Words) -> list[Widget]:
    """Who this seat has seen behind the doors that are still closed. (JB-83)"""
    rows: list[list[str]] = []
    known: list[str] = []
    for base in view["bases"]:
        name = say.say(f"name-base-{base['id']}")
        for number, slot in enumerate(base["slots"], start=1):
            if slot["state"] == "down" and slot["criminal"] is not None:
                who = say.say(f"name-criminal-{slot['criminal']}")
                role = say.say(f"name-role-{CRIMINALS[slot['criminal']].role}")
                room = say.say("name-room", {"base": name, "number": number})
                rows.append([f"{name} {number}", who])
                known.append(say.say("notebook-room", {"room": room, "criminal": who, "role": role}))
    if not rows:
        return []
    columns = [say.say("notebook-title"), say.say("notebook-who")]
    facts: dict[str, object] = {"columns": columns, "rows": rows}
    return [Widget("notebook", "table", say.say("notebook", {"known": "; ".join(known)}), facts)]
