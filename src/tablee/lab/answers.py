"""Laws of decisions that are judged, timed or taken together. A broken one comes back by name, with what was seen."""

import json
from collections.abc import Iterator

from msgspec import convert

from tablee.bots import LEVELS
from tablee.engine.answers import KINDS, LONGEST
from tablee.engine.decision import TIMEOUT
from tablee.engine.game import Json
from tablee.engine.match import Match
from tablee.engine.positions import fingerprint
from tablee.engine.refused import Refused
from tablee.engine.rng import Rng
from tablee.engine.state import State
from tablee.lab.broken import Broken
from tablee.scenes import Scene
from tablee.sentences import game_words
from tablee.words import LOCALES

NESTED: Json = json.loads("[" * 40 + "]" * 40)
NO_ANSWERS: list[Json] = [
    None,
    True,
    7,
    0.5,
    [],
    {},
    [[]],
    NESTED,
    "x" * (LONGEST + 1),
    {"": "x" * 1_000_000},
    [1] * 9999,
]


def asked_now(match: Match, rng: Rng) -> Iterator[Broken]:
    """What is wrong with what is asked now. What is known to all is looked at for one seat, drawn by `rng`."""
    state = match.state
    for seat in state.pending():
        yield from timed(match, seat)
        yield from shared(match, seat)
        if not state.hidden(seat):
            yield from open_to_all(match, seat, rng)
        if state.judged(seat) is not None:
            yield from judged(match, seat, rng)
    viewer = rng.below(match.seats)
    yield from known_to_all(match, viewer, state.imagine(viewer, rng))


def timed(match: Match, seat: int) -> Iterator[Broken]:
    """Where time runs the clock has a move, and nowhere else."""
    decision = match.decision(seat)
    if (decision.limit is not None) != (TIMEOUT in decision.moves) or decision.limit in (0, False):
        yield "timeout-with-limit", f"{decision.kind}: {decision.limit} ms, {decision.moves}"


def shared(match: Match, seat: int) -> Iterator[Broken]:
    """Those who decide together are asked the same, and witnesses are seats."""
    state = match.state
    group = state.together(seat)
    if seat not in group or group != sorted(set(group)) or not set(group) <= set(state.pending()):
        yield "together-asked", f"seat {seat}: {group}"
        return
    for other in group:
        same = state.together(other), state.kind(other), state.judged(other), state.limit(other), state.legal(other)
        if same != (group, state.kind(seat), state.judged(seat), state.limit(seat), state.legal(seat)):
            yield "together-alike", f"seats {seat} and {other}"
    witnesses = state.witnesses(seat)
    if witnesses is not None and not set(witnesses) <= set(range(match.seats)):
        yield "witnesses-are-seats", repr(witnesses)


def known_to_all(match: Match, viewer: int, world: State) -> Iterator[Broken]:
    """Limits, groups, witnesses and channels are seen by everybody, so they tell nothing that somebody cannot know."""
    game, state = match.game, match.state
    for seat in state.pending():
        if seat not in world.pending():
            continue  # `imagine-keeps-asked` says so
        here = state.limit(seat), state.together(seat), state.witnesses(seat), state.judged(seat), state.hidden(seat)
        there = world.limit(seat), world.together(seat), world.witnesses(seat), world.judged(seat), world.hidden(seat)
        if here != there:
            yield "imagine-keeps-asking", f"seat {seat} as seat {viewer} sees it: {there}, not {here}"
    for listener in (viewer, None):
        open_channels = game.channels(state, listener)
        if game.channels(world, listener) != open_channels:
            yield "imagine-keeps-channels", f"seat {viewer}: {open_channels}"
        for name, writes in open_channels.items():
            if not (name == "table" or name.startswith("team-")) or not isinstance(writes, bool):
                yield "known-channel", f"{name}: {writes}"
            if listener is None and writes:
                yield "spectators-are-silent", name


def open_to_all(match: Match, seat: int, rng: Rng) -> Iterator[Broken]:
    """A decision that needs no curtain can be taken from what everybody sees, and offers nothing that is a secret."""
    own = convert(match.scene(seat, LOCALES[0]), Scene)
    public = convert(match.open_scene(seat, LOCALES[0]), Scene)
    if [choice.move for choice in public.choices] != [choice.move for choice in own.choices]:
        yield "open-scene-is-enough", f"seat {seat}: choices"
    if [widget for widget in public.widgets if widget.answers] != [widget for widget in own.widgets if widget.answers]:
        yield "open-scene-is-enough", f"seat {seat}: widgets"
    for other in range(match.seats):
        world = match.state.imagine(other, rng)
        if other != seat and seat in world.pending() and world.legal(seat) != match.state.legal(seat):
            yield "open-choices", f"seat {seat} as seat {other} sees it"


