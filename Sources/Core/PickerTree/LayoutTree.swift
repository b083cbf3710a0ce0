import PickerColor
import PickerGeometry
import PickerText

// The folder: `Nodes`, `Paint`, `Text` and `Icons` are what a tree holds; `Building` makes it, `Queries`, `Interaction` and
// `Accessibility` ask it, `JSON` reads and writes it, `DisplayList` is how it is drawn.

/// A finished layout: every box in paint order, and its content.
///
///     chips ┬ row ┬ chip ─ label         paint order  chips row chip label chip label
///           │     └ chip ─ label         position         0   1    2     3    4     5
///
/// ``root``, ``nodes(role:)``, ``node(ofID:)`` and ``walk(from:enter:leave:)`` lead to its nodes, each a
/// ``NodeView``. A parent comes before its children, and a node drawn on top of another comes after it.
///
/// A tree is pure data: it does not refer to a control, and two trees are equal if all their contents are equal.
/// Copies share their storage until one of them changes.
public struct LayoutTree: Hashable, Sendable {
  /// The type of the control at the root: `chips`, `flow` …
  public var type: String
  // The nodes are plain numbers in one array in preorder, each with the position after its last descendant (in
  // the picture above 6 6 4 4 6 6). Texts, ids and paints are in tables beside them, all behind one reference,
  // which a tree usually shares with the measured control that made it: laying out again at another width
  // copies none of them.

  /// Every box in paint order; the root is the first.
  @usableFromInline package var nodes: [LayoutNode] = []
  /// Problems found during layout, in the order in which they were found.
  public var warnings: [Warning] = []
  /// The information that JSON includes besides geometry.
  public var detail: Detail = []
  /// The tables that nodes refer to, copied on write.
  #if hasFeature(Embedded)
    // The optimizer of Embedded Swift takes the storage of a global constant for unshared, so that the first change of one tree would
    // change all empty ones.
    @usableFromInline var shared = CopyOnWrite(Tables())
  #else
    @usableFromInline var shared = Tables.none
  #endif
  /// The nodes that are being filled by the public `append`.
  var open = OpenNodes()

  /// Creates a tree without nodes.
  public init(type: String) {
    self.type = type
  }

  /// The size of the root in points; zero for a tree without nodes.
  public var size: Size { nodes.first?.frame.size ?? .zero }
}

/// A measured text that a node shows.
public struct Label: Hashable, Sendable {
  /// The drawn text.
  public var text: MeasuredText
  /// The full text if the drawn text is truncated, otherwise nil.
  public var fullText: String?
  /// The index of its font in ``LayoutTree/fonts``.
  @usableFromInline package var font: Int
  /// Kept in separate storage: few labels have one, and a paint is several times as large as a label.
  @usableFromInline var storedCrossing: CopyOnWrite<Crossing>?

  /// Creates a label that shows `text`.
  @inlinable
  package init(text: MeasuredText, fullText: String? = nil, font: Int) {
    self.text = text
    self.fullText = fullText
    self.font = font
  }

  /// Creates a label whose text an indicator may partly cross.
  package init(text: MeasuredText, fullText: String? = nil, font: Int, crossing: Crossing?) {
    self.init(text: text, fullText: fullText, font: font)
    self.crossing = crossing
  }

  /// The wording of the text: the full text, without soft hyphens and hyphens that divide its words at line ends.
  package var wording: String { (fullText ?? text.text).withoutSoftHyphens }

  /// The part with a different paint, because an indicator covers it; nil for none.
  public var crossing: Crossing? {
    get { storedCrossing?.value }
    set { storedCrossing = newValue.map { CopyOnWrite($0) } }
  }
}

/// An external image, stretched to the frame of the node that shows it.
public struct ImageReference: Hashable, Sendable {
  /// The location of the image: a path relative to the document, or a `data:` URI.
  public var href: String
  /// The natural size, in points.
  public var size: Size
  /// The alternative text; nil for a decorative image.
  public var description: String?
  /// Whether a page may load the image from its address when it is opened. Nothing else loads it.
  public var loads: Bool
  /// How a page fits the image into its frame, if its natural size is unknown until it is loaded; nil if it is known.
  public var fit: ContentFit?

