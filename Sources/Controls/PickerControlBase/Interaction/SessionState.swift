import PickerColor
import PickerGeometry
import PickerTree

/// The state of a control after all events that were sent to it: ``ControlSession/state``.
public struct SessionState: Hashable, Sendable {
  /// The size in which the control is laid out.
  public var proposal: ProposedSize
  /// The ids of the selected items, in item order. For a carousel, the current page comes first, then the items on
  /// all pages.
  public var selection: [String] = []
  /// The target of keys; nil for none, such as before the first event. Taps, drags, keys and
  /// ``SessionEvent/focus(_:)`` move it.
  ///
  /// Two controls of a panel may each have an overflow chip, which has no id: ``ControlSession/focusPosition(at:)``
  /// distinguishes them.
  public var focus: SessionTarget?
  /// The item that the selection rule refused at the latest tap, key or selection; nil if there was none.
  public var refusal: SessionRefusal?
  /// The picked colour; nil if there is none. In a container, it is the colour of the first colour picker.
  public var color: ColorValue?
  /// The stage of the touch swatch; nil if there is none. In a container, it is the stage of the first touch swatch.
  /// The node in the tree also has it.
  public var stage: TouchStage?
  /// How far the most recently dragged layer is from its place in the document, in points of its parent; nil if no
  /// layer was dragged. In a container, it refers to the first drawing; the node of each drawing has its own.
  public var offset: Point?
  /// Whether the items that a chip hides are shown; nil if there is no such chip. In a container, it refers to the
  /// first one.
  public var isExpanded: Bool?

  /// Creates the initial state of a control in a size.
  public init(in proposal: ProposedSize = .asDeclared) { self.proposal = proposal }
}
