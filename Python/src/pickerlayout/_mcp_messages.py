"""Messages of clients that the SDK cannot read and would not answer."""

from __future__ import annotations

import json
import re
from typing import Any

import anyio
from mcp.server import MCPServer
from mcp.server.stdio import stdio_server
from mcp.shared.message import SessionMessage
from mcp_types import (
    PARSE_ERROR,
    ErrorData,
    JSONRPCError,
    RequestId,
    jsonrpc_message_adapter,
)
from pydantic import ValidationError


def run(server: MCPServer[Any]) -> None:
    """Serves over standard input and output until the input ends, and answers every request."""
    anyio.run(_serve, server)


async def _serve(server: MCPServer[Any]) -> None:
    engine = server._lowlevel_server
    send, receive = anyio.create_memory_object_stream[SessionMessage | Exception](0)
    async with stdio_server() as (messages, answers), anyio.create_task_group() as tasks:

        async def pass_on() -> None:
            async with send:
                async for message in messages:
                    read = _readable(message)
                    if isinstance(read, JSONRPCError):
                        await answers.send(SessionMessage(read))
                    else:
                        await send.send(read)

        tasks.start_soon(pass_on)
        await engine.run(receive, answers, engine.create_initialization_options())


def _readable(message: SessionMessage | Exception) -> SessionMessage | Exception | JSONRPCError:
    """A message, its repaired form, or the answer to a request that cannot be read."""
    if not isinstance(message, ValidationError):
        return message
    error = message.errors(include_url=False)[0]
    line = str(error["input"])
    try:
        return SessionMessage(
            jsonrpc_message_adapter.validate_json(_with_text(line), by_name=False)
        )
    except (ValueError, LookupError, AttributeError, TypeError, RecursionError):
        reason = ErrorData(code=PARSE_ERROR, message=f"cannot be read: {error['msg']}")
        return JSONRPCError(jsonrpc="2.0", id=_id(line), error=reason)


def _with_text(line: str) -> str:
    """A call whose document is JSON text, which the engine reads or rejects with an error."""
    call = json.loads(line)
    arguments = call["params"]["arguments"] if isinstance(call, dict) else {}
    if isinstance(arguments.get("document"), dict):
        arguments["document"] = json.dumps(arguments["document"])
    return json.dumps(call)


def _id(line: str) -> RequestId | None:
    """The id among the members before the first object in a message, or after the last one."""
    head, tail = line.partition("{")[2], line.rstrip().removesuffix("}")
    flat = re.split(r"[{\[]", head, maxsplit=1)[0] + re.split(r"[}\]]", tail)[-1]
    found = re.search(r'"id"\s*:\s*(-?\d{1,18}|"(?:[^"\\]|\\.)*")', flat)
    return json.loads(found[1]) if found else None
