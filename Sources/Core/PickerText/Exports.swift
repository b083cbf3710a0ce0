// Re-exports the types that the public API of this module uses, so that one import is enough.

@_exported import PickerGeometry
