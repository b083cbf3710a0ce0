import PickerColor
import PickerGeometry
import PickerText

/// A finished layout: every box, in the order in which it is painted, and what stands in it.
///
/// The nodes are one array in preorder; a parent comes before its children, and a node drawn on
/// top of another comes after it. `nodes[0]` is the root.
///
///     chips ┬ row ┬ chip ─ label         nodes  chips row chip label chip label
///           │     └ chip ─ label         end      6    6   4     4     6    6
///
/// Texts, ids and paints stand in tables beside the nodes, all of them behind one reference. Trees share
/// them with their copies, and most with the control they came from, so laying out again at another
/// width copies none of them.
///
/// A tree is data: it owns no control, and two trees are equal where all that they hold is.
public struct LayoutTree: Hashable, Sendable {
  /// Which control it is: `chips`, `flow` …
  public var type: String
  /// Every box in paint order; the root is the first.
  public var nodes: [LayoutNode] = []
  /// What the reader should know, in the order in which it was found.
  public var warnings: [Warning] = []
  /// What the tree tells beside geometry.
  public var detail: Detail = []
  /// The tables that nodes refer to; shared until they are changed.
  @usableFromInline var shared = Tables.none

  /// A tree without nodes.
  public init(type: String) {
    self.type = type
  }

  /// The size of the whole, in points.
  public var size: Size { nodes.first?.frame.size ?? .zero }
}

/// A measured text as a node shows it.
public struct Label: Hashable, Sendable {
  /// What is drawn.
  public var text: MeasuredText
  /// The whole text, where something of it was cut away.
  public var fullText: String?
  /// Which of the tree's ``LayoutTree/fonts`` it is set in.
  public var font: Int

  /// A label that shows `text`.
  public init(text: MeasuredText, fullText: String? = nil, font: Int) {
    self.text = text
    self.fullText = fullText
    self.font = font
  }
}

/// A picture from elsewhere, stretched over the frame of the node that shows it.
public struct ImageReference: Hashable, Sendable {
  /// Where the picture is: a path relative to the document, or a `data:` URI.
  public var href: String
  /// How large it is by itself, in points.
  public var size: Size
  /// What it shows, for those who cannot see it; nil: it is an ornament.
  public var description: String?

  /// A picture of that size.
  public init(href: String, size: Size, description: String? = nil) {
    self.href = href
    self.size = size
    self.description = description
  }
}

/// Which items a control left out because it may not take more rows.
public struct Overflow: Hashable, Sendable {
  /// The ids of the items that are not shown, in their order.
  public var hiddenIDs: [String]

  /// An overflow of these items.
  public init(hiddenIDs: [String]) {
    self.hiddenIDs = hiddenIDs
  }
}

/// Something the layout had to do that its author may not have meant.
public struct Warning: Hashable, Sendable {
  /// What kind of thing happened.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// A label was cut.
    case truncated
    /// A box sticks out of the room it has.
    case overflow
    /// No face has a character of the label.
    case missingGlyph
    /// A hit region is smaller than the asked for minimum.
    case narrowTarget
    /// A value was outside its range and was brought back.
    case clamped
    /// A value was none that its place can have, such as a width of less than nothing: nothing is placed.
    case invalid
  }

  /// What kind of thing it is.
  public var code: Code
  /// The id of the item it is about; nil where it is about the whole.
  public var id: String?
  /// What happened, for people.
  public var message: String

  /// A warning; without an id it is about the whole.
  public init(_ code: Code, id: String? = nil, message: String) {
    self.code = code
    self.id = id
    self.message = message
  }
}

/// What a tree tells beside geometry.
public struct Detail: OptionSet, Hashable, Sendable {
  /// The members as bits.
  public let rawValue: UInt8

  /// The set of these bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Glyph runs and the bounds of the ink, for a renderer that draws without shaping again.
  public static let glyphs = Detail(rawValue: 1)

  /// ARIA role, name and states of every node.
  public static let accessibility = Detail(rawValue: 2)
  /// Where a finger hits what.
  public static let hits = Detail(rawValue: 4)
  /// Where the arrow keys lead.
  public static let navigation = Detail(rawValue: 8)

  /// Why each row ends where it does; of flows and chips.
  public static let trace = Detail(rawValue: 16)
  /// At which widths rows, height or what is hidden change; of flows and chips.
  public static let breakpoints = Detail(rawValue: 32)
  /// Bounds, area and length of every shape.
  public static let measures = Detail(rawValue: 64)

  /// The names as they are written in a document.
  public static let named: [(name: String, detail: Detail)] = [
    ("glyphs", .glyphs), ("accessibility", .accessibility), ("hits", .hits),
    ("navigation", .navigation), ("trace", .trace), ("breakpoints", .breakpoints),
    ("measures", .measures),
  ]
}
