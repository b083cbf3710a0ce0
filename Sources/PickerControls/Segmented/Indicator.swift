import PickerColor
import PickerGeometry
import PickerTree

/// The box that marks the selected segment.
public struct Indicator: Hashable, Sendable {
  /// From the segment's frame inwards.
  public var inset: Insets
  /// Points; nil: the segment's.
  public var cornerRadius: Double?
  /// The colour of the box.
  public var fill: Color
  /// The shadow beneath it; nil: none.
  public var shadow: Shadow?

  /// An indicator; what is left out has the default of documents.
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

/// The line between two segments. It vanishes beside a selected one.
///
///       Day  │  Week ┏━━━━━━━┓        in the middle of the spacing, of which it takes nothing
///            │       ┃ Month ┃
///                    ┗━━━━━━━┛
public struct Separator: Hashable, Sendable {
  /// Points across the line.
  public var thickness: Double
  /// Points by which it is shorter than its neighbours, at each end.
  public var inset: Double
  /// The colour of the line.
  public var fill: Color

  /// A separator; what is left out has the default of documents.
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
  /// What the indicator is painted with.
  var indicatorPaint: Paint {
    let radius = indicator.cornerRadius ?? segment.over(.segment).cornerRadius ?? 0
    return Paint(
      fills: [.color(indicator.fill)], cornerRadius: radius, shadow: indicator.shadow)
  }
}
