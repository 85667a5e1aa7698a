"""A sitting: one person at the text table, bots in the other seats."""

from pathlib import Path

from rich.columns import Columns
from rich.text import Text

from tablee.bots import Bot
from tablee.cli.answering import Answering, widget_of
from tablee.cli.choosing import Line, menu, typed
from tablee.cli.journal_files import save
from tablee.cli.shooting import Shooting
from tablee.cli.stopwatch import beating, milliseconds
from tablee.cli.terminal import Terminal
from tablee.cli.text_table import Section, scene_of, text_table
from tablee.engine.events import Event
from tablee.engine.game import Json
from tablee.engine.match import Match
from tablee.engine.refused import Refused
from tablee.scenes import Choice, Scene, Widget
from tablee.sentences import event_sentence, game_words

COMMANDS = ("help", "undo", "log", "table", "quit")
COMMAND = ":"  # before a command where anything else is an answer


class Leaving(Exception):
    """The person wants to stop here."""


class Sitting:
    """The match, who sits where, and what the person has not been told yet. The file holds every move made."""

    def __init__(
        self, terminal: Terminal, match: Match, bots: dict[int, Bot], names: list[str], file: Path, pace: float | None
    ) -> None:
        self.terminal = terminal
        self.pace = pace  # how often the time that the rules give; None lets no time run
        self.match = match
        self.bots = bots
        self.names = names
        self.file = file
        self.speech = game_words(match.game, terminal.locale)
        (self.seat,) = set(range(match.seats)) - set(bots)
        self.log: list[str] = []
        self.fresh = 0  # where in the log the news begin
        self.commands = {terminal.say(f"word-{command}"): command for command in COMMANDS}
        self._hear(match.opening)
        for step in match.steps:
            if step.seat == self.seat:
                self.fresh = len(self.log)
            self._hear(step.events)

    def play(self) -> None:
        """Play to the end, the person first wherever several seats choose at once; then show how it ended."""
        self._save()
        while not self.match.over:
            asked = [decision.seat for decision in self.match.open()]
            if self.seat not in asked:
                self._make(asked[0], self.bots[asked[0]].think(self.match, asked[0]).move)
            elif self.match.state.judged(self.seat) is None:
                self._turn()
            else:
                self._trial()
        self._show_table(self._scene())

    # The person's turn.

    def _turn(self) -> None:
        """Show the table, then ask until a move was made or taken back."""
        scene, limit, began = self._scene(), self._limit(), milliseconds()
        self._show_table(scene)
        left = scene.choices
        while True:
            entries = menu(scene, left)
            self._show_menu(scene, entries)
            text = self._ask()
            if limit is not None and milliseconds() - began > limit:
                self._expire(None)
                return
            command = self._command(text)
            if command:
                if self._obeyed(command, scene):
                    return
                continue
            found = self._narrowed(scene, entries, text)
            left = found or left
            if text and len(found) == 1 and self._sure(found[0]):
                self._make(self.seat, found[0].move)
                return

    def _narrowed(self, scene: Scene, entries: list[Line], text: str) -> list[Choice]:
        """The choices that a text leaves; where it leaves none, it says why."""
        if text.isdecimal() and 1 <= int(text) <= len(entries):
            return entries[int(text) - 1].choices
        found = typed(scene.choices, text)
        if not found:
            self._explain(text)
        return found

    def _trial(self) -> None:
        """Show the table, then ask for an answer in words until one is an answer, or time is up."""
        scene, limit = self._scene(), self._limit()
        answering = self._answering(widget_of(scene), limit)
        self._show_table(scene)
        self._show_ways(scene, answering, limit)
        try:
            with beating(self.terminal, answering):
                self._ask_for_answer(scene, answering, limit)
        except (Leaving, KeyboardInterrupt):
            if limit is not None:  # who leaves lets the time run out
                self._expire(answering.draft())
            raise

    def _ask_for_answer(self, scene: Scene, answering: Answering, limit: float | None) -> None:
        began = milliseconds()
        while True:
            text = self._ask()
            if answering.is_over() or (limit is not None and milliseconds() - began > limit):
                self._expire(answering.draft())
                return
            if text.startswith(COMMAND):
                if self._obeyed(self._command(text.removeprefix(COMMAND)), scene):
                    return
            elif self._answered(answering.take(text)):
                return

    def _obeyed(self, command: str, scene: Scene) -> bool:
        """Do what a command says; whether the decision is another then."""
        if command == "undo":
            return self._undo()
        self._obey(command or "help", scene)
        return False

    def _answered(self, raw: Json) -> bool:
        """Give an answer; whether it was one."""
        if raw is None:
            return False
        try:
            move = self.match.accept(self.seat, "", raw)
        except Refused as refused:
            self.terminal.refuse(refused, self.names)
            return False
        self._make(self.seat, move, raw)
        return True

    def _expire(self, draft: Json) -> None:
        """Time is up: the last draft counts, else the clock has its move."""
        self.terminal.write(self.terminal.say("time-up"))
        self._make(self.seat, *self.match.expire(self.seat, draft))

    def _answering(self, widget: Widget, limit: float | None) -> Answering:
        if widget.answers != "gallery":
            return Answering(widget)
        return Shooting(widget, limit, milliseconds, self._say)

    def _say(self, code: str, **facts: object) -> None:
        self.terminal.write(self.terminal.say(code, **facts))

    def _limit(self) -> float | None:
        """The milliseconds that there are for the decision at hand, as this terminal counts."""
        limit = self.match.decision(self.seat).limit
        return None if limit is None or self.pace is None else limit * self.pace

    def _show_ways(self, scene: Scene, answering: Answering, limit: float | None) -> None:
        self.terminal.write(scene.prompt.text, "bold")
        for line in answering.ways(self.terminal.words):
            self.terminal.write(line)
        self.terminal.write(self.terminal.say("answer-commands", mark=COMMAND))
        if limit is not None:
            self.terminal.write(self.terminal.say("answer-time", seconds=round(limit / 1000)))

    def _explain(self, text: str) -> None:
        """Say why a text is no move to make now."""
        try:
            self.match.accept(self.seat, text)
        except Refused as refused:
            self.terminal.refuse(refused, self.names)

    def _sure(self, choice: Choice) -> bool:
        """Whether to go ahead: a choice that cannot be undone is asked about."""
        return not choice.risky or self._yes(self.terminal.say("sure", choice=choice.label))

    def _yes(self, question: str) -> bool:
        self.terminal.write(question)
        return self._ask().casefold() in self.terminal.say("word-yes").split()

    def _ask(self) -> str:
        text = self.terminal.ask(self.terminal.say("ask"))
        if text is None:
            raise Leaving
        return text

    def _command(self, text: str) -> str:
        """The command a text is: its whole word or first letter, or "?"; else nothing."""
        if text == "?":
            return "help"
        for word, command in self.commands.items():
            if text.casefold() in (word, word[0]):
                return command
        return ""

    def _obey(self, command: str, scene: Scene) -> None:
        if command == "quit":
            raise Leaving
        if command == "log":
            self.terminal.show([Section(self.terminal.say("section-log"), self.log)])
        elif command == "table":
            self._show_table(scene)
        else:
            self._show_help(scene)

    def _undo(self) -> bool:
        """Take the person's last move back, and what bots did since; asks first when something was learned."""
        steps = self.match.steps
        own = [place for place, step in enumerate(steps) if step.seat == self.seat]
        if not own:
            self.terminal.refuse(Refused("nothing-to-undo", {}), self.names)
            return False
        try:
            self.match.check_undo(own[-1])
        except Refused as refused:
            self.terminal.refuse(refused, self.names)
            return False
        learned = any(step.reveals() for step in steps[own[-1] :])
        if learned and not self._yes(self.terminal.say("undo-revealed")):
            return False
        self.match.undo(self.seat, own[-1])
        self._save()
        self.log.append(self.terminal.say("undone", move=own[-1] + 1))
        return True

    # Moves and what they tell.

    def _make(self, seat: int, move: str, raw: Json = None) -> None:
        step = self.match.repeat(seat, move, raw)
        self._save()
        self._hear(step.events)

    def _save(self) -> None:
        save(self.match, self.file)

    def _hear(self, events: list[Event]) -> None:
        told = [event.told_to(self.seat) for event in events]
        self.log += [event_sentence(event, self.speech, self.names) for event in told if event is not None]

    def _scene(self) -> Scene:
        return scene_of(self.match.scene(self.seat, self.terminal.locale, self.names))

    # What is shown.

    def _show_table(self, scene: Scene) -> None:
        news = self.log[self.fresh :]
        self.fresh = len(self.log)
        self.terminal.out.rule(Text(scene.status), style="dim")
        self.terminal.show([Section(self.terminal.say("section-news"), news)] if news else [])
        self.terminal.show(text_table(scene, self.terminal.words, self.seat))
        if scene.result is not None:
            self.terminal.write(scene.result.text, "bold")

    def _show_menu(self, scene: Scene, entries: list[Line]) -> None:
        self.terminal.write(scene.prompt.text, "bold")
        numbered = [Text(f"{number:>3}. {entry.label}") for number, entry in enumerate(entries, 1)]
        self.terminal.out.print(Columns(numbered, column_first=True, padding=(0, 3)))

    def _show_help(self, scene: Scene) -> None:
        rules = [(rule, f"rule-{rule}") for rule in scene.prompt.rules]
        lines = [
            f"{rule} {self.speech.attribute(code, 'title')} – {self.speech.say(code)}"
            for rule, code in rules
            if self.speech.has(code)
        ]
        ways = [
            f"{word[0]}, {word} – {self.terminal.say(f'help-{command}')}" for word, command in self.commands.items()
        ]
        sections = [
            Section(self.terminal.say("section-coach"), [scene.prompt.coach] if scene.prompt.coach else []),
            Section(self.terminal.say("section-rules"), lines),
            Section(self.terminal.say("section-commands"), [self.terminal.say("help-choosing"), *ways]),
        ]
        self.terminal.show([section for section in sections if section.lines])
