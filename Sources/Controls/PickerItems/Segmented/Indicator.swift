import PickerColor
import PickerControlBase
import PickerGeometry
import PickerTree

/// The indicator: the box behind the selected segment.
public struct Indicator: Hashable, Sendable {
  /// Insets from the segment's frame, in points.
  public var inset: Insets
  /// The corner radius in points; nil uses the segment's.
  public var cornerRadius: Double?
  /// The fills of the indicator, painted in order.
  public var fills: [Fill]
  /// The line along the inner edge of the indicator; nil for none.
  public var stroke: Stroke?
  /// The shadow; nil for none.
  public var shadow: Shadow?
  /// Whether it is clipped to the shape of the control, like everything else in the control; false by default.
  ///
  /// A square indicator then has round corners only at the ends of the control, like the segmented buttons of
  /// Material 3. This also applies while it moves.
  public var isClipped: Bool
  /// How much the indicator stretches while it moves, 0…0.9; 0 by default.
  ///
  /// On a slide past more than one segment, the leading edge arrives earlier by this fraction of the duration. Over
  /// shorter distances, the effect grows with the distance beyond an adjacent segment. Dragged half way between two
  /// segments, the indicator is longer by this fraction of their distance, half of it at each end. On a segment it
  /// has its own length. At rest its position is exact. Source: the indicator of iOS. A transition of the style
  /// `stretch` stretches over any distance.
  public var stretch: Double

  /// Creates an indicator with the defaults of documents.
  public init(
    inset: Insets = .zero, cornerRadius: Double? = nil,
    fills: [Fill] = [.color(.white)], stroke: Stroke? = nil,
    shadow: Shadow? = Shadow(color: Color.black.withAlpha(0.2), radius: 4), stretch: Double = 0,
    isClipped: Bool = false
  ) {
    self.isClipped = isClipped
    self.stretch = stretch
    self.inset = inset
    self.cornerRadius = cornerRadius
    self.fills = fills
    self.stroke = stroke
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

  /// Creates a separator with the defaults of documents.
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
  /// The paint of the indicator. One that the track clips has the corners of the track where padding keeps it away from the edge.
  var indicatorPaint: Paint {
    let isInside = indicator.isClipped && container.padding != .zero
    let radius =
      indicator.cornerRadius ?? (isInside ? container.cornerRadius : baseStyle.cornerRadius ?? 0)
    return Paint(
      fills: indicator.fills, stroke: indicator.stroke, cornerRadius: radius,
      shadow: indicator.shadow.flatMap { $0.color.isVisible ? $0 : nil })
  }
}
