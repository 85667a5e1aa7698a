"""Whatever is sent to the doors of the OpenAPI document, in whatever shape, is answered or refused, and never fails."""

from collections.abc import Iterator
from contextlib import closing, suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from tests.server.serving import Running
from tests.server.visitors import Browser, play_on

pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies"),  # schemathesis does
]


@pytest.fixture(scope="module")
def host(server: Running) -> Iterator[Browser]:
    with closing(Browser(server.address)) as browser:
        yield browser


@pytest.fixture(scope="module")
def document(server: Running, host: Browser) -> Any:
    """The document, with tables that exist in every phase and a game that does, so that requests get far."""
    lobby = host.lay("human", "open")
    playing = host.lay("human", "human", start=True)
    over = host.lay("human", "human", start=True)
    play_on([host.screen(over, 0), host.screen(over, 1)])
    document = host.get("/api/schema")
    for path in document["paths"].values():
        for operation in path.values():
            for parameter in operation.get("parameters", []):
                if parameter["name"] == "table":
                    parameter["schema"] = {"enum": [lobby, playing, over, "nowhere"]}
                if parameter["name"] == "slug":
                    parameter["schema"] = {"enum": ["harbour", "chess"]}
    schema = schemathesis.openapi.from_dict(document)
    schema.config.update(base_url=server.address)
    return schema


def test_no_request_is_too_strange_to_be_answered(document: Any, host: Browser) -> None:
    cookies = dict(host.http.cookies)
    operations = [found.ok() for found in document.get_all_operations()]
    assert len(operations) > 20
    for operation in operations:
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):

            @given(operation.as_strategy(generation_mode=mode))
            @settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
            def knock(case: schemathesis.Case[Any]) -> None:
                case.call_and_validate(cookies=cookies, checks=[not_a_server_error])

            with suppress(Unsatisfiable):  # some doors cannot be asked wrongly
                knock()
