import PickerColor
import PickerGeometry
import PickerTree

/// A shape and its look: what is drawn where a document says `"shape": "star"`.
///
/// The transform goes into the path itself, so a stroke keeps its width, and a gradient stays with the
/// box that the shape was drawn in.
public struct Figure: Sendable {
  /// The outline.
  public var shape: any Shape
  /// What is done to the outline, seen from ``transformOrigin``.
  public var transform: AffineTransform
  /// The point of the box that transforms leave where it is.
  public var transformOrigin: UnitPoint
  /// How often it is drawn.
  public var repetition: Repetition
  /// What covers it, painted in order; nil: black, or nothing where there is a stroke.
  public var fills: [Fill]?
  /// The line along the outline, half on each side; nil: none.
  public var stroke: Stroke?
  /// What it throws beneath itself; nil: nothing.
  public var shadow: Shadow?
  /// How much is seen of it, of all copies taken together: 0…1.
  public var opacity: Double
  /// Which parts of the outline are inside.
  public var fillRule: FillRule

  /// A figure; what is left out has the default of documents.
  public init(
    _ shape: any Shape, transform: AffineTransform = .identity,
    transformOrigin: UnitPoint = .center, repetition: Repetition = Repetition(),
    fills: [Fill]? = nil, stroke: Stroke? = nil, shadow: Shadow? = nil, opacity: Double = 1,
    fillRule: FillRule = .nonZero
  ) {
    self.shape = shape
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

/// How often a figure is drawn: every copy is the one before it, transformed once more.
///
///     count 3, {"scale": 0.5}      ╭───────╮
///                                  │ ╭───╮ │
///                                  │ │ ▫ │ │
///                                  │ ╰───╯ │
///                                  ╰───────╯
public struct Repetition: Hashable, Sendable {
  /// How many copies may be drawn.
  public static let counts = 1...1000

  /// How many are drawn, the first included.
  public var count: Int
  /// What is done from one copy to the next, seen from ``Figure/transformOrigin``.
  public var transform: AffineTransform
  /// Whether all copies are one outline, so that the fill rule counts them together.
  public var isMerged: Bool

  /// A repetition; drawn once unless said otherwise.
  public init(count: Int = 1, transform: AffineTransform = .identity, isMerged: Bool = false) {
    self.count = count
    self.transform = transform
    self.isMerged = isMerged
  }
}

extension Figure {
  /// The outlines in a box, in paint order, in the coordinates that the box is given in.
  ///
  /// - Complexity: O(copies · elements).
  public func paths(in frame: Rect) -> [Path] {
    let origin = transformOrigin.point(in: frame)
    let step = repetition.transform.about(origin)
    var path = shape.path(in: frame).applying(transform.about(origin))
    var paths: [Path] = []
    for _ in 0..<max(0, min(repetition.count, Repetition.counts.upperBound)) {
      paths.append(path)
      path = path.applying(step)
    }
    return repetition.isMerged ? [Path(paths.flatMap(\.elements))] : paths
  }

  /// How large the box is in which the shape is drawn, where one side or none is given.
  ///
  /// A missing side follows from the proportions of the shape's own frame; where it has none it is as
  /// long as the other. Without either it is the shape's own, or `usual`.
  public func size(width: Double?, height: Double?, usual: Size) -> Size {
    let own = shape.ownFrame?.size
    if let width, let height { return Size(width: width, height: height) }
    let ratio = own.map { $0.width > 0 && $0.height > 0 ? $0.width / $0.height : 1 } ?? 1
    if let width { return Size(width: width, height: width / ratio) }
    if let height { return Size(width: height * ratio, height: height) }
    return own ?? usual
  }

  /// What one outline is painted with.
  func paint(_ path: Path) -> Paint {
    Paint(
      fills: fills ?? (stroke == nil ? [.color(.black)] : []), stroke: stroke, shadow: shadow,
      path: path, fillRule: fillRule)
  }
}

extension LayoutTree {
  /// Adds a `shape` node for a figure that is drawn in `frame`.
  mutating func append(_ figure: Figure, in frame: Rect, id: String? = nil) {
    let number = id.map { add(id: $0) } ?? -1
    append(LayoutNode(.shape, frame: frame, id: number)) { tree in tree.draw(figure) }
  }

  /// Draws a figure in the frame of the node that was added last: as its paint, or, where there are
  /// copies, as a `shape` for each beneath it.
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
      append(LayoutNode(.shape, frame: frame, index: number, paint: add(figure.paint(path))))
    }
  }
}
