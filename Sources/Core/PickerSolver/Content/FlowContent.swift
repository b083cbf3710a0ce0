import PickerGeometry

/// Content whose size depends on the available space: a text that wraps, a control, another flow.
///
/// A solver asks each question only once and keeps the answers. Even in deeply nested flows, every content is asked
/// once per distinct question. All sizes are border-box sizes of the item, in points.
public protocol FlowContent: AnyObject, Sendable {
  /// Returns the width of the content if it wraps as often as possible, and if it does not wrap at all.
  ///
  /// - Parameter height: The height of the border box if it is definite, which affects the widths of wrapping
  ///   columns; nil if it depends on the content.
  func contentWidths(height: Double?) -> FlowContentWidths

  /// Returns the layout of the content at a width.
  ///
  /// - Parameters:
  ///   - width: The width of the border box, from 0 to 1e7.
  ///   - height: The height of the border box.
  func layout(width: Double, height: FlowContentHeight) -> FlowContentLayout
}

/// The height in which content is laid out. Source: CSS Flexbox §9.8.
public enum FlowContentHeight: Hashable, Sendable {
  /// The height of the content.
  case natural

  /// A height in points, to which percentages inside refer.
  case definite(Double)

  /// A height in points that limits or free space have derived from the content's height. Percentages inside have
  /// nothing to refer to.
  case indefinite(Double)

  /// The height in points; nil if it is the content's own height.
  public var points: Double? {
    switch self {
    case .natural: nil
    case .definite(let points), .indefinite(let points): points
    }
  }
}

/// The minimum and maximum width of content.
public struct FlowContentWidths: Hashable, Sendable {
  /// The min-content width in points: the smallest width at which nothing overflows, such as the width of the longest
  /// word.
  public var minimum: Double

  /// The max-content width in points: the width of the content on one line.
  public var maximum: Double

  /// Creates border-box widths, in points. A maximum below the minimum counts as the minimum.
  public init(minimum: Double, maximum: Double) {
    self.minimum = minimum
    self.maximum = max(minimum, maximum)
  }

  /// The width within `available` points: all of it, but no more and no less than the content needs.
  func fitting(_ available: Double?) -> Double {
    available.map { max(minimum, min(maximum, $0)) } ?? maximum
  }
}

/// The properties of a content's layout that its container needs.
public struct FlowContentLayout: Hashable, Sendable {
  /// The height of the border box in points.
  public var height: Double

  /// The distance of the first baseline from the top of the box, in points; nil uses the bottom edge.
  public var firstBaseline: Double?

  /// The distance of the last baseline from the top of the box, in points; nil uses the bottom edge.
  public var lastBaseline: Double?

  /// Creates a layout with these lengths, in points.
  public init(height: Double, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}
