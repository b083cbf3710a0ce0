import PickerGeometry

/// The accessibility information of a node: its ARIA role, name and states.
///
/// - Source: WAI-ARIA 1.2, and the patterns listbox, radio group and slider of the ARIA Authoring Practices Guide.
public struct Accessibility: Hashable, Sendable {
  /// The ARIA role of the node.
  public var role: AriaRole
  /// The accessible name; nil if the node has none.
  public var name: String?
  /// The language of the name as a BCP 47 tag, if it differs from the language of the control, such as English words
  /// for a language without built-in words. Nil if it is the same.
  public var language: String?
  /// The ARIA states and properties, in a fixed order.
  public var states: [AriaState]

  /// Creates the description of a node from its role, name and states.
  public init(
    _ role: AriaRole, name: String? = nil, language: String? = nil, states: [AriaState] = []
  ) {
    self.role = role
    self.name = name
    self.language = language
    self.states = states
  }
}

/// A WAI-ARIA role, or `text` for stand-alone text.
public enum AriaRole: String, Hashable, Sendable, CaseIterable {
  /// A list with selectable items.
  case listbox
  /// An item of a list box.
  case option
  /// A list without selectable items.
  case list
  /// An item of a list.
  case listitem
  /// A group of buttons, one of which is checked at a time.
  case radiogroup
  /// A button of a radio group.
  case radio
  /// A set of related elements.
  case group
  /// A button, or a toggle button that is on or off.
  case button
  /// An element whose value is a number in a range.
  case slider
  /// A heading, such as the title above a control.
  case heading
  /// Stand-alone text; not a role of WAI-ARIA.
  case text
  /// An image.
  case img
  /// A container without a meaning.
  case generic
  /// Hidden from assistive technology: the node is decorative, or its text is already the name of an ancestor.
  case presentation
}

/// An ARIA state or property, named without the prefix `aria-`.
public enum AriaState: Hashable, Sendable {
  /// Whether more than one option can be selected.
  case multiselectable(Bool)
  /// The axis along which arrow keys move.
  case orientation(Axis)
  /// Whether an option is selected.
  case selected(Bool)
  /// Whether a radio button is checked.
  case checked(Bool)
  /// Whether a toggle button is on.
  case pressed(Bool)
  /// Whether this is the current item of a set, such as the visible page.
  case current(Bool)
  /// The kind of popup that a button opens, such as `listbox`.
  case haspopup(String)
  /// Whether the content that a button controls is shown.
  case expanded(Bool)
  /// Whether the item is disabled.
  case disabled(Bool)
  /// Keyboard shortcuts that act on the item, such as `Delete`.
  case keyshortcuts(String)
  /// A human-readable description that replaces the role, such as `slide`.
  case roledescription(String)
  /// The smallest value of a slider.
  case valuemin(Double)
  /// The largest value of a slider.
  case valuemax(Double)
  /// The value of a slider, with three decimals. With two dimensions, it is the horizontal value.
  case valuenow(Double)
  /// The human-readable value of a slider, such as `220°`.
  case valuetext(String)
  /// A description in addition to the name, such as the digits of a colour.
  case description(String)
}
