import PickerColor
import PickerGeometry
import PickerText
import PickerTree

/// An interactive control on which a colour is picked.
public final class InteractiveColors: InteractiveControl {
  /// What is picked on each part of the control, in the order of its children.
  public let bindings: [ColorBinding]
  /// What its labels are spelled with, one for each character of ``digitCharacters``; none where no
  /// label tells a number.
  public let digits: [MeasuredText]
  /// Where force leads; nil where it leads nowhere.
  public let stages: (any ColorStages)?

  /// The characters that the labels of numbers and colours are spelled with.
  public static let digitCharacters = "0123456789ABCDEF."

  init(
    _ bindings: [ColorBinding], digits: [MeasuredText] = [], stages: (any ColorStages)? = nil
  ) {
    self.bindings = bindings
    self.digits = digits
    self.stages = stages
  }

  /// Colours.
  public var kind: String { "colors" }
}

/// Shows a control on which a colour is picked by force in the stages that force leads to.
///
/// Nothing is worked out before it is asked for.
public protocol ColorStages: AnyObject, Sendable {
  /// A touch whose raw force, of 6.67 at most, is lower than the one before by this much or more is a
  /// finger that is lifted.
  var liftThreshold: Double { get }

  /// The control as it is while its swatch alone is shown, or with its card.
  func tree(isPopped: Bool) -> LayoutTree
}

/// What is picked on a part of a control, and which way numbers grow there.
public struct ColorBinding: Hashable, Sendable {
  /// What is picked, in the order of the part's directions; none where the colour is only shown.
  public var parameters: [Parameter]
  /// Along which axis a single parameter runs.
  public var axis: Axis
  /// Whether a single parameter has its 0 at the other end: trailing, or at the bottom.
  public var isInverted: Bool
  /// Whether what runs across runs from right to left.
  public var isMirrored: Bool
  /// How many swatches stand side by side.
  public var columns: Int
  /// How many swatches stand below each other.
  public var rows: Int

  /// A part on which these parameters are picked.
  public init(
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
