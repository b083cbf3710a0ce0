import PickerControls
import PickerLayout
import PickerRendering

/// Renders trees as an HTML page whose script draws on a canvas.
struct CanvasRenderer: Renderer {
  func render(_ tree: LayoutTree, outlines: any GlyphOutlining) throws(CanvasError) -> [UInt8] {
    var script = CanvasScript(tree)
    try tree.walk(from: 1.0) { (node, inherited) throws(CanvasError) in
      // Multiplied, so that the parts of a translucent node show through each other.
      let opacity = inherited * (node.paint?.opacity ?? 1)
      try script.begin(node, opacity: opacity)
      return .descend(opacity)
    } leave: { (node) throws(CanvasError) in
      script.end(node)
    }
    return Array(script.page(size: tree.size).utf8)
  }
}

/// What a page of ``CanvasRenderer`` cannot show.
struct CanvasError: Error, CustomStringConvertible {
  var feature: String
  var role: Role
  var description: String { "a \(role) has \(feature), which is not drawn on a canvas" }
}

/// A script that draws on the canvas `c`, node by node.
struct CanvasScript {
  private var lines: [String] = []
  /// The colour of texts without a paint.
  private let foreground: Color

  /// Begins with the background of a tree.
  init(_ tree: LayoutTree) {
    foreground = tree.foreground ?? .black
    guard let background = tree.background else { return }
    lines.append("c.fillStyle = '\(background.hex)';")
    lines.append("c.fillRect(\(list(0, 0, tree.size.width, tree.size.height)));")
  }

  /// Draws a node in its own coordinates; it clips its descendants where it has to.
  mutating func begin(_ node: NodeView, opacity: Double) throws(CanvasError) {
    if node.image != nil { throw CanvasError(feature: "an image", role: node.role) }
    if node.crossing != nil { throw CanvasError(feature: "two colours", role: node.role) }
    if let effects = node.effects, !effects.filters.isEmpty || effects.blend != .normal {
      throw CanvasError(feature: "a filter or a blend mode", role: node.role)
    }
    let map = node.absoluteTransform
    lines.append("c.globalAlpha = \(js(opacity)); // \(node.role)")
    lines.append("c.setTransform(\(list(map.a, map.b, map.c, map.d, map.tx, map.ty)));")
    if let line = node.textLine {
      try draw(line, of: node)
    } else if let paint = node.paint, !node.role.paintsText {
      try draw(paint, of: node)
    }
    if node.effects?.clips == true { lines.append("c.save(); c.clip(\(shape(of: node)));") }
  }

  mutating func end(_ node: NodeView) {
    if node.effects?.clips == true { lines.append("c.restore();") }
  }

  /// Draws a text in a font of the browser's, no wider than it was measured. Its paint is the colour of the letters.
  private mutating func draw(_ line: TextLine, of node: NodeView) throws(CanvasError) {
    let font = node.font ?? Font()
    lines.append("c.font = '\(js(font.weight.value)) \(js(font.size))px Inter, sans-serif';")
    for fill in node.paint?.fills ?? [.color(foreground)] {
      lines.append("c.fillStyle = '\(try color(of: fill, node.role))';")
      lines.append("c.fillText(\(js(line.text)), \(list(0, line.baseline, line.frame.width)));")
    }
  }

  /// Draws the shadow, the fills in order, and the stroke.
  private mutating func draw(_ paint: Paint, of node: NodeView) throws(CanvasError) {
    if let shadow = paint.shadow {
      let numbers = list(shadow.radius, shadow.offset.x, shadow.offset.y)
      lines.append("shadow('\(shadow.color.hex)', \(numbers));")
    }
    for fill in paint.fills {
      lines.append("c.fillStyle = '\(try color(of: fill, node.role))';")
      lines.append("c.fill(\(shape(of: node)), '\(paint.fillRule.rawValue.lowercased())');")
      if paint.shadow != nil { lines.append("shadow('transparent', 0, 0, 0);") }
    }
    if let stroke = paint.stroke { try draw(stroke, of: paint, on: node) }
  }

  private mutating func draw(_ stroke: Stroke, of paint: Paint, on node: NodeView)
    throws(CanvasError)
  {
    if let border = paint.borderArea(of: node.frame.size) {
      // Its sides have different widths.
      lines.append("c.fillStyle = '\(try color(of: stroke.fill, node.role))';")
      lines.append("c.fill(new Path2D('\(border.svgData())'), 'evenodd');")
      return
    }
    lines.append("c.strokeStyle = '\(try color(of: stroke.fill, node.role))';")
    lines.append("c.lineWidth = \(js(stroke.width));")
    lines.append("c.stroke(\(shape(of: node, inset: stroke.width / 2)));")
  }

  private func color(of fill: Fill, _ role: Role) throws(CanvasError) -> String {
    guard case .color(let color) = fill.pattern, fill.blend == .normal, fill.mask == nil else {
      throw CanvasError(feature: "a gradient, a pattern or a mask", role: role)
    }
    return color.withAlpha(color.alpha * fill.opacity).hex
  }

  /// The path of a node, or its box. The stroke of a box is inside of its edge, like a border of CSS.
  private func shape(of node: NodeView, inset: Double = 0) -> String {
    if let path = node.paint?.path { return "new Path2D('\(path.svgData())')" }
    let size = node.frame.size
    let radii = (node.paint?.cornerRadius ?? .zero).fitted(to: size).inset(by: inset)
    let corners = list(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
    let box = list(inset, inset, size.width - 2 * inset, size.height - 2 * inset)
    return "box(\(box), [\(corners)])"
  }

  func page(size: Size) -> String {
    """
    <!DOCTYPE html>
    <meta charset="utf-8">
    <canvas width="\(js(size.width.rounded(.up)))" height="\(js(size.height.rounded(.up)))"></canvas>
    <script>
    const c = document.querySelector('canvas').getContext('2d');
    function box(...place) { const path = new Path2D(); path.roundRect(...place); return path; }
    function shadow(color, blur, x, y) {
      [c.shadowColor, c.shadowBlur, c.shadowOffsetX, c.shadowOffsetY] = [color, blur, x, y];
    }
    \(lines.joined(separator: "\n"))
    </script>
    """
  }
}
