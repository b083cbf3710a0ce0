import Testing

@testable import PickerReports
