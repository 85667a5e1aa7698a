"""Widgets by mouse, finger and keys and in words, from facts alone: what is done comes to the raw answer agreed on."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.axe import violations
from tests.browser.looking import PHONE, Looker, served

Look = Callable[..., Looker]
VOICES = """
    const spoken = (window.utterances = []);
    const synthesis = new EventTarget();
    const voice = { lang: "fr-FR", default: true, localService: true, name: "Voix" };
    Object.assign(synthesis, {
        getVoices: () => [voice],
        cancel: () => {},
        speak: (utterance) => { spoken.push(utterance.text); setTimeout(() => utterance.onend(), 5); },
    });
    Object.defineProperty(window, "speechSynthesis", { value: synthesis });
    window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("looking")) as found:
        yield found


@pytest.fixture
def look(chromium: Browser, address: str) -> Iterator[Look]:
    with ExitStack() as all:
        yield lambda show, **wishes: all.enter_context(closing(Looker(chromium, address, show, **wishes)))


# A document.


def lines(looker: Looker) -> list[int]:
    """The numbers of the lines that are struck out."""
    found = looker.page.locator("[data-line][aria-pressed=true]").evaluate_all("all => all.map(e => +e.dataset.line)")
    return [int(number) for number in found]


def until_struck(looker: Looker, *numbers: int) -> None:
    """Waits until these lines and no others are struck out: a tap becomes a click only after the finger has gone."""
    struck = "[...document.querySelectorAll('[data-line][aria-pressed=true]')].map((line) => line.dataset.line).join()"
    looker.until(f"() => {struck} === '{','.join(map(str, numbers))}'")


def test_a_document_is_struck_by_mouse_line_by_line_and_in_one_drag(look: Look) -> None:
    looker = look("sheet")
    page = looker.page
    page.locator("[data-line='3']").click()
    page.mouse.move(*looker.middle("[data-line='9']"))
    page.mouse.down()
    for number in (10, 11, 12):
        page.mouse.move(*looker.middle(f"[data-line='{number}']"))
    page.mouse.up()
    assert lines(looker) == [3, 9, 10, 11, 12]
    page.locator("[data-line='10']").click()
    assert lines(looker) == [3, 9, 11, 12]
    assert looker.drafts[-1] == {"keep": [1, 2, 4, 5, 6, 7, 8, 10]}
    page.get_by_role("button", name="Verrouiller").click()
    assert looker.given == [{"keep": [1, 2, 4, 5, 6, 7, 8, 10]}]


def test_a_document_is_struck_by_finger_with_a_tap_or_a_swipe(look: Look) -> None:
    looker = look("sheet", size=PHONE)
    for number in (2, 7):
        looker.page.locator(f"[data-line='{number}']").tap()
    until_struck(looker, 2, 7)
    looker.page.locator("[data-line='2']").tap()
    until_struck(looker, 7)
    x, y = looker.middle("[data-line='5']")
    looker.swipe((x - 90, y), (x - 40, y), (x + 60, y))
    until_struck(looker, 5, 7)


def test_a_document_is_struck_by_keys(look: Look) -> None:
    looker = look("sheet")
    looker.page.locator("[data-line='1']").focus()
    for key in ("ArrowDown", "Space", "ArrowDown", "ArrowDown", "Space", "ArrowUp", "Enter"):
        looker.page.keyboard.press(key)
    assert lines(looker) == [2, 3, 4]


def test_a_document_in_words_takes_the_numbers_of_the_lines(look: Look) -> None:
    looker = look("declare", **{"as": "text"})
    page = looker.page
    page.get_by_label("Lignes qui restent lisibles").fill("1, 5 8")
    page.keyboard.press("Enter")
    page.get_by_label("Déclarer").select_option("m1a")
    expect(page.get_by_text("Total 4. Lisibles : 1, 5, 8")).to_be_visible()
    page.get_by_role("button", name="Verrouiller").click()
    assert looker.given == [{"keep": [1, 5, 8], "declare": "m1a"}]


def test_what_would_lose_the_match_is_asked_once_more(look: Look) -> None:
    looker = look("sheet", doings=json.dumps([[2, {"total": 12}]]))
    looker.page.get_by_role("button", name="Verrouiller").click()
    expect(looker.page.get_by_role("alert")).to_contain_text("la partie serait perdue")
    assert looker.given == []
    looker.page.get_by_role("button", name="quand même").click()
    assert looker.given == [{"keep": list(range(1, 13))}]


