import PickerGeometry

/// What a screen reader is to be told of a node: its ARIA role, its name, and its states.
///
/// - Source: WAI-ARIA 1.2, and the patterns listbox, radio group and slider of the ARIA Authoring
///   Practices Guide.
public struct Accessibility: Hashable, Sendable {
  /// What the node is.
  public var role: AriaRole
  /// What it is called; nil where it has no name of its own.
  public var name: String?
  /// How it is at the moment, in a fixed order.
  public var states: [AriaState]

  /// A role, with a name and states where it has them.
  public init(_ role: AriaRole, name: String? = nil, states: [AriaState] = []) {
    self.role = role
    self.name = name
    self.states = states
  }
}

/// A role of WAI-ARIA, and `text` for a text that stands by itself.
public enum AriaRole: String, Hashable, Sendable, CaseIterable {
  case listbox, option, list, listitem
  case radiogroup, radio
  case group, button, slider
  case heading, text, img
  case generic
  /// Nothing is told of the node: it is there for the eye, or its parent has its text for a name.
  case presentation
}

/// An ARIA state or property, without the `aria-` before its name.
public enum AriaState: Hashable, Sendable {
  /// Whether several options may be selected.
  case multiselectable(Bool)
  /// Along which axis arrow keys move.
  case orientation(Axis)
  /// Whether an option is selected.
  case selected(Bool)
  /// Whether a radio button is the chosen one.
  case checked(Bool)
  /// Whether a toggle button is on.
  case pressed(Bool)
  /// Whether it is the one of several that is shown.
  case current(Bool)
  /// Whether what a button hides is shown.
  case expanded(Bool)
  /// Whether it takes no part.
  case disabled(Bool)
  /// Keys that act on it, such as `Delete`.
  case keyshortcuts(String)
  /// What it is called in place of its role, such as `slide`.
  case roledescription(String)
}
