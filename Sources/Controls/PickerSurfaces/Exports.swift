// Re-exports what all controls have, so that one import is enough.

@_exported import PickerControlBase
