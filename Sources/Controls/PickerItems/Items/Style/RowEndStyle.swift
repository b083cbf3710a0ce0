import PickerColor
import PickerControlBase
import PickerGeometry
import PickerTree

/// Overrides of the chip's ``ItemStyle`` for the first or the last chip of a row.
///
/// It contains nothing that changes a size, so rows do not depend on it. Unset (nil) properties are taken from the
/// style.
public struct RowEndStyle: DefaultInitializable, Hashable, Sendable, Cascading {
  /// The radii of the corners.
  public var cornerRadius = LogicalCorners()
  /// The background colour.
  public var fill: Color?
  /// The background colour of a selected chip.
  public var selectedFill: Color?
  /// The colour of the label.
  public var textColor: Color?
  /// The label colour of a selected chip.
  public var selectedTextColor: Color?
  /// The border colour.
  public var borderColor: Color?
  /// The border colour of a selected chip.
  public var selectedBorderColor: Color?

  /// Creates a style without any property set.
  public init() {}

  package func merging(onto base: RowEndStyle) -> RowEndStyle {
    var style = self
    style.cornerRadius = cornerRadius.merging(onto: base.cornerRadius)
    style.fill.inherit(base.fill)
    style.selectedFill.inherit(base.selectedFill)
    style.textColor.inherit(base.textColor)
    style.selectedTextColor.inherit(base.selectedTextColor)
    style.borderColor.inherit(base.borderColor)
    style.selectedBorderColor.inherit(base.selectedBorderColor)
    return style
  }
}

/// The corner radii of a box by reading direction, in points; nil leaves a corner unchanged.
public struct LogicalCorners: Hashable, Sendable, Cascading {
  /// The radius of the top corner at the leading side.
  public var topLeading: Double?
  /// The radius of the top corner at the trailing side.
  public var topTrailing: Double?
  /// The radius of the bottom corner at the trailing side.
  public var bottomTrailing: Double?
  /// The radius of the bottom corner at the leading side.
  public var bottomLeading: Double?

  /// Creates radii; omitted ones are nil.
  ///
  /// - Parameters:
  ///   - leading: The radius of both corners at the leading side.
  ///   - trailing: The radius of both corners at the trailing side.
  public init(leading: Double? = nil, trailing: Double? = nil) {
    (topLeading, bottomLeading) = (leading, leading)
    (topTrailing, bottomTrailing) = (trailing, trailing)
  }

  package func merging(onto base: LogicalCorners) -> LogicalCorners {
    var corners = self
    corners.topLeading.inherit(base.topLeading)
    corners.topTrailing.inherit(base.topTrailing)
    corners.bottomTrailing.inherit(base.bottomTrailing)
    corners.bottomLeading.inherit(base.bottomLeading)
    return corners
  }

  /// The radii; nil ones are taken from the corners of a box.
  func radii(of box: Double, in direction: LayoutDirection) -> CornerRadii {
    let (top, bottom) = (
      (topLeading ?? box, topTrailing ?? box), (bottomLeading ?? box, bottomTrailing ?? box)
    )
    return direction == .leftToRight
      ? CornerRadii(topLeft: top.0, topRight: top.1, bottomRight: bottom.1, bottomLeft: bottom.0)
      : CornerRadii(topLeft: top.1, topRight: top.0, bottomRight: bottom.0, bottomLeft: bottom.1)
  }
}

/// The styles of the items at the ends of a row, which few styles have.
struct RowEndStyles: DefaultInitializable, Hashable, Sendable {
  var first = RowEndStyle()
  var last = RowEndStyle()

  func merging(onto base: RowEndStyles) -> RowEndStyles {
    var styles = self
    styles.first = first.merging(onto: base.first)
    styles.last = last.merging(onto: base.last)
    return styles
  }

  /// The style of an item at an end of its row. If it is at both ends, the style for the last one takes precedence.
  func style(at place: Int, of row: Range<Int>) -> RowEndStyle {
    let first = place == row.lowerBound ? first : RowEndStyle()
    return place == row.upperBound - 1 ? last.merging(onto: first) : first
  }
}

extension ItemStyle {
  /// The style with the colours of another one.
  func colored(by end: RowEndStyle) -> ItemStyle {
    var style = self
    style.fill = end.fill ?? fill
    style.selectedFill = end.selectedFill ?? selectedFill
    style.textColor = end.textColor ?? textColor
    style.selectedTextColor = end.selectedTextColor ?? selectedTextColor
    style.borderColor = end.borderColor ?? borderColor
    style.selectedBorderColor = end.selectedBorderColor ?? selectedBorderColor
    return style
  }
}
