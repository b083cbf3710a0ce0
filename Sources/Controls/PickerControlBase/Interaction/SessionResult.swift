import PickerTree

/// The effect of an event: the answer of ``ControlSession/send(_:at:)``.
public struct SessionResult: Hashable, Sendable {
  /// Whether the control had a use for the event.
  ///
  /// Of a tap and a press, whether there was something that is not disabled and that the rule of selection allows; of a key, whether it
  /// changed something, moved the focus, or pressed a momentary segment (false for the Tab key beyond the last control, or before the
  /// first: the focus may go on to what is outside); of a wheel, whether anything moves, so that what is around the control may scroll if
  /// not; of a selection, whether the item is in that state afterwards; of the focus, whether it is there now.
  public var isUsed = false
  /// The item that was tapped or pressed.
  public var target: SessionTarget?
  /// The ids of the items that are selected now and were not before.
  public var selected: [String] = []
  /// The ids of the items that are no longer selected.
  public var deselected: [String] = []
  /// The id of the chip that was removed.
  public var removed: String?
  /// Whether the focus is on another item than before.
  public var movesFocus = false
  /// Whether hidden items are shown now; nil: that has not changed.
  public var isExpanded: Bool?
  /// The item that the rule of selection refused.
  public var refusal: SessionRefusal?
  /// The stage to which a touch swatch has come; nil: it has not changed.
  public var stage: TouchStage?
  /// The text for a screen reader, in the language of the control, such as "tea removed".
  public var announcement: String?

  /// Creates the result of an event that was used, or for which there was no use.
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