def test_what_the_same_person_strikes_on_another_device_is_struck_here(look: Look) -> None:
    looker = look("sheet")
    looker.hear({0: {"keep": [1, 2]}, 2: {"total": 6}})
    expect(looker.page.locator("[data-line='3']")).to_have_attribute("aria-pressed", "true")
    assert lines(looker) == list(range(3, 13))
    expect(looker.page.locator("aside")).to_contain_text("Chloé 6")
    assert looker.drafts == []
    looker.page.locator("[data-line='3']").click()
    looker.hear({2: {"total": 7}})
    expect(looker.page.locator("aside")).to_contain_text("Chloé 7")
    assert lines(looker) == list(range(4, 13)), "what was done here since then stays done"


def test_what_is_being_read_appears_word_by_word(look: Look) -> None:
    looker = look("read", open=0)
    looker.until("() => { const n = document.querySelectorAll('.yet').length; return n > 3 && n < 16; }")
    looker.until("() => document.querySelectorAll('.yet').length === 0")


# A grid of letters.


def test_a_letter_is_answered_when_the_button_is_let_go(look: Look) -> None:
    looker = look("grid")
    page = looker.page
    page.mouse.move(*looker.middle("[data-cell='B2']"))
    page.mouse.down()
    page.mouse.move(*looker.middle("[data-cell='D7']"))
    assert looker.given == []
    page.mouse.up()
    assert looker.given == [{"cell": "D7"}]


def test_a_letter_let_go_beside_the_grid_is_no_answer(look: Look) -> None:
    looker = look("grid")
    looker.page.mouse.move(*looker.middle("[data-cell='B2']"))
    looker.page.mouse.down()
    looker.page.mouse.move(5, 590)
    looker.page.mouse.up()
    assert looker.given == []


def test_a_finger_slides_to_the_letter(look: Look) -> None:
    looker = look("grid", size=PHONE)
    looker.swipe(
        looker.middle("[data-cell='C3']"), looker.middle("[data-cell='D6']"), looker.middle("[data-cell='D7']")
    )
    assert looker.until_given() == {"cell": "D7"}
    assert len(looker.given) == 1


def test_a_letter_is_found_by_keys(look: Look) -> None:
    looker = look("grid")
    looker.page.locator("[data-cell='A1']").focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "Enter"):
        looker.page.keyboard.press(key)
    assert looker.given == [{"cell": "B3"}]


def test_a_run_is_drawn_by_mouse_and_by_keys(look: Look) -> None:
    looker = look("run")
    page = looker.page
    page.mouse.move(*looker.middle("[data-cell='E1']"))
    page.mouse.down()
    page.mouse.move(*looker.middle("[data-cell='I1']"))
    expect(page.get_by_role("status")).to_have_text("BADGE")
    page.mouse.up()
    page.locator("[data-cell='A1']").focus()
    for key in ("Enter", "ArrowDown", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    assert looker.given == [{"run": ["E1", "I1"]}, {"run": ["A1", "A3"]}]


def test_a_cell_is_typed_where_the_grid_is_words(look: Look) -> None:
    looker = look("grid", **{"as": "text"})
    field = looker.page.get_by_label("Case de la première lettre")
    button = looker.page.get_by_role("button", name="Répondre")
    field.fill("z9")
    expect(button).to_be_disabled()
    field.fill(" d 7")
    button.click()
    assert looker.given == [{"cell": "D7"}]


def test_a_word_is_chosen_by_a_click(look: Look) -> None:
    looker = look("choose", open=0, picks="1,2,3")
    looker.page.get_by_role("button", name="LASER").click()
    assert looker.clicked == ["it 3"]


# Bullets and paths.


def bullet(number: int) -> str:
    return f"li:nth-child({number}) > button"


def test_a_mouse_looks_at_a_bullet_and_answers_with_a_click(look: Look) -> None:
    looker = look("bullets")
    button = looker.page.locator(bullet(4))
    button.hover()
    expect(looker.page.locator(".which")).to_have_text("4")
    assert looker.given == []
    button.click()
    assert looker.given == [{"bullet": 4}]


def test_a_finger_looks_at_a_bullet_first_and_answers_with_the_next_tap(look: Look) -> None:
    looker = look("bullets", size=PHONE)
    for number in (4, 3):
        looker.page.locator(bullet(number)).tap()
        expect(looker.page.locator(".which")).to_have_text(str(number))
    assert looker.given == []
    looker.page.locator(bullet(3)).tap()
    assert looker.until_given() == {"bullet": 3}


def test_keys_go_from_bullet_to_bullet(look: Look) -> None:
    looker = look("bullets")
    looker.page.locator(bullet(1)).focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "Enter"):
        looker.page.keyboard.press(key)
    assert looker.given == [{"bullet": 5}]


