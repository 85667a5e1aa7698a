"""Shooting: a gallery in words. A target is aimed at by its name, Enter fires, and what fell is said.

The arithmetic is that of every screen: whole numbers and ticks, from the facts of the widget alone.
"""

from collections.abc import Callable
from math import isqrt

from tablee.cli.answering import Answering
from tablee.engine.game import Json
from tablee.scenes import Widget
from tablee.widgets import Gallery, Launcher, Target, Wave
from tablee.words import Words

DONE = "."  # no more shots
SLOW = 100  # milliseconds of a tick where no time is running


class Shooting(Answering):
    """The reticle, where the hand wishes it, and the shots so far. `now` is in milliseconds."""

    def __init__(
        self, widget: Widget, limit: float | None, now: Callable[[], float], tell: Callable[..., None]
    ) -> None:
        super().__init__(widget)
        assert isinstance(widget.facts, Gallery) and widget.facts.launcher is not None
        self.gallery: Gallery = widget.facts
        self.launcher: Launcher = widget.facts.launcher
        self.now = now
        self.tell = tell
        self.began = now()
        self.beat = limit / self.gallery.ticks if limit is not None else SLOW
        self.wish: Target | None = None
        self.tick, self.x, self.y = 0, self.launcher.x, self.launcher.y
        self.shots: list[tuple[int, int, int]] = []
        self.down = {target.id for target in self.gallery.targets if target.down}
        self.decided = False

    def draft(self) -> Json:
        return {"shots": [list[Json](shot) for shot in self.shots]}

    def is_over(self) -> bool:
        return self.ticks() >= self.gallery.ticks

    def ticks(self) -> int:
        """How many ticks have passed."""
        return int((self.now() - self.began) / self.beat)

    def take(self, text: str) -> Json:
        self.follow()
        if text == DONE:
            return self.draft()
        if text:
            self.aim(text)
        elif not self.is_over():
            self.fire()
        return self.draft() if self.decided else None

    def follow(self) -> None:
        """Let the reticle go where the hand wishes it, as far as it comes by now."""
        until = min(self.ticks(), self.gallery.ticks - 1)
        while self.tick < until:
            self.tick += 1
            if self.wish is not None:
                self.x, self.y = followed((self.x, self.y), heart(self.wish, self.tick), self.launcher.speed)

    def aim(self, text: str) -> None:
        names = {name.casefold(): target for target in self.gallery.targets for name in (target.id, target.label)}
        self.wish = names.get(text.casefold(), self.wish)
        if text.casefold() in names:
            self.tell("gallery-aimed", target=names[text.casefold()].label)
        else:
            self.tell("gallery-unknown", typed=text, known=[target.id for target in self.gallery.targets])

    def fire(self) -> None:
        if self.tick < loaded_at(self.launcher, self.shots):
            self.tell("gallery-not-loaded")
            return
        if len(self.shots) == len(self.launcher.scatter):
            self.tell("gallery-empty")
            return
        self.shots.append((self.tick, self.x, self.y))
        struck = impact(self.gallery, self.launcher, self.shots, self.down)
        if struck is None:
            self.tell("gallery-missed")
            return
        self.down.add(struck.id)
        self.tell("gallery-fell", target=struck.label)
        called = [target for target in self.gallery.targets if target.called and target.id in self.down]
        self.decided = not struck.called or len(called) >= self.gallery.required

    def ways(self, words: Words) -> list[str]:
        named = [f"{target.id} – {target.label}" for target in self.gallery.targets if not target.down]
        return [*super().ways(words), *named]


def wave_at(wave: Wave, tick: int) -> int:
    """Where a triangle wave is at a tick, cut off towards zero."""
    half = wave.period // 2
    k = (tick + wave.phase) % wave.period
    rise = (2 * k - half if k < half else 3 * half - 2 * k) * wave.amplitude
    return abs(rise) // half * (1 if rise >= 0 else -1)


def followed(at: tuple[int, int], wish: tuple[int, int], speed: int) -> tuple[int, int]:
    """One tick of the reticle on its way."""
    dx, dy = wish[0] - at[0], wish[1] - at[1]
    square = dx * dx + dy * dy
    if square <= speed * speed:
        return wish
    distance = isqrt(square - 1) + 1
    return at[0] + cut(dx * speed, distance), at[1] + cut(dy * speed, distance)


def cut(number: int, by: int) -> int:
    return abs(number) // by * (1 if number >= 0 else -1)


def loaded_at(launcher: Launcher, shots: list[tuple[int, int, int]]) -> int:
    """The first tick at which the next shot can be fired."""
    if not shots:
        return 0
    return shots[-1][0] + (launcher.reload if len(shots) % launcher.magazine == 0 else launcher.cool)


def heart(target: Target, tick: int) -> tuple[int, int]:
    """The middle of the part of a target that lets it fall."""
    beside = wave_at(target.wave, tick) if target.wave is not None else 0
    return (target.left + target.right) // 2 + beside, (target.top + target.bottom) // 2


def impact(gallery: Gallery, launcher: Launcher, shots: list[tuple[int, int, int]], down: set[str]) -> Target | None:
    """The target that the last shot lets fall, if it does."""
    tick, x, y = shots[-1]
    at = tick + launcher.flight
    if at >= gallery.ticks:
        return None
    scatter = launcher.scatter[len(shots) - 1]
    x += wave_at(launcher.sway_x, tick) + scatter[0]
    y += wave_at(launcher.sway_y, tick) + scatter[1]
    for target in gallery.targets:
        beside = wave_at(target.wave, at) if target.wave is not None else 0
        inside = target.left + beside <= x <= target.right + beside and target.top <= y <= target.bottom
        if target.id not in down and inside:
            return target
    return None


def is_beat(launcher: Launcher, tick: int) -> bool:
    """Whether the sway passes the middle now: the beat for those who do not see it."""
    a, b = wave_at(launcher.sway_x, tick), wave_at(launcher.sway_x, tick + 1)
    return a <= 0 < b or b < 0 <= a
