"""Controls for a terminal, where a point is a character: one row high, without borders, with room for brackets."""

from collections.abc import Iterable
from typing import Any

ITEM = {"padding": {"horizontal": 2}, "minHeight": 1, "minTarget": 0, "border": 0}
ORDERS = ["Price", "Name", "Newest"]
DIETS = ["Vegan", "Vegetarian", "Halal", "Kosher", "Low carb", "Keto", "Sugar-free"]
DISHES = [
    "寿司",
    "ラーメン",
    "김치",
    "Pizza 🍕",
    "Couscous",
    "Falafel",
    "Injera",
    "Pierogi",
    "Laksa",
    "Mole",
    "Gumbo",
]


def chips(items: Iterable[str], **settings: Any) -> dict[str, Any]:
    """Chips of which any number can be selected."""
    look = {"spacing": {"item": 1, "row": 0}, "alignment": "leading", "chip": ITEM}
    return {"type": "chips", "items": list(items), "selection": "multiple", **look, **settings}


def filters() -> dict[str, Any]:
    """A panel of a restaurant's filters."""
    order = {
        "type": "segmented",
        "id": "order",
        "items": ORDERS,
        "segment": ITEM,
        "spacing": 1,
        "padding": 0,
    }
    items = [
        title("Diet"),
        chips(DIETS, id="diet"),
        title("Sort by"),
        order | {"distribution": "content", "indicator": {"inset": 0}},
        title("Dishes"),
        chips(DISHES, id="dish", maxRows=2),
    ]
    # Frames of scale 1 begin and end at whole points.
    return {"type": "stack", "scale": 1, "padding": {"horizontal": 1}, "spacing": 0, "items": items}


def title(text: str) -> dict[str, Any]:
    """A line of text below an empty one."""
    return {"type": "text", "text": text, "padding": {"top": 1}}
