"""Playing at a served table, by socket and by HTTP."""

from collections.abc import Callable

from tests.server.visitors import Browser, play_on

NewBrowser = Callable[[], Browser]


def test_one_person_plays_a_whole_match_against_bots(browser: NewBrowser) -> None:
    anna = browser()
    table = anna.lay("human", "random", "random", start=True)
    screen = anna.screen(table)
    play_on([screen])
    assert screen.scene is not None
    assert screen.scene["result"]["rows"][0]["rank"] == 1
    assert anna.get(f"/api/tables/{table}/room")["phase"] == "over"


def test_two_people_on_two_devices_play_a_whole_match(browser: NewBrowser) -> None:
    anna, bea = browser(), browser()
    table = anna.lay("human", "open")
    bea.join(table, anna.invitation(table))
    bea.ready(table)
    anna.post(f"/api/tables/{table}/start")
    play_on([anna.screen(table, 0), bea.screen(table, 1)])


def test_a_command_by_http_is_the_same_as_by_socket(browser: NewBrowser) -> None:
    anna = browser()
    table = anna.lay("human", "human", start=True)
    screens = [anna.screen(table, 0), anna.screen(table, 1)]
    for screen in screens:
        screen.until("hello")
    asked = next(screen for screen in screens if screen.decision is not None)
    assert asked.decision is not None and asked.scene is not None
    command = {"id": "a", "decision": asked.decision["id"], "move": asked.scene["choices"][0]["move"]}
    assert anna.post(f"/api/tables/{table}/command", command) == {"id": "a", "entry": 1}
    assert anna.post(f"/api/tables/{table}/command", command) == {"id": "a", "entry": 1}
    for screen in screens:
        screen.until_entry(1)
