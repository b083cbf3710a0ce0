/// A twig: pairs of leaves along a curve, smaller towards the top right.
///
///                    │╱_      the last pair, i = 6.9
///                ┃ ╱
///            ┃  ╱──
///     ┃     ┃ ╱━━━
///     ┃  ╱
///     ┃╱━━━━━━                the first pair, i = 1.4
///
/// The pairs start at the points (W − W/i, H/i) of the box, i = 1.4, 1.9, 2.4 …. Each leaf fills the box before it is
/// scaled by 0.2/i and rotated by 45° counterclockwise, which makes it point to the right; its mirror image points up.
public struct OppositeLeaves: Shape {
  /// The name of the shape in documents.
  public static let name = "oppositeLeaves"

  /// The allowed numbers of pairs.
  public static let pairCounts = 1...100

  /// The number of pairs; outside ``pairCounts`` the shape is empty.
  public var pairs: Int
  /// The shape of each leaf.
  public var leaf: Leaf

  /// Creates a twig.
  public init(pairs: Int = 12, leaf: Leaf = Leaf()) {
    self.pairs = pairs
    self.leaf = leaf
  }

  /// The pairs from the largest to the smallest, the leaf that points to the right before its mirror image.
  public func path(in frame: Rect) -> Path {
    guard OppositeLeaves.pairCounts.contains(pairs) else { return Path() }
    let right = leaf.path(in: Rect(origin: .zero, size: frame.size))
    let up = right.applying(AffineTransform(mirrorAt: Angle(degrees: 0))).reversed
    return Path(
      (0..<pairs).flatMap { pair in
        let transform = transform(ofPair: pair, in: frame)
        return right.applying(transform).elements + up.applying(transform).elements
      })
  }

  private func transform(ofPair pair: Int, in frame: Rect) -> AffineTransform {
    let divisor = 1.4 + 0.5 * Double(pair)
    let start = UnitPoint(x: 1 - 1 / divisor, y: 1 / divisor).point(in: frame)
    return AffineTransform(scale: 0.2 / divisor)
      .concatenating(AffineTransform(rotation: Angle(degrees: -45)))
      .concatenating(AffineTransform(translation: start))
  }
}
