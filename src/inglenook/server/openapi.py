"""The description of the API. Litestar knows the routes; msgspec knows the shapes exactly."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from inglenook import __version__
from inglenook.engine import options, scene, theme, words

from . import wire

if TYPE_CHECKING:  # its own name for what a plugin is given, and no part of what Litestar promises
    from litestar._openapi.schema_generation import SchemaCreator

ABOUT = (
    "A table is played by answering questions. A scene shows what a seat may see, with the open question and its options; an "
    "answer gives the keys of the chosen options. Texts are message ids with arguments; /api/words has the sentences. Browsers "
    "are guests by cookie (GET /api/me); a program holds a seat by a bearer token. What happens at a table comes over the "
    "WebSocket /api/tables/{id}/live, whose messages are the shapes Hello, Answer, Welcome, Event and so on below."
)

CONFIG = OpenAPIConfig(
    title="Inglenook", version=__version__, description=ABOUT, use_handler_docstrings=True, path="/unused", render_plugins=()
)

SAVE = {"application/json": {"schema": {"type": "object", "description": "A saved game."}}}


class Shapes(OpenAPISchemaPlugin):
    """Tells Litestar only what our structs are called; what is in them comes from msgspec."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return field_definition.is_subclass_of(msgspec.Struct)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        return schema_creator.create_component_schema(field_definition, required=[], property_fields={})


def describe(app: Litestar) -> dict[str, Any]:
    """The description as OpenAPI."""
    found: dict[str, Any] = app.openapi_schema.to_schema()
    shapes = found.setdefault("components", {}).setdefault("schemas", {})
    shapes.update(exact_shapes())
    for methods in found["paths"].values():
        for one in methods.values():
            one["description"] = inspect.cleandoc(one.get("description", ""))
            if one["operationId"].endswith("Bring"):
                one["requestBody"] = {"required": True, "content": SAVE}
            if one["operationId"].endswith("Export"):
                one["responses"]["200"]["content"] = SAVE
    found["components"]["securitySchemes"] = {
        "cookie": {"type": "apiKey", "in": "cookie", "name": "inglenook"},
        "program": {"type": "http", "scheme": "bearer"},
    }
    return found


def exact_shapes() -> Any:
    """The JSON schema of every struct that goes over the wire."""
    kinds = [
        one
        for module in (wire, scene, options, theme, words)
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__.startswith("inglenook.")
    ]
    _, shapes = msgspec.json.schema_components(dict.fromkeys(kinds), ref_template="#/components/schemas/{name}")
    return _plain(shapes)


def _plain(shape: Any) -> Any:
    """Pairs of one kind as lists of two: every program understands `items`, few understand `prefixItems`."""
    if isinstance(shape, (list, tuple)):
        return [_plain(one) for one in shape]
    if not isinstance(shape, dict):
        return shape
    found = {name: _plain(one) for name, one in shape.items()}
    parts = found.get("prefixItems")
    if parts and all(one == parts[0] for one in parts):
        del found["prefixItems"]
        found["items"] = parts[0]
    return found
