import PickerGeometry

/// Content whose size depends on the available space: a text that wraps, a control, another flow.
///
/// A solver asks each question once: answers are kept, so that a nest of
/// flows asks every content as often as it has different questions, however deep it is. All sizes are those of the
/// item's border box, in points.
public protocol FlowContent: AnyObject, Sendable {
  /// Returns the widths that the content has where it may wrap as often as possible, and where it does not wrap at all.
  ///
  /// - Parameter height: The height of the border box where it is definite, on which the widths of columns that wrap depend; nil: it is
  ///   that of the content.
  func contentWidths(height: Double?) -> FlowContentWidths

  /// Returns the layout of the content at a width.
  ///
  /// - Parameters:
  ///   - width: The width of the border box, from 0 to 1e7.
  ///   - height: The height of the border box.
  func layout(width: Double, height: FlowContentHeight) -> FlowContentLayout
}

/// The height that a content is laid out in. Source: CSS Flexbox §9.8.
public enum FlowContentHeight: Hashable, Sendable {
  /// That of the content.
  case natural

  /// So many points, to which percentages inside refer.
  case definite(Double)

  /// So many points, which limits or free space made of the height of the content: percentages inside have nothing to refer to.
  case indefinite(Double)

  /// The height in points; nil if it is that of the content.
  public var points: Double? {
    switch self {
    case .natural: nil
    case .definite(let points), .indefinite(let points): points
    }
  }
}

/// The least and the greatest width of a content.
public struct FlowContentWidths: Hashable, Sendable {
  /// The min-content width in points: the least that nothing overflows, such as that of the longest word.
  public var minimum: Double

  /// The max-content width in points: that of the content on one line.
  public var maximum: Double

  /// Widths of a border box, in points; a maximum less than the minimum counts as equal to it.
  public init(minimum: Double, maximum: Double) {
    self.minimum = minimum
    self.maximum = max(minimum, maximum)
  }

  /// The width within `available` points: all of it, but no more and no less than the content needs.
  func fitting(_ available: Double?) -> Double {
    available.map { max(minimum, min(maximum, $0)) } ?? maximum
  }
}

/// The layout of a content, as far as its container has to know it.
public struct FlowContentLayout: Hashable, Sendable {
  /// The height of the border box in points.
  public var height: Double

  /// The distance of the first baseline from the top of the box, in points; nil: its bottom edge is the baseline.
  public var firstBaseline: Double?

  /// The distance of the last baseline from the top of the box, in points; nil: its bottom edge is the baseline.
  public var lastBaseline: Double?

  /// A layout with these lengths, in points.
  public init(height: Double, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}
