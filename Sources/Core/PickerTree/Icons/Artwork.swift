import PickerColor
import PickerGeometry

/// The picture of an icon: layers of paths, or an image.
///
/// It is scaled to the frame of the icon without changing its aspect ratio, and centred in it.
///
///     Artwork(path: try Path(svgData: "M5 12.5l4.5 4.5L19 7"), line: Artwork.Line(width: 2))
public struct Artwork: Hashable, Sendable {
  /// The part of the plane that the frame of an icon shows, in the coordinates of the paths. Its width and height are
  /// greater than 0.
  ///
  /// For an image, only its aspect ratio matters.
  public var viewBox: Rect
  /// Whether the icon is mirrored in right-to-left layouts.
  public var isMirrored: Bool
  /// The drawing.
  public var content: Content

  /// The 24 × 24 points of the built-in icons.
  public static let grid = Rect(x: 0, y: 0, width: 24, height: 24)

  /// The drawing of an icon.
  public enum Content: Hashable, Sendable {
    /// Paths, in paint order.
    case layers([Layer])
    /// An image: a path relative to the document, or a `data:` URI.
    case picture(href: String)
  }

  /// A path that is filled, or whose outline is drawn.
  public struct Layer: Hashable, Sendable {
    /// The path, in the coordinates of ``Artwork/viewBox``.
    public var path: Path
    /// The rule that determines the inside of a path that is filled.
    public var fillRule: FillRule
    /// The line along the path; nil fills the path.
    public var line: Line?
    /// The colour; nil uses the text's colour, or the tint of the icon.
    public var color: Color?
    /// The opacity: 0…1.
    public var opacity: Double

    /// Creates a layer; by default, a path filled with the colour of the text.
    public init(
      path: Path, fillRule: FillRule = .nonZero, line: Line? = nil, color: Color? = nil,
      opacity: Double = 1
    ) {
      self.path = path
      self.fillRule = fillRule
      self.line = line
      self.color = color
      self.opacity = opacity
    }
  }

  /// The style of a line, which is scaled with the path.
  public struct Line: Hashable, Sendable {
    /// The width in the coordinates of ``Artwork/viewBox``, at least 0.
    public var width: Double
    /// The shape of the line's ends.
    public var cap: Stroke.Cap
    /// The shape of the line's corners.
    public var join: Stroke.Join

    /// Creates a line; by default with round caps and joins, like in the built-in icons.
    public init(width: Double, cap: Stroke.Cap = .round, join: Stroke.Join = .round) {
      self.width = width
      self.cap = cap
      self.join = join
    }
  }

  /// Creates artwork. The width and height of `viewBox` must be greater than 0.
  public init(_ content: Content, viewBox: Rect = Artwork.grid, isMirrored: Bool = false) {
    self.content = content
    self.viewBox = viewBox
    self.isMirrored = isMirrored
  }

  /// Creates artwork from one path, which is filled or drawn as a line.
  public init(
    path: Path, line: Line? = nil, viewBox: Rect = Artwork.grid, isMirrored: Bool = false
  ) {
    self.init(.layers([Layer(path: path, line: line)]), viewBox: viewBox, isMirrored: isMirrored)
  }

  /// The layers; empty for an image.
  public var layers: [Layer] {
    if case .layers(let layers) = content { layers } else { [] }
  }

  /// The number of path elements, which every node that shows the icon repeats.
  package var elementCount: Int { layers.reduce(0) { $0 + $1.path.elements.count } }
}

/// An icon that a node shows.
@usableFromInline package struct IconReference: Hashable, Sendable {
  /// The name, by which renderers look up an icon without artwork.
  package var name: String
  /// The artwork that is stored in the tree; nil uses the renderer's.
  package var artwork: Artwork?
  /// Whether the artwork is drawn as its mirror image.
  package var isMirrored: Bool

  /// Creates a reference to an icon.
  package init(_ name: String, artwork: Artwork? = nil, isMirrored: Bool = false) {
    self.name = name
    self.artwork = artwork
    self.isMirrored = isMirrored
  }
}
