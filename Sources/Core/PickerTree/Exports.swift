// The public API of this module uses types of these modules; re-exporting them makes one import enough.

@_exported import PickerColor
@_exported import PickerGeometry
@_exported import PickerJSON
@_exported import PickerLimits
@_exported import PickerText
