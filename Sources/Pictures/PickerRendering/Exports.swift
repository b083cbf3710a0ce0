// The public API of this module uses types of this module; re-exporting it makes one import enough.

@_exported import PickerTree
