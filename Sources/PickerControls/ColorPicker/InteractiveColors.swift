import PickerColor
import PickerGeometry
import PickerText
import PickerTree

/// The interactive control of a colour picker.
package final class InteractiveColors: InteractiveControl {
  /// The binding of each part of the control, in the order of its children.
  package let bindings: [ColorBinding]
  /// The measured characters of ``digitCharacters``, in order; empty if no label shows a number.
  package let digits: [MeasuredText]
  /// The stages that force leads to; nil if force has no effect.
  package let stages: (any ColorStages)?

  /// The characters of labels that show numbers and colours.
  package static let digitCharacters = "0123456789ABCDEF.#°% "

  init(
    _ bindings: [ColorBinding], digits: [MeasuredText] = [], stages: (any ColorStages)? = nil
  ) {
    self.bindings = bindings
    self.digits = digits
    self.stages = stages
  }

  /// `colors`.
  package var kind: String { "colors" }
}

/// The layouts of a force-sensitive control in the stages that force leads to, computed lazily.
package protocol ColorStages: AnyObject, Sendable {
  /// The decrease of raw force (0…6.67) between two touches from which the finger counts as lifted.
  var liftThreshold: Double { get }

  /// Returns the control with only its swatch, or else with its card.
  func tree(isPopped: Bool) -> LayoutTree
}

/// The parameters picked on a part of a control, and the direction in which values increase.
package struct ColorBinding: Hashable, Sendable {
  /// The parameters, in the order of the part's directions; empty if the colour is only shown.
  package var parameters: [Parameter]
  /// The axis of a single parameter.
  package var axis: Axis
  /// Whether 0 of a single parameter is at the trailing end or the bottom.
  package var isInverted: Bool
  /// Whether horizontal values increase from right to left.
  package var isMirrored: Bool
  /// The number of columns of swatches; 0 if there are none.
  package var columns: Int
  /// The number of rows of swatches; 0 if there are none.
  package var rows: Int

  /// Creates a binding.
  package init(
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
