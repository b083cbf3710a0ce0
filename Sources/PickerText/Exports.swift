// What the public API of this module is made of, so that one import is enough.

@_exported import PickerGeometry
