/// A path as it is, or fitted to the box.
///
/// What is fitted is the ``viewBox``: as in SVG it says which part of the path's plane the box shows, so
/// that an icon keeps the room round it. Without one it is the path's own bounds.
public struct PathShape: Shape {
  /// What documents call it.
  public static let name = "path"

  /// The figure, in a plane of its own.
  public var path: Path
  /// The part of that plane that is fitted to the box; nil: the bounds of the path.
  public var viewBox: Rect?
  /// How it is fitted.
  public var fit: ContentFit

  /// A path; as large as fits unless said otherwise.
  public init(path: Path, viewBox: Rect? = nil, fit: ContentFit = .fit) {
    self.path = path
    self.viewBox = viewBox
    self.fit = fit
  }

  /// The view box, or the bounds of the path; nil of a path that draws nothing.
  public var ownFrame: Rect? { viewBox ?? path.bounds }

  /// The path, moved and scaled so that its own frame fits the box.
  public func path(in frame: Rect) -> Path {
    guard let own = ownFrame, own != frame else { return path }
    return path.applying(fit.transform(from: own, into: frame))
  }
}
