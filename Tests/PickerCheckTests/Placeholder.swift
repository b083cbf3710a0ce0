import Testing

@testable import PickerCheck
