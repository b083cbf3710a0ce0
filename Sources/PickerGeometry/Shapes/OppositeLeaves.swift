/// A twig: pairs of leaves along a stem, each pair scaled, rotated and moved up relative to the one below it.
///
///           ╲╱         pair 2   scaled by ratio², rotated twice
///         ╲ ╱╲ ╱       pair 1   scaled by ratio, rotated once, `spacing` further up
///       ╲  ╲╱  ╱
///     ╲  ╲  │  ╱  ╱    pair 0   a leaf to the right of the stem, and its mirror image
///
/// The twig is scaled to fit the box and centred in it. The stem itself is not drawn.
public struct OppositeLeaves: Shape {
  /// The name of the shape in documents.
  public static let name = "oppositeLeaves"

  /// The allowed numbers of pairs.
  public static let pairCounts = 1...100

  /// The number of pairs; outside ``pairCounts`` the shape is empty.
  public var pairs: Int
  /// The scale factor of a pair relative to the pair below it; more than 0.
  public var ratio: Double
  /// The rotation of the right leaf of a pair relative to the one below it; the left leaf is rotated in the opposite
  /// direction. Negative angles lean towards the tip of the stem.
  public var turn: Angle
  /// The distance to the next pair along the stem, as a multiple of the side of this pair's leaf box.
  public var spacing: Double
  /// The shape of each leaf.
  public var leaf: Leaf

  /// Creates a twig.
  public init(
    pairs: Int = 4, ratio: Double = 0.8, turn: Angle = Angle(degrees: -6), spacing: Double = 0.5,
    leaf: Leaf = Leaf()
  ) {
    self.pairs = pairs
    self.ratio = ratio
    self.turn = turn
    self.spacing = spacing
    self.leaf = leaf
  }

  /// The pairs from bottom to top, the right leaf of each first.
  public func path(in frame: Rect) -> Path {
    let twig = unfitted
    guard let bounds = twig.bounds else { return Path() }
    return twig.applying(ContentFit.fit.transform(from: bounds, into: frame))
  }

  /// The twig whose lowest leaf has a box of side 1, with the base of the stem at the origin.
  private var unfitted: Path {
    guard OppositeLeaves.pairCounts.contains(pairs) else { return Path() }
    let first = leaf.path(in: Rect(x: 0, y: -1, width: 1, height: 1))
    let mirror = AffineTransform(mirrorAt: Angle(degrees: 90))
    let next = AffineTransform(scale: ratio).concatenating(AffineTransform(rotation: turn))
    var (size, height) = (AffineTransform.identity, 0.0)
    var path = Path()
    for _ in 0..<pairs {
      let up = AffineTransform(translation: Point(x: 0, y: -height))
      let right = first.applying(size)
      path.elements += right.applying(up).elements
      path.elements += right.applying(mirror).reversed.applying(up).elements
      height += spacing * size.determinant.magnitude.squareRoot()
      size = size.concatenating(next)
    }
    return path
  }
}
