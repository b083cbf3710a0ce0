import PickerGeometry

/// The device's pixels, on which edges come to lie.
///
/// Edges are rounded, never sizes: boxes that meet still meet, and no error adds up along a line.
/// Halves go towards the bottom and the right; what lies within a millionth of a pixel below a half
/// counts as one, so that an edge two boxes share is rounded the same for both.
///
///     let grid = try PixelGrid(scale: 2)
///     grid.snapped(10.3)   // 10.5
public struct PixelGrid: Hashable, Sendable {
  /// Device pixels per point.
  public let scale: Double

  /// The device pixels per point that are allowed: from one pixel for 100 points to 1000 for one.
  ///
  /// A pixel that is larger than any screen would move edges by more than the layout is large.
  public static let scales = 0.01...1_000

  /// - Parameter scale: Device pixels per point, in ``scales``.
  /// - Throws: ``FlowError`` for any other number.
  public init(scale: Double) throws(FlowError) {
    guard PixelGrid.scales.contains(scale) else {
      let message = "must be at least 0.01 and at most 1000, is \(scale)"
      throw FlowError(item: nil, field: "scale", message: message)
    }
    self.scale = scale
  }

  /// The pixel edge nearest to `position`.
  public func snapped(_ position: Double) -> Double { pixel(position) / scale }

  /// `frame` with all four edges on pixel edges.
  ///
  /// - Parameter least: What the result is at least as large as, such as the advance of a text. Where
  ///   rounding took more than that away, the edge that moved inwards further moves out by a pixel.
  public func snapped(_ frame: Rect, atLeast least: Size = .zero) -> Rect {
    let (left, right) = edges(frame.minX, frame.maxX, least.width)
    let (top, bottom) = edges(frame.minY, frame.maxY, least.height)
    return Rect(
      x: left / scale, y: top / scale, width: (right - left) / scale,
      height: (bottom - top) / scale)
  }

  private static let grace = 0x1p-20

  private func pixel(_ position: Double) -> Double {
    (position * scale + (0.5 + Self.grace)).rounded(.down)
  }

  private func edges(_ low: Double, _ high: Double, _ least: Double) -> (Double, Double) {
    let near = pixel(low)
    let far = pixel(high)
    let missing = (least * scale - Self.grace).rounded(.up) - (far - near)
    guard missing > 0 else { return (near, far) }
    let growsNear = near - low * scale > high * scale - far
    return growsNear ? (near - missing, far) : (near, far + missing)
  }
}
