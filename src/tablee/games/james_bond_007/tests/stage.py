"""The stage for tests of James Bond 007: a table with just what a test needs on it, dice that fall as a test needs
them, and short words to play and look."""

from collections.abc import Mapping
from functools import cache
from itertools import count
from typing import Any, TypedDict, Unpack

from tests import stage
from tests.stage import board, moves, rows

import tablee
from tablee.engine.match import Match, Step, key_luck, key_of
from tablee.engine.rng import Rng

GAME = tablee.game("james-bond-007")
COLOURS = ["ro", "bl", "ve", "ja", "vi", "gr"]
SKILLS = ["c", "f", "a"]
ROLES = ["ce", "as", "hm"]
SITES = [f"s{number:02}" for number in range(1, 37)]
INTEL = [f"i-{colour}-{role}-{copy}" for colour in COLOURS for role in ROLES for copy in (1, 2)]
GADGETS = [f"g-{skill}-{number:02}" for skill in SKILLS for number in range(1, 13)]
INTEL_FACES = "cffaac" + "faaccf" + "accffa"  # the skills that show on the cards of three colours; then again
GADGET_FACES = "cfa" * 4
SPECIAL = [0, 1, 1, 2, 2, 3]


class Setting(TypedDict, total=False):
    """What lies on the table; whatever a test does not care about is left out. Dicts go by seat, site or slot."""

    seats: int
    options: dict[str, object]
    agents: list[str]
    active: int
    first: int
    round: int
    struck: int
    levels: dict[int, tuple[int, int, int]]
    at: dict[int, str]
    must_leave: list[int]
    faces: dict[str, str]
    left: dict[str, int]
    dossier: dict[int, list[str]]
    known: dict[int, list[str]]
    shown: dict[int, dict[str, int]]
    discard: list[str]
    trophies: dict[int, list[str]]
    up: dict[str, str]
    scouted: dict[str, tuple[str, list[int]]]
    dice: Mapping[int, list[int]]
    special: Mapping[int, tuple[int, int]]
    seed: int


def face_of(card: str) -> str:
    """The skill on the side that shows."""
    if card in GADGETS:
        return GADGET_FACES[GADGETS.index(card) % 12]
    return INTEL_FACES[INTEL.index(card) % 18]


def position(**given: Unpack[Setting]) -> dict[str, Any]:
    """A position in which a seat chooses its operation. Everything not given is as plain as it can be.

    Agents are the rectos in the order of colours, all levels 3, far apart, with empty dossiers; the cards lie on the
    sites of the colours in play, criminals unseen in their bases.
    """
    seats = given.get("seats", 2)
    agents = given.get("agents", [f"{colour}-1" for colour in COLOURS[:seats]])
    colours = [colour for colour in COLOURS if any(agent.startswith(colour) for agent in agents)]
    active = given.get("active", 0)
    whole: dict[str, Any] = GAME.start(seats=seats, seed=0, options=given.get("options", {})).position()
    unseen = _unseen(seats, colours, given)
    trophies = given.get("trophies", {})
    whole["board"] = {
        "phase": "operation",
        "actor": active,
        "active": active,
        "first": given.get("first", 0),
        "round": given.get("round", 3),
        "struck": given.get("struck", 1 if any(trophies.values()) else 0),
        "sites": _sites(colours, unseen, given),
        "unseen": unseen,
        "discard": sorted(given.get("discard", []), key=GADGETS.index),
        "slots": _slots(colours, given),
        "roll": None,
        "seats": [_seat(seat, agent, given) for seat, agent in enumerate(agents)],
    }
    return whole


def _seat(seat: int, agent: str, given: Setting) -> dict[str, Any]:
    every = [*INTEL, *GADGETS]
    return {
        "agent": agent,
        "levels": list(given.get("levels", {}).get(seat, (3, 3, 3))),
        "site": given.get("at", {}).get(seat, SITES[30 + seat]),
        "must_leave": seat in given.get("must_leave", []),
        "dossier": sorted(given.get("dossier", {}).get(seat, []), key=every.index),
        "known": sorted(given.get("known", {}).get(seat, []), key=every.index),
        "shown": given.get("shown", {}).get(seat, {}),
        "trophies": sorted(
            given.get("trophies", {}).get(seat, []), key=[f"{c}-{r}" for c in COLOURS for r in ROLES].index
        ),
    }


