"""Routes: what every handler of the HTTP side has in common."""

from functools import partial

import litestar
from litestar.openapi.datastructures import ResponseSpec

from tablee.server.requests import Problem

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
