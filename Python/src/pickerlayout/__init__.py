"""Layout and text measurement for pickers, segmented controls and similar controls.

>>> import pickerlayout as pl
>>> tree = pl.layout({"type": "chips", "items": ["tea", "coffee"], "width": 375})
>>> [(node.id, node.role) for node in tree if node.id]
[('tea', 'chip'), ('coffee', 'chip')]

Lengths are points, the origin is the top left corner, y grows downwards, and times are seconds. Functions
raise TypeError and ValueError for wrong arguments, and otherwise subclasses of `Error`.
"""

from . import constants, record_types
from ._library import library_version
from ._version import VERSION
from .block import Block, SessionBlock
from .checks import check
from .control import Control, MeasuredControl
from .document import Document
from .engine import Engine, default_engine
from .errors import (
    ArgumentError,
    CancelledError,
    CatalogError,
    DocumentError,
    Error,
    FontError,
    LimitError,
    MeasurerError,
    SystemFailedError,
    UnavailableError,
    UnsupportedError,
)
from .flow import Flow
from .fonts import FontFile
from .functions import layout, read_tree
from .interaction import Change, FocusStop, Hit
from .limits import Budget, Limits
from .many import layout_many
from .measurements import Measurements
from .measurer import AtlasFont, Measurer
from .node import ROLES, Node
from .output import PictureWarning
from .picker import Chips, Segmented
from .records import Records
from .report import CheckCell, CheckReport, Finding, MinimumWidth
from .session import Refusal, Result, Session, Target
from .style import TextStyle
from .transition import Transition
from .tree import LayoutWarning, Tree
from .values import Color, Rect

#: The version of the package.
__version__: str = VERSION

__all__ = [
    "ROLES",
    "ArgumentError",
    "AtlasFont",
    "Block",
    "Budget",
    "CancelledError",
    "CatalogError",
    "Change",
    "CheckCell",
    "CheckReport",
    "Chips",
    "Color",
    "Control",
    "Document",
    "DocumentError",
    "Engine",
    "Error",
    "Finding",
    "Flow",
    "FocusStop",
    "FontError",
    "FontFile",
    "Hit",
    "LayoutWarning",
    "LimitError",
    "Limits",
    "MeasuredControl",
    "Measurements",
    "Measurer",
    "MeasurerError",
    "MinimumWidth",
    "Node",
    "PictureWarning",
    "Records",
    "Rect",
    "Refusal",
    "Result",
    "Segmented",
    "Session",
    "SessionBlock",
    "SystemFailedError",
    "Target",
    "TextStyle",
    "Transition",
    "Tree",
    "UnavailableError",
    "UnsupportedError",
    "__version__",
    "check",
    "constants",
    "default_engine",
    "layout",
    "layout_many",
    "library_version",
    "read_tree",
    "record_types",
]
