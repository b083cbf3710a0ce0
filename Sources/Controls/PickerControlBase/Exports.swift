// Re-exports the modules whose types appear in the public API, so that one import is enough.

@_exported import PickerColor
@_exported import PickerGeometry
@_exported import PickerJSON
@_exported import PickerLimits
@_exported import PickerMotion
@_exported import PickerSolver
@_exported import PickerText
@_exported import PickerTree
