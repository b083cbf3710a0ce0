import PickerGeometry

/// The grid of device pixels that edges are snapped to.
///
/// Edges are rounded, never sizes: boxes that touch still touch, and rounding errors do not accumulate along a line.
/// Halves round towards the bottom and the right. A position within a millionth of a pixel below a half counts as a
/// half, so an edge shared by two boxes rounds the same way for both.
///
///     let grid = try PixelGrid(scale: 2)
///     grid.snapped(10.3)   // 10.5
public struct PixelGrid: Hashable, Sendable {
  /// Device pixels per point.
  public let scale: Double

  /// The allowed number of device pixels per point: from one pixel per 100 points to 1000 pixels per point.
  ///
  /// A coarser grid would move edges by more than the size of most layouts.
  public static let scales = 0.01...1_000

  /// Creates a grid.
  ///
  /// - Parameter scale: Device pixels per point, in ``scales``.
  /// - Throws: ``FlowError`` outside that range, such as `scale: must be at least 0.01 and at most 1000, is 0`.
  public init(scale: Double) throws(FlowError) {
    guard PixelGrid.scales.contains(scale) else {
      let message = "must be at least 0.01 and at most 1000, is \(scale.plain)"
      throw FlowError(item: nil, field: "scale", message: message)
    }
    self.scale = scale
  }

  /// The pixel edge nearest to `position`, in points.
  public func snapped(_ position: Double) -> Double { pixel(position) / scale }

  /// Returns `frame` with all four edges on pixel edges.
  ///
  /// - Parameters:
  ///   - frame: The frame in points, with edges anywhere.
  ///   - minimum: The minimum size of the result in points, such as the advance of a text. If rounding makes the
  ///     frame smaller, the edge that moved inwards further moves outwards by whole pixels.
  public func snapped(_ frame: Rect, atLeast minimum: Size = .zero) -> Rect {
    let (left, right) = edges(frame.minX, frame.maxX, minimum.width)
    let (top, bottom) = edges(frame.minY, frame.maxY, minimum.height)
    return Rect(
      x: left / scale, y: top / scale, width: (right - left) / scale,
      height: (bottom - top) / scale)
  }

  private static let grace = 0x1p-20

  private func pixel(_ position: Double) -> Double {
    (position * scale + (0.5 + Self.grace)).rounded(.down)
  }

  private func edges(_ low: Double, _ high: Double, _ minimum: Double) -> (Double, Double) {
    let start = pixel(low)
    let end = pixel(high)
    let missing = (minimum * scale - Self.grace).rounded(.up) - (end - start)
    guard missing > 0 else { return (start, end) }
    let growsStart = start - low * scale > high * scale - end
    return growsStart ? (start - missing, end) : (start, end + missing)
  }
}