def test_an_exit_is_answered_by_click_by_keys_and_in_words(look: Look) -> None:
    looker = look("path")
    looker.page.get_by_role("button", name="Sortie 4").click()
    looker.page.get_by_role("button", name="Sortie 1").focus()
    for key in ("5", "ArrowDown", "Enter"):
        looker.page.keyboard.press(key)
    assert looker.given == [{"exit": 4}, {"exit": 6}]
    words = look("path", **{"as": "text"})
    words.page.get_by_role("button", name="Sortie 8").click()
    assert words.given == [{"exit": 8}]


def test_bullets_are_answered_in_words(look: Look) -> None:
    looker = look("bullets", **{"as": "text"})
    looker.page.get_by_role("button", name="3. 9 mm").click()
    assert looker.given == [{"bullet": 3}]


# A shooting gallery.


def objection(shots: list[list[int]]) -> str:
    """Why a hand could not have fired these shots with the launcher of the sample; "" when it could."""
    tick, x, y = 0, 800, 450
    for number, (at, to_x, to_y) in enumerate(shots):
        if number and at - tick < (200 if number % 4 == 0 else 60):
            return f"not loaded: {shots}"
        if (to_x - x) ** 2 + (to_y - y) ** 2 > (18 * (at - tick)) ** 2:
            return f"too fast: {shots}"
        if not (0 <= to_x <= 1600 and 0 <= to_y <= 900 and 0 <= at < 600):
            return f"outside: {shots}"
        tick, x, y = at, to_x, to_y
    return ""


def test_shots_are_fired_by_mouse_and_answered_when_the_time_is_over(look: Look) -> None:
    looker = look("gallery", time=3_000)
    page = looker.page
    page.mouse.move(60, 120)
    looker.until("() => window.drafted().some((raw) => raw.aim[0] < 500)")
    page.mouse.down()
    page.mouse.up()
    raw = looker.until_given()
    assert len(raw["shots"]) == 1 and not objection(raw["shots"])
    assert looker.drafts[-1]["shots"] == raw["shots"]
    assert len(looker.given) == 1


def test_shots_are_fired_by_keys(look: Look) -> None:
    looker = look("gallery", time=3_000)
    page = looker.page
    page.locator(".room").focus()
    page.keyboard.down("ArrowLeft")
    looker.until("() => window.drafted().some((raw) => raw.aim[0] < 600)")
    page.keyboard.up("ArrowLeft")
    page.keyboard.press("Space")
    (shot,) = looker.until_given()["shots"]
    assert shot[1] < 800 and shot[2] == 450 and not objection([shot])


def test_a_finger_drags_the_reticle_and_fires_when_it_is_lifted(look: Look) -> None:
    looker = look("gallery", time=4_000, size=PHONE)
    x, y = looker.middle(".room")
    looker.swipe((x, y), (x + 30, y), (x + 80, y + 60))
    raw = looker.until_given()
    assert len(raw["shots"]) == 1 and not objection(raw["shots"])


def test_a_gallery_in_words_aims_at_what_is_chosen(look: Look) -> None:
    looker = look("gallery", time=3_000, **{"as": "text"})
    looker.page.get_by_label("2 rouge").check()
    looker.until("() => window.drafted().some((raw) => raw.aim[0] > 905 && raw.aim[1] > 730)")
    looker.page.get_by_role("button", name="Tirer").click()
    (shot,) = looker.until_given()["shots"]
    assert shot[1:] == [915, 745] and not objection([shot])


def test_who_looks_on_sees_the_called_target_fall(look: Look) -> None:
    shots = [[34, 901, 753], [106, 914, 716]]
    looker = look("gallery", time=4_000, open=0, own=2, doings=json.dumps([[1, {"shots": shots, "aim": [914, 716]}]]))
    expect(looker.page.locator("[aria-label='2 rouge\u00a0: à terre']")).to_be_visible(timeout=10_000)
    assert looker.given == [] and looker.drafts == []


def test_targets_and_spots_are_picked(look: Look) -> None:
    looker = look("place", open=0, picks="r2,b1,l1", motion="calm")
    looker.page.get_by_role("button", name="2 rouge").click()
    looker.page.get_by_role("button", name="L1", exact=True).focus()
    looker.page.keyboard.press("Enter")
    assert looker.clicked == ["it r2", "it l1"]


# Words, aloud and written.


def test_a_field_shows_what_is_typed_and_what_others_type(look: Look) -> None:
    looker = look("field", own=1)
    field = looker.page.get_by_label("Quel est ce monument")
    field.press_sequentially("col")
    assert looker.drafts == ["c", "co", "col"]
    looker.hear({2: "colis"})
    expect(field).to_have_value("colis")
    expect(looker.page.get_by_text("Chloé écrit")).to_be_visible()
    field.press_sequentially("ée")
    looker.hear({3: {"total": 2}})
    expect(field).to_have_value("colisée")
    field.press("Enter")
    assert looker.given == ["colisée"]
    looker.page.get_by_role("button", name="Demander l’indice").click()
    assert looker.given == ["colisée", "?"]


