import CPickerCairo
import PickerColor
import PickerGeometry
import PickerLimits
import PickerRendering
import PickerText
import PickerTree

/// Paints a tree in paint order. Groups for effects of a node are opened before it and closed after its last
/// descendant.
struct Painter {
  let tree: LayoutTree
  let outlines: any GlyphOutlining
  /// The images drawn so far.
  var images: DecodedImages
  private var icons: IconPainter
  /// The current target: the picture, or a layer of it.
  var canvas: Canvas
  var glyphs = GlyphShapes()
  /// The text that can be searched and copied; nil if the format has none.
  let text: PageText?
  /// The map from coordinates of the current node to those of the picture.
  private(set) var place = AffineTransform.identity
  /// Whether what is drawn now is only the source of a shadow.
  var isCastingShadow = false
  private var open: [OpenNode] = []
  private let extents: Extents
  /// Whether anything in the tree uses a blend mode other than normal.
  private let blends: Bool

  init(
    _ tree: LayoutTree, on canvas: Canvas, outlines: any GlyphOutlining,
    images: any ImageLoading, icons: any IconProvider = BuiltInIcons.shared,
    text: PageText? = nil
  ) {
    self.tree = tree
    self.canvas = canvas
    self.outlines = outlines
    self.images = DecodedImages(
      from: images, output: canvas.isVector ? "PDF" : "PNG", page: canvas.heldPixels)
    self.icons = IconPainter(icons)
    self.text = text
    extents = Extents(of: tree)
    blends =
      tree.effects.contains { $0.blend != .normal }
      || tree.paints.contains(where: \.blends)
      || tree.labels.contains { $0.crossing?.paint.blends ?? false }
  }

  mutating func draw() {
    if let background = tree.background {
      canvas.setSource(Pattern(background))
      canvas.paint()
    }
    tree.walk(from: ()) { visit, _ in
      guard Budget.mayProceed else { return .stop }
      let node = tree.nodes[visit.position]
      guard begin(visit) else { return .skip }
      if node.role.paintsText, let shadow = tree.contentShadow(of: node) {
        let frame = visit.absoluteFrame
        draw(shadow, around: frame.outset(by: frame.height)) { $0.drawContent(of: node, in: frame) }
      }
      drawContent(of: node, in: visit.absoluteFrame)
      beginChildren(of: node, in: visit.absoluteFrame)
      return .descend(())
    } leave: { _ in
      close(open.removeLast())
    }
  }

  private mutating func drawContent(of node: LayoutNode, in frame: Rect) {
    if let line = tree.textLine(for: node) {
      draw(line, of: node, in: frame)
    } else if let image = tree.image(of: node) {
      draw(image, in: frame)
    } else if let icon = icons.content(of: node, in: tree) {
      draw(icon, in: frame)
    } else if !node.role.paintsText, let paint = tree.paint(of: node) {
      draw(paint, in: frame)
    }
  }
}

/// The open groups of a node, to be closed after its last descendant.
private struct OpenNode {
  /// The matrix before the node.
  let place: AffineTransform
  var group = Group.none
  /// The blend mode of the group.
  var blend = BlendMode.normal
  /// The clip of the children.
  var clip = Clip.none

  enum Group {
    case none
    /// A group that is drawn with an opacity or blend mode.
    case whole(opacity: Double)
    /// A layer of pixels to which filters are applied.
    case filtered(Layer, below: Canvas, [Filter], opacity: Double)
    /// A layer like that whose contents cast a shadow; the rectangle contains them, in device coordinates.
    case shadowed(Layer, below: Canvas, [Filter], Shadow, around: Rect, opacity: Double)
  }

  enum Clip {
    case none, plain
    /// A group that isolates the children, which blend among each other only, and is then clipped as a whole.
    case isolated(PaintedShape)
  }
}

extension Painter {
  /// Opens the groups for a node and its descendants.
  ///
  /// - Returns: Whether the node is visible; if not, nothing was opened.
  private mutating func begin(_ visit: NodeView) -> Bool {
    let node = tree.nodes[visit.position]
    let opacity = tree.paint(of: node)?.opacity ?? 1
    let effects = tree.effects(of: node)
    let map = effects.map { $0.transform.about(visit.absoluteFrame.origin) } ?? .identity
    guard opacity > 0, map.concatenating(canvas.matrix).isInvertible else { return false }
    var opened = OpenNode(place: place, blend: effects?.blend ?? .normal)
    place = map.concatenating(place)
    canvas.save()
    if effects != nil { canvas.matrix = map.concatenating(canvas.matrix) }
    let extent = canvas.matrix.bounds(of: extents[visit.position])
    let filters = effects?.filters ?? []
    let shadow = node.role.paintsText ? nil : tree.contentShadow(of: node)
    if !filters.isEmpty || shadow != nil {
      let layer = Layer(
        over: canvas, for: canvas.matrix.blur(of: filters.deviation), around: extent)
      opened.group =
        shadow.map {
          .shadowed(layer, below: canvas, filters, $0, around: extent, opacity: opacity)
        } ?? .filtered(layer, below: canvas, filters, opacity: opacity)
      canvas = layer.canvas
    } else if opacity < 1 || opened.blend != .normal {
      opened.group = .whole(opacity: opacity)
      canvas.clip(toDevice: extent)
      canvas.beginGroup()
    }
    open.append(opened)
    return true
  }

  /// Clips the descendants of a node to its shape, if it clips.
  private mutating func beginChildren(of node: LayoutNode, in frame: Rect) {
    guard tree.effects(of: node)?.clips == true, node.end > 0 else { return }
    let shape = PaintedShape(tree.paint(of: node) ?? Paint(), in: frame)
    canvas.save()
    if blends {
      canvas.clip(toDevice: canvas.matrix.bounds(of: shape.bounds))
      canvas.beginGroup()
    } else {
      canvas.clip(to: shape)
    }
    open[open.count - 1].clip = blends ? .isolated(shape) : .plain
  }

  /// Closes the groups of a node.
  private mutating func close(_ node: OpenNode) {
    if case .isolated(let shape) = node.clip {
      canvas.endGroup()
      canvas.clip(to: shape)
      canvas.paint()
    }
    if case .none = node.clip {} else { canvas.restore() }
    switch node.group {
    case .none: break
    case .whole(let opacity):
      canvas.endGroup()
      canvas.paint(node.blend, opacity: opacity)
    case .filtered(let layer, let below, let filters, let opacity):
      layer.apply(filters)
      canvas = below
      layer.paint(on: canvas, node.blend, opacity: opacity)
    case .shadowed(let layer, let below, let filters, let shadow, let extent, let opacity):
      layer.apply(filters)
      canvas = below
      composite(layer, casting: shadow, around: extent, node.blend, opacity: opacity)
    }
    canvas.restore()
    place = node.place
  }
}

extension Paint {
  /// Whether a fill or the stroke uses a blend mode other than normal.
  fileprivate var blends: Bool {
    fills.contains { $0.blend != .normal } || stroke.map(\.fill.blend) ?? .normal != .normal
  }
}

extension Canvas {
  /// Intersects the clip with a shape.
  func clip(to shape: PaintedShape) {
    beginPath()
    add(shape.path)
    clip(shape.rule)
  }
}

extension AffineTransform {
  /// Whether the map has an inverse; cairo fails with any other.
  fileprivate var isInvertible: Bool { (try? inverted()) != nil }
}
