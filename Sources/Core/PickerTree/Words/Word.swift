/// A word or phrase for screen readers and controls that comes from the library and not from the document.
///
/// Raw values are the keys of `words` in documents. Text in braces is replaced.
public enum Word: String, Hashable, Sendable, CaseIterable {
  // The order is that of the lines in the built-in tables.

  /// The name of the button that removes an item: `Remove {name}`.
  case remove
  /// The object of ``remove`` for an item without a name: `item`.
  case item
  /// The announcement that an item was removed: `{name} removed`.
  case removed
  /// The name of a page among others, and of its dot: `{index} of {count}`.
  case position
  /// The name of the button that shows hidden items, with plural forms: `{count} more`.
  case more
  /// The name of the button that hides them again: `Show less`.
  case less
  /// The announcement that no more items can be selected.
  case limitReached
  /// The announcement that the last selected item stays selected.
  case required
  /// The message of a form in which nothing is selected.
  case select
  /// The role of a carousel, and its name if it has none.
  case carousel
  /// The role of a page of a carousel.
  case slide
  /// The role of a control that picks two values at once: `2D slider`.
  case slider2D
  /// The name of a list of chips without a name.
  case chips
  /// The name of a segmented control without a name.
  case segmented
  /// The name of a stack without a name.
  case stack
  /// The name of a grid without a name.
  case grid
  /// The name of a colour picker without a name.
  case colorPicker
  /// The name of a chroma touch without a name.
  case chromaTouch
  /// The name of a drawing without a name.
  case drawing
  /// Two names of one part: `{first} and {second}`.
  case and
  /// Two parts of a text: `{first}, {second}`.
  case list
  /// A name before a number with decimals: `{name}: {value}`.
  case pair
  /// The title of the card of a chroma touch: `Your color: {value}`.
  case yourColor
  /// The parameter of colours: `hue`.
  case hue
  /// The parameter of colours: `saturation`.
  case saturation
  /// The parameter of HSB: `brightness`.
  case brightness
  /// The parameter of HSL and OKLCH: `lightness`.
  case lightness
  /// The parameter of OKLCH: `chroma`.
  case chroma
  /// The opacity of colours: `alpha`.
  case alpha
  /// A dark tone of a colour: `dark {color}`.
  case dark
  /// A light tone of a colour: `light {color}`.
  case light
  /// The colour black, also as a parameter of colours.
  case black
  /// The colour white, also as a parameter of colours.
  case white
  /// The colour gray.
  case gray
  /// The colour red, also as a parameter of colours.
  case red
  /// The colour orange.
  case orange
  /// The colour brown.
  case brown
  /// The colour yellow, also as a parameter of colours.
  case yellow
  /// The colour green, also as a parameter of colours.
  case green
  /// The colour cyan, also as a parameter of colours.
  case cyan
  /// The colour blue, also as a parameter of colours.
  case blue
  /// The colour purple.
  case purple
  /// The colour magenta, also as a parameter of colours.
  case magenta
  /// The colour pink.
  case pink
}

extension Word {
  /// The placeholders that may be in braces.
  package var placeholders: [String] {
    switch self {
    case .remove, .removed: ["{name}"]
    case .position: ["{index}", "{count}"]
    case .more: ["{count}"]
    case .and, .list: ["{first}", "{second}"]
    case .pair: ["{name}", "{value}"]
    case .yourColor: ["{value}"]
    case .dark, .light: ["{color}"]
    default: []
    }
  }

  /// Whether the word has plural forms.
  package var isCounted: Bool { self == .more }

  /// The line of a built-in table.
  var line: Int { Word.lines[self] ?? 0 }

  private static let lines = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1, $0 + 1) })

  /// The name of a control without a name, by its role; nil for the roles of other nodes.
  package init?(namingRole role: Role) {
    switch role {
    case .chips: self = .chips
    case .segmented: self = .segmented
    case .stack: self = .stack
    case .grid: self = .grid
    case .colorPicker: self = .colorPicker
    case .chromaTouch: self = .chromaTouch
    case .drawing: self = .drawing
    case .carousel: self = .carousel
    default: return nil
    }
  }
}
