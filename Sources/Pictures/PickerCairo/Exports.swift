// The public API of this module uses types of these modules; re-exporting them makes one import enough.

@_exported import PickerRendering
@_exported import PickerTree
