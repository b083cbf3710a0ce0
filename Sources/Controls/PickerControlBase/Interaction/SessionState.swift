import PickerColor
import PickerGeometry
import PickerTree

/// The state of a control after the events that were sent to it: ``ControlSession/state``.
public struct SessionState: Hashable, Sendable {
  /// The size in which the control is laid out.
  public var proposal: ProposedSize
  /// The ids of the selected items, in the order of the items: of a carousel the current page, then the items on all pages.
  public var selection: [String] = []
  /// The target of keys; nil for none, as before any event. Taps, drags, keys and ``SessionEvent/focus(_:)`` move it.
  ///
  /// Two controls of a panel may each have a chip that stands for hidden ones, which has no id: ``ControlSession/focusPosition(at:)``
  /// tells them apart.
  public var focus: SessionTarget?
  /// The item that the rule of selection refused at the latest tap, key or selection; nil if it refused none.
  public var refusal: SessionRefusal?
  /// The picked colour, in a container that of the first colour picker; nil if none is picked.
  public var color: ColorValue?
  /// The stage of the touch swatch, in a container of the first one; nil if there is none. Its node in the tree has it, too.
  public var stage: TouchStage?
  /// How far the layer that was dragged last is from where the document places it, in points of what contains it; nil if no
  /// layer was dragged. In a container, that of the first drawing; the node of each drawing has its own.
  public var offset: Point?
  /// Whether items that a chip hides are shown, in a container those of the first such chip; nil if there is none.
  public var isExpanded: Bool?

  /// Creates the state of a control in a size, to which nothing has happened.
  public init(in proposal: ProposedSize = .asDeclared) { self.proposal = proposal }
}
