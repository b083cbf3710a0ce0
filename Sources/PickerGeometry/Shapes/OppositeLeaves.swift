/// A twig: pairs of leaves along a stem, each pair the one below it made smaller, turned and moved up.
///
///           ╲╱         pair 2   ratio² as large, turned twice
///         ╲ ╱╲ ╱       pair 1   ratio times as large, turned once, `spacing` further up
///       ╲  ╲╱  ╱
///     ╲  ╲  │  ╱  ╱    pair 0   a leaf to the right of the stem, and its mirror image
///
/// The twig is drawn as large as fits and stands in the middle of the box. The stem itself is not
/// drawn.
public struct OppositeLeaves: Shape {
  /// What documents call it.
  public static let name = "oppositeLeaves"

  /// How many pairs a twig may have.
  public static let pairCounts = 1...100

  /// How many pairs there are; beyond ``pairCounts`` nothing is drawn.
  public var pairs: Int
  /// How large a pair is, compared with the pair below it; more than 0.
  public var ratio: Double
  /// How far the right leaf of a pair is turned from the one below it, about the stem; the left one is
  /// turned the other way. Less than 0 leans towards the stem's end.
  public var turn: Angle
  /// How far up the stem the next pair is, in sides of the box of this pair's leaf.
  public var spacing: Double
  /// What each leaf looks like.
  public var leaf: Leaf

  /// A twig.
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

  /// The pairs from the lowest up, in each the right leaf first.
  public func path(in frame: Rect) -> Path {
    let twig = unfitted
    guard let bounds = twig.bounds else { return Path() }
    return twig.applying(ContentFit.fit.transform(from: bounds, into: frame))
  }

  /// The twig whose lowest leaf has a box of side 1, the stem beginning at the origin.
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
