"""Routes: what every handler of the HTTP side has in common."""

from functools import partial
from typing import Annotated

import litestar
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from tablee.server.http.callers import Caller
from tablee.server.http.limits import Limits
from tablee.server.live.house import House
from tablee.server.wire.requests import Problem

Asker = NamedDependency[Caller]
OurHouse = NamedDependency[House]
OurLimits = NamedDependency[Limits]
TableId = FromPath[str]
RoomParameter = Annotated[
    str, QueryParameter(name="room", description="The capability of an invitation", max_length=64)
]

PROBLEMS = {
    status: ResponseSpec(Problem, description=why, generate_examples=False)
    for status, why in {
        400: "Badly asked",
        403: "Not allowed",
        404: "There is no such thing",
        405: "Not this way",
        409: "Well asked, but not now",
        413: "Too large",
        429: "Too many requests",
        503: "Not just now",
    }.items()
}

get = partial(litestar.get, responses=PROBLEMS)
post = partial(litestar.post, responses=PROBLEMS, status_code=200)
