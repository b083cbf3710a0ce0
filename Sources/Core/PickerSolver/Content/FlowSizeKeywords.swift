/// A size derived from the content of an item; raw values are the JSON keywords.
public enum FlowSizeKeyword: String, Hashable, Sendable, CaseIterable {
  /// The automatic minimum size of CSS: an item does not shrink below its content, or below its own size if that is
  /// smaller.
  case auto

  /// As narrow as the content can be without overflowing.
  case minContent

  /// As wide as the content on one line.
  case maxContent

  /// As wide as the content on one line, or as the container if that is narrower, but never narrower than the content
  /// can be.
  case fitContent
}

/// Sizes that are derived from an item's content. Each replaces the length of the same name in ``FlowItem``.
///
/// ``FlowSizeKeyword/auto`` is for the two minimums and applies to the main axis only. Heights follow from the width,
/// so the other three keywords are equivalent for ``height``. Sources: CSS Sizing 3 §5.1, CSS Flexbox §4.5.
public struct FlowSizeKeywords: Hashable, Sendable {
  // Three bits for each, so that most items are known not to have any by one comparison.
  @usableFromInline var bits: UInt32 = 0

  /// Creates a set without keywords.
  @inlinable public init() {}

  /// The width.
  public var width: FlowSizeKeyword? {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The height. An item with this keyword is not stretched.
  public var height: FlowSizeKeyword? {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The minimum width.
  public var minWidth: FlowSizeKeyword? {
    get { self[2] }
    set { self[2] = newValue }
  }

  /// The maximum width.
  public var maxWidth: FlowSizeKeyword? {
    get { self[3] }
    set { self[3] = newValue }
  }

  /// The minimum height; only ``FlowSizeKeyword/auto`` has an effect.
  public var minHeight: FlowSizeKeyword? {
    get { self[4] }
    set { self[4] = newValue }
  }

  /// The main size before the item grows or shrinks.
  public var basis: FlowSizeKeyword? {
    get { self[5] }
    set { self[5] = newValue }
  }

  /// Whether no keyword is set.
  @inline(__always)
  public var isEmpty: Bool { bits == 0 }

  /// Whether a size depends on the width of the container.
  var fitsContainer: Bool {
    width == .fitContent || minWidth == .fitContent || maxWidth == .fitContent
      || basis == .fitContent
  }

  private subscript(place: UInt32) -> FlowSizeKeyword? {
    get {
      switch bits >> (3 * place) & 7 {
      case 1: .auto
      case 2: .minContent
      case 3: .maxContent
      case 4: .fitContent
      default: nil
      }
    }
    set {
      let code: UInt32 =
        switch newValue {
        case nil: 0
        case .auto: 1
        case .minContent: 2
        case .maxContent: 3
        case .fitContent: 4
        }
      bits = bits & ~(7 << (3 * place)) | code << (3 * place)
    }
  }
}
