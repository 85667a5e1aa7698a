"""Search: a tree for every seat, grown over imagined states; the move that was tried most is the answer.

Information-set Monte Carlo tree search with several observers. A seat's tree branches on what that seat sees, so that
no choice in it depends on what the seat cannot know: a move made in secret is one and the same branch for the others,
whatever it was. A game's policy guides it: which moves to try first, which imagined states to believe, how to play on.
What is judged is never searched: a skill answers it, and the tree sees what came of that as it sees luck.
"""

from math import sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from tablee.engine.playout import random_playout
from tablee.engine.policy import Policy
from tablee.engine.rng import Rng
from tablee.engine.state import State

EXPLORE: Final = 1.5  # how far a move's promise counts against its record
DOUBTS: Final = 16  # how many imagined states may be disbelieved before one is taken anyway
AHEAD: Final = 2  # stages after which the guide's verdict and estimate are asked
FORESIGHT: Final = 0.7  # how much that estimate counts; the rest is how the match ended
HALF: Final = 20.0  # points ahead that are worth half of all that can be gained
BRANCHES: Final = 1 << 16  # more than any game has moves
SIGHTS: Final = 1 << 44  # sights are told apart up to here, whatever number a game gives them


class Branch:
    """What a seat has seen so far, with the moves it may make next; or one of these moves, an arm of such a branch."""

    def __init__(self, key: i64, prior: float) -> None:
        self.key: Final = key
        self.prior: Final = prior
        self.visits: i64 = 0
        self.total: float = 0.0  # of the rewards
        self.kids: list[Branch] = NO_BRANCHES
        self.arms: list[Branch] = NO_BRANCHES
        self.moves: list[int] = NO_MOVES
        self.promise: list[float] = NO_WEIGHTS  # of each move that has no arm yet; TAKEN where it has
        self.next: i64 = 0  # the place of the most promising move without an arm; len(moves) if there is none


class Prospect:
    """How the playouts that began with a move went for the seat that searched."""

    def __init__(self, move: int) -> None:
        self.move: Final = move
        self.tries: int = 0
        self.wins: float = 0.0  # a victory shared by k sides is 1/k; a verdict is the chance that it says
        self.ended: int = 0  # playouts that went to the end of the match,
        self.points: float = 0.0  # their scores added up,
        self.squares: float = 0.0  # and the squares of these


NO_BRANCHES: Final[list[Branch]] = []
NO_MOVES: Final[list[int]] = []
NO_WEIGHTS: Final[list[float]] = []
TAKEN: Final = -1.0


