// Re-exports the modules whose types appear in the public API, so that one import is enough.

@_exported import PickerControls
@_exported import PickerRendering
