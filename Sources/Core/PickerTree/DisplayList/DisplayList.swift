public import PickerColor
public import PickerGeometry
public import PickerText

/// The picture of a tree as drawing commands in paint order, with everything resolved.
///
///     begin(0) fill(0, brush 0) begin(1) glyphs(line 0, brush 1) end end       a chip with its label
///
/// A renderer needs nothing else. Borders are areas or lines, icons are paths, inherited colours are brushes, and the
/// part of a text that an indicator crosses is clipped. Each shape, brush, face, line of text and image is in a table
/// once. All coordinates are picture coordinates, in points with the origin at the top left and y down, before the
/// transforms of ``DisplayCommand/concat(_:)``. Lengths are rounded like in JSON.
public struct DisplayList: Hashable, Sendable {
  /// The size of the tree in points; pictures are rounded up to whole points or pixels.
  public var size: Size
  /// The colour beneath everything, over the complete picture; nil for none.
  public var background: Color?
  /// The commands, in paint order. Every `begin` has its `end`, every `save` its `restore`, and every `group` its `endGroup`.
  public var commands: [DisplayCommand] = []
  /// The shapes to fill, stroke and clip to.
  public var paths: [DisplayShape] = []
  /// The fills of shapes, lines and glyphs.
  public var brushes: [Brush] = []
  /// The lines of text.
  public var lines: [DisplayLine] = []
  /// The faces of glyphs.
  public var faces: [FontFace] = []
  /// The images.
  public var images: [ImageReference] = []
  /// The nodes of the tree in paint order, to which `begin` refers.
  public var nodes: [DisplayNode] = []

  init(size: Size) {
    self.size = size
  }
}

/// A step of drawing. Numbers refer to the tables of the ``DisplayList``.
public enum DisplayCommand: Hashable, Sendable {
  /// Begins the drawing of a node and its descendants.
  case begin(node: Int)
  /// Ends the drawing of a node.
  case end
  /// Saves the transform and the clip.
  case save
  /// Restores the transform and the clip of the matching `save`.
  case restore
  /// Transforms everything up to the matching `restore`; applied before the current transform.
  case concat(AffineTransform)
  /// Intersects the clip with a shape, up to the matching `restore`.
  case clip(path: Int)
  /// Begins an isolated group, drawn onto transparency; `indirect` keeps commands small.
  indirect case group(DisplayGroup)
  /// Ends the group and composites it.
  case endGroup
  /// Fills a shape.
  ///
  /// If `isCrisp`, edges are not antialiased: the rectangle has several fills, and lower ones would show through.
  case fill(path: Int, brush: Int, isCrisp: Bool)
  /// Draws a line along the edge of a shape.
  case stroke(path: Int, line: StrokeLine, brush: Int)
  /// Draws a run of glyphs of a line of text, whose pen starts at `origin` on the baseline.
  ///
  /// Glyphs with their own colours, such as emoji, keep them. If `isRepeated`, the same text was drawn before, and
  /// must not be copied or read aloud again.
  case glyphs(line: Int, run: Int, origin: Point, brush: Int, isRepeated: Bool)
  /// Draws a line of text that has no glyphs.
  case text(line: Int, brush: Int, isRepeated: Bool)
  /// Draws an image, stretched to a rectangle; `isIcon` is true if it is the artwork of an icon.
  case image(Int, frame: Rect, isIcon: Bool)
}

/// A shape, in points of the picture.
public enum DisplayShape: Hashable, Sendable {
  /// A rectangle with round corners, whose radii fit it.
  case rectangle(Rect, CornerRadii)
  /// A path, and the rule that determines its inside.
  case path(Path, FillRule)
}

/// The style of a line; the mitre limit is 10.
public struct StrokeLine: Hashable, Sendable {
  /// The width in points, more than 0.
  public var width: Double
  /// The shape of the line's ends.
  public var cap: Stroke.Cap
  /// The shape of the line's corners.
  public var join: Stroke.Join
  /// Alternating lengths of dashes and gaps, in points; empty for a solid line.
  public var dash: [Double]

  package init(
    width: Double, cap: Stroke.Cap = .butt, join: Stroke.Join = .miter, dash: [Double] = []
  ) {
    (self.width, self.cap, self.join, self.dash) = (width, cap, join, dash)
  }
}