class Search(Policy):
    """Plays what a search tells that this guide leads, bounded in iterations, milliseconds, or both (0: no bound)."""

    def __init__(self, guide: Policy, iterations: int, milliseconds: int, skilled: Policy | None = None) -> None:
        assert iterations or milliseconds, "a search without a bound"
        self.guide: Final = guide
        self.skilled: Final = skilled  # answers what is judged; None in a game that judges nothing
        self.most: i64 = iterations
        self.milliseconds: i64 = milliseconds
        self.iterations: i64 = 0  # made by the last search
        self.roots: list[Branch] = NO_BRANCHES
        self.path: list[Branch] = NO_BRANCHES  # the branches and arms of this iteration,
        self.owners: list[int] = NO_MOVES  # and whose they are
        self.means: list[float] = NO_WEIGHTS  # of each seat's rewards,
        self.squares: list[float] = NO_WEIGHTS  # and the sums of their squared distances from that
        self.counted: list[float] | None = None  # what the guide's estimate said in this iteration,
        self.settled: list[float] | None = None  # and its verdict
        self.prospects: list[Prospect] = []  # of the moves that the last search tried

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        skilled = self.skilled
        if skilled is not None and state.judged(seat) is not None:
            return skilled.choose(state, seat, rng)
        moves = state.legal(seat)
        if len(moves) == 1:
            return moves[0]
        self._begin(state, seat, rng)
        until = perf_counter() + float(self.milliseconds) / 1000.0
        while self.iterations < self.most or not self.most:
            self._iterate(state, seat, rng)
            self.iterations += 1
            if self.milliseconds and perf_counter() >= until:
                break
        return most_tried(self.roots[seat])

    def _begin(self, state: State, seat: int, rng: Rng) -> None:
        """Clear the trees. A match played to its end tells how many seats there are."""
        ended = state.imagine(seat, rng)
        random_playout(ended, rng)
        outcome = ended.outcome()
        assert outcome is not None
        seats = len(outcome.scores)
        self.iterations = 0
        self.roots = [Branch(0, 0.0) for _ in range(seats)]
        self.means = [0.0] * seats
        self.squares = [0.0] * seats
        self.prospects = []
        self.guide.study(state, seat)

    def _iterate(self, state: State, seat: int, rng: Rng) -> None:
        """Imagine a state, follow the trees to where they end, play on from there, and learn from how that went."""
        world = self._imagined(state, seat, rng)
        self.path = []
        self.owners = []
        stage = self.guide.stage(world)
        self._descend(world, seat, stage + AHEAD, rng)
        self._play_on(world, stage, rng)
        self._note(world, seat)
        self._learn(self._rewards(world))

    def _imagined(self, state: State, seat: int, rng: Rng) -> State:
        """A state this seat can imagine, the more often the better it fits what the others have shown."""
        world = state.imagine(seat, rng)
        for _ in range(DOUBTS):
            if float(rng.word()) < self.guide.belief(world, seat) * 4294967296.0:
                break
            world = state.imagine(seat, rng)
        return world

    def _descend(self, world: State, seat: int, horizon: i64, rng: Rng) -> None:
        """Make moves that the trees choose, until somebody comes to where he has not been before."""
        at = self.roots[:]
        skilled = self.skilled
        actor = seat  # first, also where others are asked at the same time
        while True:
            if skilled is not None and world.judged(actor) is not None:
                self._answer(world, actor, skilled.choose(world, actor, rng), at)
            else:
                branch = at[actor]
                self.path.append(branch)
                self.owners.append(actor)
                if branch.visits == 0 and branch is not self.roots[seat]:
                    return
                arm = self._select(world, actor, branch)
                self.path.append(arm)
                self.owners.append(actor)
                secret = world.secret(actor)
                world.apply(actor, arm.key)
                for other in range(len(at)):
                    sight: i64 = self.guide.sight(world, other) % SIGHTS * BRANCHES
                    if other == actor:
                        at[other] = kid(arm, sight)
                    else:
                        at[other] = kid(at[other], sight if secret else sight + 1 + arm.key)
            pending = world.pending()
            if not pending or self.guide.stage(world) >= horizon:
                return
            actor = pending[0]

    def _answer(self, world: State, actor: i64, move: i64, at: list[Branch]) -> None:
        """Make the move that an answer came to: nobody's tree has chosen it, all branch on what they see of it."""
        secret = world.secret(actor)
        world.apply(actor, move)
        for other in range(len(at)):
            sight: i64 = self.guide.sight(world, other) % SIGHTS * BRANCHES
            at[other] = kid(at[other], sight if secret and other != actor else sight + 1 + move)

    def _select(self, world: State, actor: i64, branch: Branch) -> Branch:
        """The arm to try: a good record so far, or a promise not yet tried as often as it deserves."""
        moves = world.legal(actor)
        same = True  # whether these are the branch's moves; they may differ where a seat cannot see why
        if branch.moves is NO_MOVES:
            branch.moves = moves
            branch.promise = self.guide.weights(world, actor, moves)[:]
            branch.arms = []
            branch.next = most_promising(branch, moves, same)
        elif branch.moves != moves:
            same = False
            self._widen(world, actor, branch, moves)
        spread = sqrt(self.squares[actor] / float(self.iterations + 1)) if self.iterations > 8 else 0.25
        pull = EXPLORE * spread * sqrt(float(branch.visits + 1))
        best: Branch | None = None
        top = 0.0
        for arm in branch.arms:
            if not same and arm.key not in moves:
                continue
            tried = float(arm.visits)
            score = arm.total / tried + pull * arm.prior / (tried + 1.0)
            if best is None or score > top:
                top = score
                best = arm
        place = branch.next if same else most_promising(branch, moves, same)
        if place < len(branch.moves):
            mean = branch.total / float(branch.visits) if branch.visits else 0.0
            if best is None or mean + pull * branch.promise[place] > top:
                best = Branch(branch.moves[place], branch.promise[place])
                branch.arms.append(best)
                branch.promise[place] = TAKEN
                branch.next = most_promising(branch, branch.moves, True)
        assert best is not None
        return best

    def _widen(self, world: State, actor: i64, branch: Branch, moves: list[int]) -> None:
        """Add the moves that were not legal here in the states imagined so far."""
        weights = self.guide.weights(world, actor, moves)
        known = branch.moves[:]
        for i in range(len(moves)):
            if moves[i] not in known:
                known.append(moves[i])
                branch.promise.append(weights[i])
        branch.moves = known
        branch.next = most_promising(branch, known, True)

    def _play_on(self, world: State, stage: i64, rng: Rng) -> None:
        """Play to the guide's verdict or the end: as it would in the stage at hand, then by its quick choice."""
        guide = self.guide
        skilled = self.skilled
        self.counted = None
        self.settled = None
        asked = False
        while True:
            pending = world.pending()
            if not pending:
                self.settled = guide.verdict(world)
                return
            actor = pending[0]
            now = guide.stage(world)
            if now >= stage + AHEAD and not asked:
                self.settled = guide.verdict(world)
                if self.settled is not None:
                    return
                self.counted = guide.estimate(world)
                asked = True
            if skilled is not None and world.judged(actor) is not None:
                world.apply(actor, skilled.choose(world, actor, rng))
            elif now == stage:
                world.apply(actor, guide.choose(world, actor, rng))
            else:
                world.apply(actor, guide.quick(world, actor, rng))

    def _note(self, world: State, seat: i64) -> None:
        """Write down how this playout went, under the move it began with."""
        move = self.path[1].key
        found: Prospect | None = None
        for each in self.prospects:
            if each.move == move:
                found = each
                break
        if found is None:
            found = Prospect(move)
            self.prospects.append(found)
        found.tries += 1
        outcome = world.outcome()
        if outcome is None:
            assert self.settled is not None
            found.wins += self.settled[seat]
            return
        score = float(outcome.scores[seat])
        found.ended += 1
        found.points += score
        found.squares += score * score
        found.wins += outcome.share(seat)

    def _rewards(self, world: State) -> list[float]:
        """What this iteration was worth to each seat, from 0 to 1."""
        if self.settled is not None:
            return self.settled
        outcome = world.outcome()
        assert outcome is not None
        scores = [float(score) for score in outcome.scores]
        sharing = outcome.shared_by()
        sides = outcome.sides
        rewards: list[float] = []
        for seat in range(len(scores)):
            reward = 0.5 * ahead(scores, seat, sides)
            if outcome.ranks[seat] == 1:
                reward += 0.5 / sharing
            if self.counted is not None:
                reward += FORESIGHT * (ahead(self.counted, seat, sides) - reward)
            rewards.append(reward)
        return rewards

    def _learn(self, rewards: list[float]) -> None:
        for i in range(len(self.path)):
            branch = self.path[i]
            branch.visits += 1
            branch.total += rewards[self.owners[i]]
        number = float(self.iterations + 1)
        for seat in range(len(rewards)):
            off = rewards[seat] - self.means[seat]
            self.means[seat] += off / number
            self.squares[seat] += off * (rewards[seat] - self.means[seat])


