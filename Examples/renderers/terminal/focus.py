"""What keys act on: an item of a tree, found again in the next one."""

from typing import NamedTuple


class Focus(NamedTuple):
    """An item, by its id; the chip that stands for hidden ones, by that of its control."""

    id: str | None

    @staticmethod
    def of(node) -> "Focus":
        """The focus on a node."""
        return Focus(node.id or _control_of(node))

    def is_on(self, node) -> bool:
        """Whether a node has the focus."""
        return self == Focus.of(node)

    def stop(self, tree):
        """The stop of a tree where the focus is, its first if there is none; None if nothing can have the focus."""
        stops = tree.navigation
        return next((stop for stop in stops if self.is_on(stop.node)), stops[0] if stops else None)

    def moved(self, tree, key: str) -> "Focus":
        """Where a key leads: a direction, "home", "end", or "tab" and "backtab" through all items in order."""
        stop = self.stop(tree)
        if stop is None:
            return self
        if key not in ("tab", "backtab"):
            return Focus.of(getattr(stop, key) or stop.node)
        order = [each.node for each in tree.navigation]
        place = order.index(stop.node) + (1 if key == "tab" else -1)
        return Focus.of(order[place % len(order)])


def _control_of(node) -> str | None:
    while node is not None and node.id is None:
        node = node.parent
    return None if node is None else f"{node.id}/…"
