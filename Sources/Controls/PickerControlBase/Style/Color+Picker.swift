import PickerColor

extension Color {
  /// The accent colour of the picker, `#007AFF`.
  package static let pickerBlue = Color(red: 0, green: 122.0 / 255, blue: 1)
}