/// A fill, and the box to which the unit points of its gradients refer.
///
/// ``color(at:)`` returns its colour at each point of the picture.
public struct Brush: Hashable, Sendable {
  /// The colour, gradient or pattern with its opacity, mask and blend mode.
  public var fill: Fill
  /// The box that gradients and patterns span, in points of the picture; zero if there is only a colour.
  public var frame: Rect
}

/// The effects on a group, in this order: filters, clip, shadow, opacity, blend mode.
public struct DisplayGroup: Hashable, Sendable {
  /// The opacity of the complete group: 0…1.
  public var opacity = 1.0
  /// How the group is blended with its backdrop.
  public var blend = BlendMode.normal
  /// The filters, in order.
  public var filters: [Filter] = []
  /// The shadow of its contents; nil for none.
  public var shadow: Shadow?
  /// The number of the shape to which the finished group is clipped; nil for none.
  public var clip: Int?
  /// A box that contains all its contents before filters and shadow, in the coordinates in which the group begins.
  public var bounds = Rect.zero
}

/// A line of text.
public struct DisplayLine: Hashable, Sendable {
  /// The position of its node.
  public var node: Int
  /// The text with its glyph runs.
  public var line: TextLine
  /// The font of the label.
  public var font: Font
  /// The frame of the line, in points of the picture.
  public var frame: Rect
}

/// The node that a command belongs to, for hit testing, accessibility and tests.
public struct DisplayNode: Hashable, Sendable {
  /// The role of the node.
  public var role: Role
  /// The id of the item; nil for none.
  public var id: String?
}

extension DisplayList {
  /// For each command that opens a scope, the index of the command that closes it; for all others, their own index.
  package var closings: [Int] {
    var closings = Array(commands.indices)
    var open: [Int] = []
    for (index, command) in commands.enumerated() {
      switch command {
      case .begin, .save, .group: open.append(index)
      case .end, .restore, .endGroup: if let start = open.popLast() { closings[start] = index }
      default: break
      }
    }
    return closings
  }
}

extension Brush {
  /// The colour at a point of the picture, with opacity and mask but not the blend mode.
  ///
  /// This is the reference for renderers, which may draw brushes in other ways.
  public func color(at point: Point) -> Color {
    fill.color(at: point - frame.origin, in: frame.size)
  }
}

extension DisplayShape {
  /// The shape as a path.
  public var path: Path {
    switch self {
    case .rectangle(let box, let radii): Path(roundedRect: box, radii: radii)
    case .path(let path, _): path
    }
  }

  /// The rule that determines the inside of ``path``.
  public var rule: FillRule {
    if case .path(_, let rule) = self { rule } else { .nonZero }
  }

  /// A box that contains the shape.
  public var bounds: Rect {
    switch self {
    case .rectangle(let box, _): box
    case .path(let path, _): path.controlBounds ?? .zero
    }
  }

  /// Whether it is a rectangle without round corners.
  package var isRectangle: Bool {
    if case .rectangle(_, let radii) = self { radii.uniform == 0 } else { false }
  }
}

/// The kinds of drawing commands. Their names are the values of `op` in JSON, and their order is the order of `PL_OP_…` in C.
package enum DisplayOperation: String, Hashable, Sendable, CaseIterable {
  case begin, end, save, restore, concat, clip, group, endGroup, fill, stroke, glyphs, text, image
}

extension DisplayCommand {
  /// Its kind.
  package var operation: DisplayOperation {
    switch self {
    case .begin: .begin
    case .end: .end
    case .save: .save
    case .restore: .restore
    case .concat: .concat
    case .clip: .clip
    case .group: .group
    case .endGroup: .endGroup
    case .fill: .fill
    case .stroke: .stroke
    case .glyphs: .glyphs
    case .text: .text
    case .image: .image
    }
  }

  /// The number of its brush; nil: it paints nothing.
  package var brush: Int? {
    switch self {
    case .fill(_, let brush, _), .stroke(_, _, let brush), .glyphs(_, _, _, let brush, _),
      .text(_, let brush, _):
      brush
    default: nil
    }
  }
}
