import PickerColor
import PickerGeometry
import PickerTree

/// The indicator: the box behind the selected segment.
public struct Indicator: Hashable, Sendable {
  /// Insets from the segment's frame, in points.
  public var inset: Insets
  /// The corner radius in points; nil uses the segment's.
  public var cornerRadius: Double?
  /// The colour of the indicator.
  public var fill: Color
  /// The shadow; nil for none.
  public var shadow: Shadow?

  /// Creates an indicator; the defaults are those of documents.
  public init(
    inset: Insets = .zero, cornerRadius: Double? = nil,
    fill: Color = .white,
    shadow: Shadow? = Shadow(color: Color.black.withAlpha(0.2), radius: 4)
  ) {
    self.inset = inset
    self.cornerRadius = cornerRadius
    self.fill = fill
    self.shadow = shadow
  }
}

/// The line between two segments. It is hidden next to a selected segment.
///
///       Day  │  Week ┏━━━━━━━┓        centred in the spacing, without adding to it
///            │       ┃ Month ┃
///                    ┗━━━━━━━┛
public struct Separator: Hashable, Sendable {
  /// The thickness of the line, in points.
  public var thickness: Double
  /// The inset from the neighbours' ends, in points at each end.
  public var inset: Double
  /// The colour of the line.
  public var fill: Color

  /// Creates a separator; the defaults are those of documents.
  public init(
    thickness: Double = 1, inset: Double = 8,
    fill: Color = Color(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.3)
  ) {
    self.thickness = thickness
    self.inset = inset
    self.fill = fill
  }
}

extension Segmented {
  /// The paint of the indicator.
  var indicatorPaint: Paint {
    let radius = indicator.cornerRadius ?? segment.merging(onto: .segment).cornerRadius ?? 0
    return Paint(
      fills: [.color(indicator.fill)], cornerRadius: radius, shadow: indicator.shadow)
  }
}