def judged(match: Match, seat: int, rng: Rng) -> Iterator[Broken]:
    """A judged decision has a kind that is known, examples, a widget to answer by, and bots that do not cheat."""
    game, state = match.game, match.state
    kind = state.judged(seat)
    if kind not in game.judged or kind not in KINDS:
        yield "known-judged", repr(kind)
    yield from answerable(match, seat)
    examples = game.examples(state, seat, rng)
    if not examples.good or not examples.bad:
        yield "examples-of-both", f"{kind}: {len(examples.good)} good, {len(examples.bad)} bad"
    for raw in examples.good:
        yield from taken(match, seat, raw)
    for raw in [*examples.bad, *NO_ANSWERS]:
        yield from refused(match, seat, raw)
    one, other = state.imagine(seat, rng), state.imagine(seat, rng)
    yield from glimpsed(match, seat, [*examples.good, *examples.bad], one)
    yield from skilled(match, seat, one, other, rng)


def answerable(match: Match, seat: int) -> Iterator[Broken]:
    """Whoever is asked has one widget that gives such an answer; nobody else has one, and nobody a list of moves."""
    decision = match.decision(seat)
    for viewer in (None, *range(match.seats)):
        scene = convert(match.scene(viewer, LOCALES[0]), Scene)
        answers = [widget.answers for widget in scene.widgets if widget.answers]
        asked = viewer is not None and viewer in match.state.pending()
        expected = [match.state.judged(viewer)] if viewer is not None and asked else []
        if answers != [kind for kind in expected if kind is not None]:
            yield "one-widget-answers", f"viewer {viewer}, {decision.kind}: {answers}"
        if viewer == seat and scene.choices:
            yield "judged-without-choices", decision.kind


def unchanged(match: Match) -> tuple[object, ...]:
    state = match.state
    luck = state.luck_a, state.luck_b, state.luck_c, state.luck_n
    return fingerprint(match.game, state), luck, dict(match.asked), len(match.record), state.raw


def taken(match: Match, seat: int, raw: Json) -> Iterator[Broken]:
    """A good answer comes to legal moves, the same each time it is judged; judging changes nothing."""
    before = unchanged(match)
    try:
        first, again = match.judge(seat, raw), match.judge(seat, raw)
    except Refused as refusal:
        yield "good-answer-judged", f"{shown(raw)}: {refusal}"
        return
    if first != again:
        yield "judged-alike", f"{shown(raw)}: {first}, then {again}"
    if unchanged(match) != before:
        yield "judging-changes-nothing", shown(raw)


def refused(match: Match, seat: int, raw: Json) -> Iterator[Broken]:
    """What is no answer is refused in words, and nothing changes."""
    before = unchanged(match)
    try:
        move = match.accept(seat, "", raw)
    except Refused as refusal:
        if not all(game_words(match.game, locale).has(f"refused-{refusal.code}") for locale in LOCALES):
            yield "refused-in-words", refusal.code
    else:
        yield "bad-answer-refused", f"{shown(raw)} came to {move}"
    if unchanged(match) != before:
        yield "refusing-changes-nothing", shown(raw)


def glimpsed(match: Match, seat: int, drafts: list[Json], world: State) -> Iterator[Broken]:
    """What witnesses see of a draft is JSON, and tells nothing that the drafter does not know."""
    for draft in drafts:
        try:
            seen = match.glimpse(seat, draft)
        except Refused:
            continue
        if json.loads(json.dumps(seen, allow_nan=False)) != seen:
            yield "glimpse-is-json", shown(draft)
        if match.game.glimpse(world, seat, draft) != seen:
            yield "glimpse-of-the-known", shown(draft)


def skilled(match: Match, seat: int, one: State, other: State, rng: Rng) -> Iterator[Broken]:
    """How a bot answers cannot be told from what its seat may not see."""
    words = rng.word(), rng.word(), rng.word()
    for level in LEVELS:
        policy = match.game.skilled(level)
        choices = []
        for world in (one, other):
            luck = Rng()
            luck.key(*words)
            move = policy.choose(world, seat, luck)
            delay = policy.delay(world, seat, move, luck)
            choices.append((match.game.moves.text(move), delay, policy.confidence(world, seat, move)))
        if choices[0] != choices[1]:
            yield "skill-from-the-known", f"{level}: {choices}"
        move_text, delay, sure = choices[0]
        if match.game.moves.number(move_text) not in match.state.legal(seat):
            yield "skilled-move-legal", f"{level}: {move_text}"
        number = match.game.moves.number(move_text)
        raw = match.game.wording(one, seat, number)
        if raw is not None and match.game.judge(one, seat, raw) != [number]:
            yield "wording-is-judged-so", f"{level}: {move_text} is put as {shown(raw)}"
        if delay < 0 or (sure is not None and not 0.0 <= sure <= 1.0):
            yield "delay-and-confidence", f"{level}: {delay} ms, {sure}"


def closed(before: State, after: State, seat: int) -> Iterator[Broken]:
    """One answer closes the decision of all who took it together."""
    still = [other for other in before.together(seat) if other in after.pending()]
    alike = [other for other in still if after.kind(other) == before.kind(other)]
    if alike and alike != before.together(seat):
        yield "together-closed", f"seats {alike} are still asked {before.kind(seat)}"


def shown(raw: Json) -> str:
    return json.dumps(raw)[:60]
