// Re-exports all controls, so that one import is enough.

@_exported import PickerControlBase
@_exported import PickerItems
@_exported import PickerSurfaces
