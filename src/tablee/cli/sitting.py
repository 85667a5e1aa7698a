"""A sitting: one person at the text table, bots in the other seats."""

from pathlib import Path

from rich.columns import Columns
from rich.text import Text

from tablee.bots import Bot
from tablee.cli.choosing import Entry, menu, typed
from tablee.cli.journal_files import save
from tablee.cli.terminal import Terminal
from tablee.cli.text_table import Section, scene_of, text_table
from tablee.engine.events import Event
from tablee.engine.match import Match
from tablee.engine.refused import Refused
from tablee.scenes import Choice, Scene
from tablee.sentences import event_sentence, game_words

COMMANDS = ("help", "undo", "log", "table", "quit")


class Leaving(Exception):
    """The person wants to stop here."""


class Sitting:
    """The match, who sits where, and what the person has not been told yet. The file holds every move made."""

    def __init__(self, terminal: Terminal, match: Match, bots: dict[int, Bot], names: list[str], file: Path) -> None:
        self.terminal = terminal
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
            if self.seat in asked:
                self._turn()
            else:
                self._play(asked[0], self.bots[asked[0]].choose(self.match, asked[0]))
        self._show_table(self._scene())

    # The person's turn.

    def _turn(self) -> None:
        """Show the table, then ask until a move was made or taken back."""
        scene = self._scene()
        self._show_table(scene)
        left = scene.choices
        while True:
            entries = menu(scene, left)
            self._show_menu(scene, entries)
            text = self._ask()
            command = self._command(text)
            if command == "undo":
                if self._undo():
                    return
            elif command:
                self._obey(command, scene)
            else:
                if text.isdecimal() and 1 <= int(text) <= len(entries):
                    left = entries[int(text) - 1].choices
                else:
                    left = typed(scene.choices, text) or self._explained(text, left)
                if len(left) == 1 and self._sure(left[0]):
                    self._play(self.seat, left[0].move)
                    return

    def _explained(self, text: str, left: list[Choice]) -> list[Choice]:
        """Say why a text is no move to make now; the choices stay as they were."""
        try:
            self.match.check(self.seat, text)
        except Refused as refused:
            self.terminal.refuse(refused, self.names)
        return left

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
        learned = any(step.reveals() for step in steps[own[-1] :])
        if learned and not self._yes(self.terminal.say("undo-revealed")):
            return False
        self.match.undo(self.seat, own[-1])
        self._save()
        self.log.append(self.terminal.say("undone", move=own[-1] + 1))
        return True

    # Moves and what they tell.

    def _play(self, seat: int, move: str) -> None:
        step = self.match.play(seat, move)
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

    def _show_menu(self, scene: Scene, entries: list[Entry]) -> None:
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
