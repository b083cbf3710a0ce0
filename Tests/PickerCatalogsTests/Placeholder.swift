import Testing

@testable import PickerCatalogs
