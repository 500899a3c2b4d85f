"""Everything that goes wrong becomes a `Trouble` with a reason and the right status, and never a trace."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException, ValidationException
from litestar.exceptions.http_exceptions import RequestEntityTooLarge

from inglenook.engine.decide import Refused
from inglenook.engine.words import Msg, Problem, msg

from . import logs
from .metrics import Metrics
from .store import StoreProblem
from .wire import Trouble

BAD_REQUEST = 400


class BadBody(Problem):
    """A body that is not what this address takes."""

    status = 400


class TooLarge(Problem):
    """More than is taken here."""

    status = 413


class TooFast(Problem):
    """Too much at once."""

    status = 429


class Foreign(Problem):
    """From another site."""

    status = 403


def explain(error: Exception) -> tuple[int, Trouble]:
    """What to tell somebody about a mistake of theirs. Whatever else it is, is a mistake of ours and raised again."""
    if isinstance(error, Refused):
        return getattr(error, "status", 422), Trouble(
            reason=error.reason, rule=error.rule, version=getattr(error, "version", None)
        )
    if isinstance(error, Problem):
        return getattr(error, "status", BAD_REQUEST), Trouble(reason=told(error), version=getattr(error, "version", None))
    if isinstance(error, RequestEntityTooLarge):
        return 413, Trouble(reason=msg("srv-too-large-here"))
    if isinstance(error, MethodNotAllowedException):
        return 405, Trouble(reason=msg("srv-no-method"))
    if isinstance(error, NotFoundException):
        return 404, Trouble(reason=msg("srv-not-found"))
    if isinstance(error, HTTPException) and error.status_code < 500:
        return error.status_code, Trouble(reason=_bad_request(error))
    raise error


def told(problem: Problem) -> Msg:
    """The reason as anybody may hear it; where things are kept is for the log alone."""
    return problem.public if isinstance(problem, StoreProblem) else problem.reason


def _bad_request(error: HTTPException) -> Msg:
    extra: Any = error.extra
    if isinstance(error, ValidationException) and isinstance(extra, list) and extra:
        one = extra[0]
        if one.get("source") == "body":
            return msg("srv-no-body")
        return msg("srv-bad-request", detail=f"{one.get('key', '')}: {one.get('message', '')}".strip(": "))
    return msg("srv-bad-request", detail=str(error.detail))


def fault(error: Exception, metrics: Metrics, **facts: object) -> Trouble:
    """A mistake of ours: the log has all of it under an id, the client gets the id."""
    id = secrets.token_hex(4)
    metrics.count("inglenook_faults_total")
    logs.log.error("fault", exc_info=error, extra={"fields": {"id": id, **facts}})
    return Trouble(reason=msg("srv-oops", mark=id))


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """The response to a request that went wrong."""
    headers = getattr(error, "headers", None) or {}
    try:
        status, trouble = explain(error)
    except Exception:
        status = 500
        trouble = fault(error, request.app.state.services.metrics, method=request.method, path=logs.masked(request.url.path))
    return Response(msgspec.json.encode(trouble), status_code=status, headers=headers, media_type=MediaType.JSON)