def test_the_chosen_screen_says_heading_and_text_and_then_that_it_has(look: Look) -> None:
    looker = look("speech", script=VOICES)
    page = looker.page
    expect(page.get_by_role("button", name="Relire")).to_be_visible()
    assert page.evaluate("() => window.desk.said") == 0
    page.evaluate("() => (window.desk.speech = '1.0')")
    looker.until("() => window.desk.said === 1")
    said = [text for text in page.evaluate("() => window.utterances") if text]
    assert said == [
        "Monument",
        "Voulu par un empereur qui taxait de l’ombre.",
        "Quatre-vingts arcades Des papes y suivent un chemin de",
    ]
    page.get_by_role("button", name="Relire").click()
    looker.until("() => window.utterances.filter((text) => text === 'Monument').length === 2")
    assert page.evaluate("() => window.desk.said") == 1


def test_a_device_without_a_voice_says_so(look: Look) -> None:
    looker = look("speech")
    expect(looker.page.get_by_text("Cet appareil n’a pas de voix")).to_be_visible()


def test_notes_are_crossed_out_remarked_on_and_sorted(look: Look) -> None:
    looker = look("notes", own=1)
    page = looker.page
    page.get_by_role("button", name="Selma Kane").click()
    expect(page.get_by_role("button", name="Selma Kane")).to_have_attribute("aria-pressed", "true")
    page.get_by_label("Remarque sur Hugo Lanter").fill("gaucher")
    page.keyboard.press("Tab")
    assert page.evaluate("() => [...window.desk.marks.values()]") == [
        {"row": "c2", "out": True, "remark": "", "seat": 1},
        {"row": "c5", "out": False, "remark": "gaucher", "seat": 1},
    ]
    page.evaluate("() => window.desk.other('c4', true, '', 2)")
    expect(page.get_by_role("button", name="Nora Falk")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="âge").click()
    expect(page.locator("section.chosen tbody th").first).to_contain_text("Nora Falk")


# The stage.


def test_the_stage_is_put_aside_and_taken_up_again(look: Look) -> None:
    looker = look("sheet", time=60_000)
    looker.page.get_by_role("button", name="Mettre de côté").click()
    expect(looker.page.locator("[data-stage]")).to_have_count(0)
    expect(looker.page.get_by_role("timer")).to_be_visible()
    looker.page.get_by_role("button", name="Y revenir").click()
    expect(looker.page.locator("[data-line='1']")).to_be_visible()


EVERYTHING: list[tuple[str, dict[str, Any]]] = [
    ("declare", {}),
    ("heard,field", {}),
    ("verdict", {"open": 0}),
    ("totals", {"open": 0}),
    ("grid", {"world": "wall"}),
    ("choose", {"open": 0, "world": "wall", "picks": "1,2"}),
    ("bullets", {"world": "wall"}),
    ("matched", {"open": 0, "world": "wall"}),
    ("path", {"world": "wall"}),
    ("traced", {"open": 0, "world": "wall"}),
    ("gallery", {"world": "wall", "time": 60_000}),
    ("place", {"open": 0, "world": "wall", "picks": "r1,l1"}),
    ("speech", {"script": VOICES}),
    ("notes", {"own": 1, "world": "wall", "marks": '[["c2",true,"",1]]', "sleuth": 1}),
]


@pytest.mark.parametrize(("show", "wishes"), EVERYTHING, ids=[show for show, _ in EVERYTHING])
@pytest.mark.parametrize("form", ["stage", "text"])
def test_nothing_keeps_anybody_out(look: Look, show: str, wishes: dict[str, Any], form: str) -> None:
    looker = look(show, motion="calm", **{"as": form, **wishes})
    for theme in ("light", "dark"):
        looker.page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        looker.page.evaluate("() => Promise.all(document.getAnimations().map((each) => each.finished))")
        assert not violations(looker.page), theme


@pytest.mark.parametrize(("show", "wishes"), EVERYTHING, ids=[show for show, _ in EVERYTHING])
def test_everything_fits_the_screen_of_a_phone(look: Look, show: str, wishes: dict[str, Any]) -> None:
    looker = look(show, size=PHONE, motion="calm", **wishes)
    wide = looker.page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= PHONE[0]
    small = looker.page.evaluate(
        """() => [...document.querySelectorAll('[data-stage] *')]
            .filter((e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim()))
            .filter((e) => !e.closest('.unseen, svg') && e.getClientRects().length)
            .filter((e) => parseFloat(getComputedStyle(e).fontSize) < 11)
            .map((e) => e.textContent.trim())"""
    )
    assert small == []
