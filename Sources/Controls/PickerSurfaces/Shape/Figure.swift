import PickerColor
import PickerGeometry
import PickerTree

/// A shape with its paint: the result of `"shape": "star"` in a document.
///
/// The transform applies to the path itself, so a stroke keeps its width, and a gradient stays aligned with the
/// untransformed box.
public struct Figure: Sendable {
  /// The outline.
  public var shape: AnyShape
  /// The transform of the outline about ``transformOrigin``.
  public var transform: AffineTransform
  /// The fixed point of transforms, as a unit point of the box.
  public var transformOrigin: UnitPoint
  /// The copies that are drawn.
  public var repetition: Repetition
  /// The fills, painted in order; nil fills with black, or not at all if there is a stroke.
  public var fills: [Fill]?
  /// The stroke, centred on the outline; nil for none.
  public var stroke: Stroke?
  /// The shadow; nil for none.
  public var shadow: Shadow?
  /// The opacity of all copies as a group, 0…1.
  public var opacity: Double
  /// The fill rule.
  public var fillRule: FillRule

  /// Creates a figure with the defaults of documents.
  public init(
    _ shape: some Shape, transform: AffineTransform = .identity,
    transformOrigin: UnitPoint = .center, repetition: Repetition = Repetition(),
    fills: [Fill]? = nil, stroke: Stroke? = nil, shadow: Shadow? = nil, opacity: Double = 1,
    fillRule: FillRule = .nonZero
  ) {
    self.shape = AnyShape(shape)
    self.transform = transform
    self.transformOrigin = transformOrigin
    self.repetition = repetition
    self.fills = fills
    self.stroke = stroke
    self.shadow = shadow
    self.opacity = opacity
    self.fillRule = fillRule
  }
}

/// Repeated copies of a figure: each copy is the preceding one, transformed once more.
///
///     count 3, {"scale": 0.5}      ╭───────╮
///                                  │ ╭───╮ │
///                                  │ │ ▫ │ │
///                                  │ ╰───╯ │
///                                  ╰───────╯
public struct Repetition: Hashable, Sendable {
  /// The valid range of ``count``.
  public static let countRange = 1...1000

  /// The number of copies, including the first.
  public var count: Int
  /// The transform from one copy to the next, about ``Figure/transformOrigin``.
  public var transform: AffineTransform
  /// Whether all copies form a single outline for the fill rule.
  public var isMerged: Bool
  /// Whether the transform also scales the width of the stroke and its dashes from copy to copy. Has no effect on
  /// merged copies.
  public var scalesStroke = false

  /// Creates a repetition; by default, a single copy.
  public init(count: Int = 1, transform: AffineTransform = .identity, isMerged: Bool = false) {
    self.count = count
    self.transform = transform
    self.isMerged = isMerged
  }
}

extension Figure {
  /// Returns the outlines in a box, in paint order, in the coordinates of `frame`.
  ///
  /// - Complexity: O(*copies* · *elements*).
  public func paths(in frame: Rect) -> [Path] {
    let origin = transformOrigin.point(in: frame)
    let step = repetition.transform.about(origin)
    var path = shape.path(in: frame).applying(transform.about(origin))
    var paths: [Path] = []
    for _ in 0..<max(0, min(repetition.count, Repetition.countRange.upperBound)) {
      paths.append(path)
      path = path.applying(step)
    }
    return repetition.isMerged ? [Path(paths.flatMap { $0.elements })] : paths
  }

  /// Returns the size of the box that the shape is drawn in, in points.
  ///
  /// A missing side follows from the aspect ratio of the shape's own frame, or 1 if it has none. Without both sides
  /// it is the size of the shape's own frame, or `defaultSize`.
  package func size(width: Double?, height: Double?, defaultSize: Size) -> Size {
    let own = shape.intrinsicFrame?.size
    if let width, let height { return Size(width: width, height: height) }
    let ratio = own.map { $0.width > 0 && $0.height > 0 ? $0.width / $0.height : 1 } ?? 1
    if let width { return Size(width: width, height: width / ratio) }
    if let height { return Size(width: height * ratio, height: height) }
    return own ?? defaultSize
  }

  /// The paint of the outline of a copy.
  func paint(_ path: Path, ofCopy number: Int = 0) -> Paint {
    Paint(
      fills: fills ?? (stroke == nil ? [.color(.black)] : []), stroke: stroke(ofCopy: number),
      shadow: shadow, path: path, fillRule: fillRule)
  }

  private func stroke(ofCopy number: Int) -> Stroke? {
    guard var stroke, repetition.scalesStroke, number > 0 else { return stroke }
    let scale = repetition.transform.determinant.magnitude.squareRoot()
    for _ in 0..<number {
      stroke.width *= scale
      stroke.dash = stroke.dash.map { $0 * scale }
    }
    return stroke
  }
}

extension LayoutTree {
  /// Appends a `shape` node for a figure that is drawn in `frame`.
  mutating func append(_ figure: Figure, in frame: Rect, id: String? = nil) {
    let number = id.map { add(id: $0) } ?? -1
    append(LayoutNode(.shape, frame: frame, id: number)) { tree in tree.draw(figure) }
  }

  /// Draws a figure in the frame of the node appended last: as its paint, or with several copies as a child `shape`
  /// for each.
  mutating func draw(_ figure: Figure) {
    let position = nodes.count - 1
    let frame = Rect(size: nodes[position].frame.size)
    let paths = figure.paths(in: frame)
    let isSingle = paths.count == 1
    var paint = isSingle ? figure.paint(paths[0]) : Paint()
    paint.opacity = figure.opacity
    nodes[position].paint = Int32(truncatingIfNeeded: add(paint))
    guard !isSingle else { return }
    for (number, path) in paths.enumerated() {
      append(
        LayoutNode(
          .shape, frame: frame, index: number, paint: add(figure.paint(path, ofCopy: number))))
    }
  }
}
