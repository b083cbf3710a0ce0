"""Which peer does which task."""

import importlib
import types

import workload

PICKER_LAYOUT = "picker_layout"

PEERS = {
    "boxes": ["yoga", "taffy", "picker_layout_flow", PICKER_LAYOUT],
    "nested": ["yoga", "taffy", PICKER_LAYOUT],
    "labels": ["harfbuzz", "pillow", "pillow_large", PICKER_LAYOUT],
    "unseen": ["harfbuzz", "pillow", PICKER_LAYOUT],
    "chips": ["harfbuzz+yoga", "harfbuzz+taffy", PICKER_LAYOUT],
}

PACKAGES = {
    "yoga": "poga", "taffy": "stretchable", "harfbuzz": "uharfbuzz", "pillow": "Pillow",
    "pillow_large": "Pillow, at 64 × the size", PICKER_LAYOUT: "pickerlayout",
    "picker_layout_flow": "pickerlayout, Flow",
}


def title(peer):
    """The names of the packages of a peer, such as "uharfbuzz + poga"."""
    return " + ".join(PACKAGES[name] for name in peer.split("+"))


def load(peer):
    """The module of a peer; of two, one that measures by the first and lays out by the second."""
    modules = [importlib.import_module(name) for name in peer.split("+")]
    return modules[0] if len(modules) == 1 else joined(*modules)


def joined(text, layout):
    def chips(labels, measurer):
        height = measurer.ascent + measurer.descent + 2 * workload.PADDING
        return layout.Rows([(width + 2 * workload.PADDING, height) for width in measurer.widths(labels)])
    return types.SimpleNamespace(Measurer=text.Measurer, chips=chips)