def _unseen(seats: int, colours: list[str], given: Setting) -> list[str]:
    """The cards of the match that are in no dossier and not spent; gadgets that are somewhere are in it first."""
    held = [card for cards in given.get("dossier", {}).values() for card in cards]
    out = {*held, *given.get("discard", [])}
    intel = [card for card in INTEL if card[2:4] in colours and card not in out]
    gadgets: list[str] = []
    for skill in SKILLS:
        own = [card for card in GADGETS if card[2] == skill]
        gadgets += [card for card in own if card not in out][: 2 * seats - sum(card in out for card in own)]
    return intel + gadgets


def _sites(colours: list[str], unseen: list[str], given: Setting) -> dict[str, Any]:
    """Two cards to a site as far as they go, fewer on the last ones; any skill shows where none is given."""
    faces, left = given.get("faces", {}), dict(given.get("left", {}))
    sites = [site for number, site in enumerate(SITES) if COLOURS[number // 6] in colours]
    for site in sites:
        left.setdefault(site, 2)
    spare = [site for site in sites if site not in faces and site not in given.get("left", {})]
    while sum(left.values()) > len(unseen):
        left[next(site for site in reversed(spare) if left[site])] -= 1
    hidden = {skill: sum(face_of(card) == skill for card in unseen) for skill in SKILLS}
    for skill in faces.values():
        hidden[skill] -= 1
    shown: dict[str, Any] = {}
    for site in sites:
        if left[site]:
            face = faces.get(site) or max(SKILLS, key=lambda skill: hidden[skill])
            hidden[face] -= 0 if site in faces else 1
            shown[site] = {"left": left[site], "face": face}
    return shown


def _slots(colours: list[str], given: Setting) -> dict[str, Any]:
    """Criminals nobody has seen, but for those given; a base with trophies out of it is empty from its last slot on."""
    up, scouted = given.get("up", {}), given.get("scouted", {})
    fallen = [name for names in given.get("trophies", {}).values() for name in names]
    slots: dict[str, Any] = {}
    for colour in colours:
        names = [f"{colour}{place}" for place in (1, 2, 3)]
        seen = [name for name in names if name in up or name in scouted]
        there = 3 - sum(name.startswith(colour) for name in fallen)
        kept = (seen + [name for name in names if name not in seen])[:there]
        for name in sorted(kept):
            role, scouts = scouted.get(name, (up.get(name), []))
            slots[name] = {"role": role, "up": name in up, "scouts": scouts}
    return slots


def table(**given: Unpack[Setting]) -> Match:
    """A match that goes on from such a position.

    `dice` says by step how the dice fall, black before white; `special` by step what the special die shows and how many
    dice fall before it in that step.
    """
    specials = tuple(sorted(given.get("special", {}).items()))
    dice = tuple((step, tuple(fallen)) for step, fallen in sorted(given.get("dice", {}).items()))
    seed = given.get("seed", 0) if not dice and not specials else seed_of(dice, specials)
    return GAME.from_position(position(**given), seed=seed)


@cache
def seed_of(dice: tuple[tuple[int, tuple[int, ...]], ...], special: tuple[tuple[int, tuple[int, int]], ...]) -> int:
    """The first seed whose luck is so."""
    luck = Rng()
    for seed in count():
        key = key_of(seed)
        if all(_falls(luck, key, step, fallen) for step, fallen in dice) and all(
            _shows(luck, key, step, number, before) for step, (number, before) in special
        ):
            return seed
    raise AssertionError


def _falls(luck: Rng, key: bytes, step: int, fallen: tuple[int, ...]) -> bool:
    key_luck(luck, key, step)
    return all(luck.below(6) + 1 == die for die in fallen)


def _shows(luck: Rng, key: bytes, step: int, number: int, before: int) -> bool:
    key_luck(luck, key, step)
    for _ in range(before):
        luck.below(6)
    return SPECIAL[luck.below(6)] == number


# Actions and duels as the test vectors describe them.

ACTION_SITE = {"c": "s01", "f": "s03", "a": "s05"}


def act(level: int, die: int, skill: str = "c", **given: Unpack[Setting]) -> Match:
    """Seat 0 has investigated on a site with a card of this skill, with this level, and rolled this die."""
    site = ACTION_SITE[skill]
    given["faces"] = {site: skill} | given.get("faces", {})
    given["levels"] = {0: _level(level, skill)} | given.get("levels", {})
    given["dice"] = {1: [die]} | dict(given.get("dice", {}))
    match = table(**given)
    play(match, f"0 investigate {site}")
    assert board(match)["roll"]["black"] == die
    return match


def train(level: int, die: int, site: str = "s16", **given: Unpack[Setting]) -> Match:
    """Seat 0 has investigated on a site without a card (s16 asks for Force), with this level, and rolled this die."""
    given["levels"] = {0: (level, level, level)} | given.get("levels", {})
    given["dice"] = {1: [die]} | dict(given.get("dice", {}))
    match = table(**given)
    play(match, f"0 investigate {site}")
    assert board(match)["roll"]["black"] == die
    return match


def _level(level: int, skill: str) -> tuple[int, int, int]:
    levels = [3, 3, 3]
    levels[SKILLS.index(skill)] = level
    return levels[0], levels[1], levels[2]


def meet(*, success: bool = True, **given: Unpack[Setting]) -> Match:
    """Seat 0 has arrived at s16, which has no card, where seat 1 stands; the action is over, and nobody attacked yet.

    Seat 0 has Force 3 unless the test says otherwise; it declines the reward of a success.
    """
    given["at"] = {1: "s16"} | given.get("at", {})
    force = given.get("levels", {}).get(0, (3, 3, 3))[1]
    given["dice"] = {1: [6 if success else 1]} | dict(given.get("dice", {}))
    assert force in range(2, 6)
    match = table(**given)
    play(match, "0 investigate s16")
    if success:
        play(match, "0 reward none")
    return match


def duel(skill: str, attacker: tuple[int, int], defender: tuple[int, int], **given: Unpack[Setting]) -> Match:
    """Seat 0 has attacked seat 1 with this skill: (level, die) of each. The attack is step 3."""
    levels = dict(given.get("levels", {}))
    for seat, (level, _) in enumerate((attacker, defender)):
        whole = [3, 3, 3]
        whole[SKILLS.index(skill)] = level
        levels.setdefault(seat, (whole[0], whole[1], whole[2]))
    given["levels"] = levels
    site = "s15" if skill == "c" else "s13"  # trained there: Force or Charm, not the skill of the duel
    given["at"] = given.get("at", {}) | {1: site}
    given["dice"] = {1: [6], 3: [attacker[1], defender[1]]} | dict(given.get("dice", {}))
    match = table(**given)
    play(match, f"0 investigate {site}", "0 reward none", f"0 attack {skill}")
    return match


def fight(role: str, level: int, die: int, **given: Unpack[Setting]) -> Match:
    """Seat 0 attacks the criminal of this role in ro1, who is face up, showing the first card of its dossier."""
    skill = {"ce": "a", "as": "c", "hm": "f"}[role]
    given["up"] = {"ro1": role} | given.get("up", {})
    given["levels"] = {0: _level(level, skill)} | given.get("levels", {})
    given["dice"] = {1: [die]} | dict(given.get("dice", {}))
    given["dossier"] = {0: ["i-ro-ce-1" if role != "ce" else "i-ro-as-1"]} | given.get("dossier", {})
    shown = next(card for card in given["dossier"][0] if card.startswith("i-ro"))
    match = table(**given)
    play(match, f"0 neutralise ro1 {shown}")
    return match


# Short words.


def play(match: Match, *lines: str) -> Step:
    """Play lines like "0 investigate s01": a seat and its move. Wherever they lead is a sound table."""
    for line in lines:
        step = stage.play(match, line)
        check(match)
    return step


def check(match: Match) -> None:
    """A table that play has led to is a position, and what a seat imagines of it looks the same to that seat."""
    whole = match.position()
    assert GAME.from_position(whole).position() == whole
    luck = Rng()
    luck.seed(5)
    for seat in range(match.seats):
        world = match.state.imagine(seat, luck)
        assert GAME.invariants(world) == []
        assert GAME.view(world, seat) == match.view(seat)
        if seat in match.state.pending():
            assert world.legal(seat) == match.state.legal(seat)
    assert match.position() == whole


def starting(match: Match, verb: str) -> list[str]:
    """The legal moves that begin so."""
    return [move for move in moves(match) if move.startswith(verb)]


def level(match: Match, seat: int, skill: str) -> int:
    number: int = rows(match, "levels")[seat][SKILLS.index(skill)]
    return number