  /// Creates a reference to an image.
  public init(
    href: String, size: Size, description: String? = nil, loads: Bool = false,
    fit: ContentFit? = nil
  ) {
    self.href = href
    self.size = size
    self.description = description
    self.loads = loads
    self.fit = fit
  }
}

extension ImageReference {
  /// The origin of an address on the web, which a content security policy may name: `https://example.org:8080`.
  ///
  /// - Returns: Nil for other addresses, and for hosts with more than ASCII letters, digits, full stops and hyphens.
  package static func origin(of address: String) -> String? {
    let bytes = Array(address.utf8)
    guard
      let scheme = ["https://", "http://"].first(where: { bytes.starts(with: Array($0.utf8)) })
    else { return nil }
    let ends: [UInt8] = [UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#")]
    let host = bytes.dropFirst(scheme.utf8.count).prefix { !ends.contains($0) }
    let parts = host.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty }),
      parts[0].allSatisfy({ $0.isInHost }), parts.dropFirst().joined().allSatisfy({ $0.isDigit })
    else { return nil }
    return scheme + String(decoding: Array(host), as: UTF8.self)
  }

  /// The origin from which a page loads the image; nil: it does not.
  package var origin: String? { loads ? ImageReference.origin(of: href) : nil }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isInHost: Bool {
    isDigit || self == UInt8(ascii: ".") || self == UInt8(ascii: "-")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}

/// The items that a control hides because the number of rows is limited.
public struct Overflow: Hashable, Sendable {
  /// The ids of the hidden items, in their order.
  public var hiddenIDs: [String]

  /// Creates an overflow of the given items.
  public init(hiddenIDs: [String]) {
    self.hiddenIDs = hiddenIDs
  }
}

/// A problem in a layout that its author may not have intended.
public struct Warning: Hashable, Sendable {
  /// The kind of problem.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// A label was truncated.
    case truncated
    /// A box overflows its container.
    case overflow
    /// No font face has a glyph for a character of the label.
    case missingGlyph
    /// An emoji has no picture, or a picture cannot be read; a mark is drawn instead.
    case missingPicture
    /// A hit region is smaller than the specified minimum.
    case narrowTarget
    /// A value was outside its range and was clamped.
    case clamped
    /// An icon has no artwork: neither the document nor the built-in set defines its name.
    case missingIcon
    /// No font has a family in a list whose other families are used.
    case missingFont
    /// A value was invalid, such as a negative width, and was replaced, or nothing was placed.
    case invalid
  }

  /// The kind of problem.
  public var code: Code
  /// The id of the item concerned; nil if it concerns the complete layout.
  public var id: String?
  /// A human-readable description of the problem.
  public var message: String

  /// Creates a warning; without an id, it concerns the complete layout.
  public init(_ code: Code, id: String? = nil, message: String) {
    self.code = code
    self.id = id
    self.message = message
  }
}

/// Optional information about a layout besides geometry.
public struct Detail: OptionSet, Hashable, Sendable {
  /// The bits of the members.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Glyph runs and ink bounds, for renderers that draw without shaping again.
  public static let glyphs = Detail(rawValue: 1)

  /// ARIA role, name and states of every node.
  public static let accessibility = Detail(rawValue: 2)
  /// The hit region of every item.
  public static let hits = Detail(rawValue: 4)
  /// The targets of arrow keys, Home and End.
  public static let navigation = Detail(rawValue: 8)

  /// Why each row ends; for flows and chips.
  public static let trace = Detail(rawValue: 16)
  /// The widths at which rows, height or hidden items change; for flows and chips.
  public static let breakpoints = Detail(rawValue: 32)
  /// The bounds, area and length of every shape.
  public static let measures = Detail(rawValue: 64)
  /// The row of chips and flow items, and their place in it.
  public static let rows = Detail(rawValue: 128)

  /// The name of each member in documents.
  package static let named: [(name: String, detail: Detail)] = [
    ("glyphs", .glyphs), ("accessibility", .accessibility), ("hits", .hits),
    ("navigation", .navigation), ("trace", .trace), ("breakpoints", .breakpoints),
    ("measures", .measures), ("rows", .rows),
  ]
}
