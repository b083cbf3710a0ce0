// The public API uses types of PickerGeometry; re-exporting it makes one import enough.

@_exported import PickerGeometry
