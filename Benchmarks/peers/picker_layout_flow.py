"""PickerLayout's boxes without documents: arrays in, frames out."""

from picker_layout import Boxes as Rows

__all__ = ["Rows"]
