import PickerColor
import PickerGeometry

/// The parameters picked on a part of a control, and the direction in which values increase.
struct ColorBinding: Hashable, Sendable {
  /// The parameters, in the order of the part's directions; empty if the colour is only shown.
  var parameters: [Parameter]
  /// The axis of a single parameter.
  var axis: Axis
  /// Whether 0 of a single parameter is at the trailing end or the bottom.
  var isInverted: Bool
  /// Whether horizontal values increase from right to left.
  var isMirrored: Bool
  /// Whether vertical values of two parameters increase upwards.
  var isFlipped = false
  /// The change per key press, 0…1; nil uses a whole degree, a 255th or a percentage point.
  var step: Double?
  /// The number of columns of swatches; 0 if there are none.
  var columns: Int
  /// The number of rows of swatches; 0 if there are none.
  var rows: Int

  /// Creates a binding.
  init(
    _ parameters: [Parameter], axis: Axis = .horizontal, isInverted: Bool = false,
    isMirrored: Bool = false, columns: Int = 0, rows: Int = 0
  ) {
    self.parameters = parameters
    self.axis = axis
    self.isInverted = isInverted
    self.isMirrored = isMirrored
    self.columns = columns
    self.rows = rows
  }
}
