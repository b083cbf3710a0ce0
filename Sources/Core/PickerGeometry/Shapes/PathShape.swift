/// A path scaled to the box.
///
/// The ``viewBox`` is mapped to the box, like in SVG, so an icon keeps the padding around it. Without a view box, the
/// bounds of the path are mapped.
public struct PathShape: Shape {
  /// The name of the shape in documents.
  public static let name = "path"

  /// The path in its own coordinate system.
  public var path: Path
  /// The rectangle of that coordinate system that is mapped to the box; nil uses the bounds of the path.
  public var viewBox: Rect?
  /// How the rectangle is scaled to the box.
  public var fit: ContentFit

  /// Creates a shape from a path; by default scaled to fit.
  public init(path: Path, viewBox: Rect? = nil, fit: ContentFit = .fit) {
    self.path = path
    self.viewBox = viewBox
    self.fit = fit
  }

  /// The view box, or the bounds of the path; nil without a view box for a path that draws nothing.
  public var intrinsicFrame: Rect? { viewBox ?? path.bounds }

  /// The path, moved and scaled to fit its intrinsic frame into the box.
  public func path(in frame: Rect) -> Path {
    guard let own = intrinsicFrame, own != frame else { return path }
    return path.applying(fit.transform(from: own, into: frame))
  }
}