def kid(branch: Branch, key: i64) -> Branch:
    """Where seeing this leads."""
    for known in branch.kids:
        if known.key == key:
            return known
    new = Branch(key, 0.0)
    if branch.kids is NO_BRANCHES:
        branch.kids = []
    branch.kids.append(new)
    return new


def most_promising(branch: Branch, moves: list[int], same: bool) -> i64:
    """The place of the most promising of these moves that has no arm, or the number of moves."""
    place: i64 = len(branch.moves)
    top = TAKEN
    for i in range(len(branch.moves)):
        promise = branch.promise[i]
        if promise > top and (same or branch.moves[i] in moves):
            top = promise
            place = i
    return place


def most_tried(branch: Branch) -> i64:
    best = branch.arms[0]
    for arm in branch.arms:
        if arm.visits > best.visits:
            best = arm
    return best.key


def ahead(scores: list[float], seat: i64, sides: list[list[int]] | None) -> float:
    """How far a seat is ahead of the best that is not its equal, or of the best of the other sides, from 0 to 1; where
    there is nobody else, how much it has."""
    own = scores[seat]
    rival = 0.0
    rivals = False
    if sides is None:
        for score in scores:
            if score != own and (not rivals or score > rival):
                rival = score
                rivals = True
    else:
        for side in sides:
            if seat not in side:
                for other in side:
                    if not rivals or scores[other] > rival:
                        rival = scores[other]
                        rivals = True
    margin = own - rival
    return 0.5 + 0.5 * margin / (abs(margin) + HALF)
