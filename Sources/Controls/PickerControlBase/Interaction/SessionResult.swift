import PickerTree

/// The effect of an event: the result of ``ControlSession/send(_:at:)``.
public struct SessionResult: Hashable, Sendable {
  /// Whether the control handled the event.
  ///
  /// For a tap or a press: whether there was an enabled item, and the selection rule allows it. For a key: whether it
  /// changed something, moved the focus, or pressed a momentary segment. It is false for the Tab key after the last
  /// control or before the first one: the focus may then leave the control. For a wheel: whether anything moves; if
  /// not, the surroundings of the control may scroll. For a selection: whether the item has the requested state
  /// afterwards. For the focus: whether the item has it now.
  public var isUsed = false
  /// The item that was tapped or pressed.
  public var target: SessionTarget?
  /// The ids of the newly selected items.
  public var selected: [String] = []
  /// The ids of the newly deselected items.
  public var deselected: [String] = []
  /// The id of the chip that was removed.
  public var removed: String?
  /// Whether the focus moved to another item.
  public var movesFocus = false
  /// Whether hidden items are shown now; nil if that has not changed.
  public var isExpanded: Bool?
  /// The item that the selection rule refused.
  public var refusal: SessionRefusal?
  /// The new stage of a touch swatch; nil if it has not changed.
  public var stage: TouchStage?
  /// The announcement for screen readers, in the language of the control, such as "tea removed".
  public var announcement: String?

  /// Creates the result of an event.
  public init(isUsed: Bool = false) { self.isUsed = isUsed }

  /// Creates the result of a tap or a press on a target; nil: there was no use for it.
  package init(on target: SessionTarget?) {
    self.target = target
    isUsed = target != nil
  }
}

extension SessionResult {
  /// Whether it names any item.
  var hasIDs: Bool {
    target != nil || !selected.isEmpty || !deselected.isEmpty || removed != nil || refusal != nil
  }

  /// Adds what differs between the states before and after the event.
  mutating func addChanges(from before: SessionState, to after: SessionState) {
    if before.selection != after.selection {
      let (old, new) = (Set(before.selection), Set(after.selection))
      selected = after.selection.filter { !old.contains($0) }
      deselected = before.selection.filter { !new.contains($0) && $0 != removed }
    }
    movesFocus = before.focus != after.focus
    if before.stage != after.stage { stage = after.stage }
    if before.isExpanded != after.isExpanded { isExpanded = after.isExpanded }
  }
}
