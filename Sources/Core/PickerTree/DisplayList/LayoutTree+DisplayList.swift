public import PickerColor
import PickerGeometry
import PickerLimits
import PickerText

extension LayoutTree {
  /// Returns the drawing commands of the tree in paint order.
  ///
  /// Once the current `Budget` is exceeded, the remaining nodes are left out.
  ///
  /// - Parameters:
  ///   - outlines: Whether texts that have glyphs are drawn as glyphs; if false, all texts are live.
  ///   - scheme: The scheme whose colours are drawn; nil keeps the colours of both.
  ///   - icons: The artwork of icons that have none in the tree.
  /// - Complexity: O(*n*).
  public func displayList(
    outlines: Bool = true, scheme: ColorScheme? = nil, icons: any IconProvider
  ) -> DisplayList {
    var tree = scheme.map { resolved(in: $0) } ?? self
    tree.round()
    var builder = DisplayListBuilder(tree, outlines: outlines, icons: icons)
    builder.build()
    return builder.finished
  }
}

extension DisplayList {
  /// Creates a list that draws paints in a frame, one after the other.
  package init(_ paints: [Paint], in frame: Rect) {
    var builder = DisplayListBuilder(LayoutTree(type: ""), outlines: false, icons: nil)
    for paint in paints { builder.draw(paint, in: frame) }
    self = builder.finished
  }
}

/// A display list under construction.
private struct DisplayListBuilder {
  let tree: LayoutTree
  let outlines: Bool
  var icons: IconPainter
  private var list: DisplayList
  /// Whether anything blends, so clipped content has to be a group.
  private let blends: Bool
  private var paths = DistinctValues<DisplayShape>()
  private var brushes = DistinctValues<Brush>()
  private var faces = DistinctValues<FontFace>()
  private var images = DistinctValues<ImageReference>()
  private var scopes = [Scope()]

  /// An open scope, and the box of its drawn content.
  private struct Scope {
    var bounds: Rect?
    /// The index of the group that it is; nil for saved transforms.
    var group: Int?
    var transform = AffineTransform.identity
  }

  init(_ tree: LayoutTree, outlines: Bool, icons: (any IconProvider)?) {
    self.tree = tree
    self.outlines = outlines
    self.icons = IconPainter(icons)
    list = DisplayList(size: tree.size)
    list.background = tree.background
    blends =
      tree.effects.contains { $0.blend != .normal } || tree.paints.contains { $0.blends }
      || tree.labels.contains { $0.crossing?.paint.blends ?? false }
  }

  /// The list with its tables.
  var finished: DisplayList {
    var list = list
    (list.paths, list.brushes) = (paths.all, brushes.all)
    (list.faces, list.images) = (faces.all, images.all)
    return list
  }

  mutating func build() {
    list.nodes = tree.nodes.map { DisplayNode(role: $0.role, id: tree.id(of: $0)) }
    var open: [Int] = []
    tree.walk(from: ()) { visit, _ in
      guard Budget.mayProceed else { return .stop }
      open.append(scopes.count)
      begin(visit)
      return .descend(())
    } leave: { _ in
      let depth = open.removeLast()
      while scopes.count > depth { close() }
      list.commands.append(.end)
    }
  }

  private mutating func begin(_ visit: NodeView) {
    let (node, frame) = (tree.nodes[visit.position], visit.absoluteFrame)
    let effects = tree.effects(of: node) ?? Effects()
    list.commands.append(.begin(node: visit.position))
    if effects.transform != .identity { save(effects.transform.about(frame.origin)) }
    var whole = DisplayGroup()
    (whole.opacity, whole.blend) = (tree.paint(of: node)?.opacity ?? 1, effects.blend)
    whole.filters = effects.filters
    let shadow = tree.contentShadow(of: node)
    if !node.role.paintsText { whole.shadow = shadow }
    if whole != DisplayGroup() { open(whole) }
    var content = DisplayGroup()
    if node.role.paintsText { content.shadow = shadow }
    within(content) { $0.draw(node, at: visit.position, in: frame) }
    if effects.clips { clip(to: tree.paint(of: node) ?? Paint(), in: frame) }
  }

  private mutating func draw(_ node: LayoutNode, at position: Int, in frame: Rect) {
    if let line = tree.textLine(for: node) {
      let font = tree.label(of: node).map { tree.fonts[$0.font] } ?? Font()
      list.lines.append(DisplayLine(node: position, line: line, font: font, frame: frame))
      draw(line, of: node, in: frame)
    } else if let image = tree.image(of: node) {
      draw(image, in: frame, isIcon: false)
    } else if let icon = icons.content(of: node, in: tree) {
      draw(icon, in: frame)
    } else if !node.role.paintsText, let paint = tree.paint(of: node) {
      draw(paint, in: frame)
    }
  }
}

// Scopes.
extension DisplayListBuilder {
  private mutating func save(_ transform: AffineTransform = .identity) {
    list.commands.append(.save)
    if transform != .identity { list.commands.append(.concat(transform)) }
    scopes.append(Scope(transform: transform))
  }

  private mutating func open(_ group: DisplayGroup) {
    scopes.append(Scope(group: list.commands.count))
    list.commands.append(.group(group))
  }

  /// Draws within a group unless it changes nothing or nothing is drawn.
  private mutating func within(
    _ group: DisplayGroup, _ draw: (inout DisplayListBuilder) -> Void
  ) {
    guard group != DisplayGroup() else { return draw(&self) }
    let start = list.commands.count
    open(group)
    draw(&self)
    close()
    if list.commands.count == start + 2 { list.commands.removeLast(2) }
  }

  /// Closes the last scope, and adds its drawn content to the enclosing one.
  private mutating func close() {
    let scope = scopes.removeLast()
    list.commands.append(scope.group == nil ? .restore : .endGroup)
    guard var bounds = scope.bounds else { return }
    if let index = scope.group, case .group(var group) = list.commands[index] {
      group.bounds = bounds
      list.commands[index] = .group(group)
      bounds = bounds.outset(by: (group.shadow?.reach ?? 0) + group.filters.reach)
    }
    note(scope.transform.bounds(of: bounds))
  }

  /// Notes the box of what is drawn.
  private mutating func note(_ box: Rect) {
    scopes[scopes.count - 1].bounds = scopes[scopes.count - 1].bounds?.union(box) ?? box
  }

  private mutating func clip(to paint: Paint, in frame: Rect) {
    let path = paths.insert(DisplayShape(paint, in: frame))
    guard blends else {
      save()
      return list.commands.append(.clip(path: path))
    }
    var group = DisplayGroup()
    group.clip = path
    open(group)
  }
}

// Shapes.
extension DisplayListBuilder {
  /// Draws the shadow, the fills in order, and the stroke.
  mutating func draw(_ paint: Paint, in frame: Rect) {
    var group = DisplayGroup()
    group.shadow = paint.shadow
    within(group) { $0.cover(paint, in: frame) }
  }

  private mutating func cover(_ paint: Paint, in frame: Rect) {
    let shape = DisplayShape(paint, in: frame)
    let isCrisp = shape.isRectangle && paint.fills.count > 1
    for fill in paint.fills { self.fill(shape, with: fill, in: frame, isCrisp: isCrisp) }
    guard let stroke = paint.stroke else { return }
    if let area = paint.borderArea(of: frame.size) {
      let border = DisplayShape.path(area.mapPoints { $0 + frame.origin }, .evenOdd)
      fill(border, with: stroke.fill, in: frame)
    } else if paint.path == nil, stroke.covers(frame) {
      fill(shape, with: stroke.fill, in: frame)
    } else if stroke.width > 0 {
      draw(stroke, along: DisplayShape(paint, strokedIn: frame, width: stroke.width), in: frame)
    }
  }

  private mutating func fill(
    _ shape: DisplayShape, with fill: Fill, in frame: Rect, isCrisp: Bool = false
  ) {
    let (path, brush) = (paths.insert(shape), number(of: fill, in: frame))
    list.commands.append(.fill(path: path, brush: brush, isCrisp: isCrisp))
    note(shape.bounds)
  }

  private mutating func draw(_ stroke: Stroke, along shape: DisplayShape, in frame: Rect) {
    let line = StrokeLine(
      width: stroke.width, cap: stroke.cap, join: stroke.join, dash: stroke.dash)
    let (path, brush) = (paths.insert(shape), number(of: stroke.fill, in: frame))
    list.commands.append(.stroke(path: path, line: line, brush: brush))
    note(shape.bounds.outset(by: line.reach))
  }

  private mutating func draw(_ icon: IconPainter.Content, in frame: Rect) {
    switch icon {
    case .paints(let paints): for paint in paints { draw(paint, in: frame) }
    case .picture(let image, let box, let isMirrored):
      let place = box.offset(by: frame.origin)
      guard isMirrored else { return draw(image, in: place, isIcon: true) }
      save(AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: place.minX + place.maxX, ty: 0))
      draw(image, in: place, isIcon: true)
      close()
    }
  }

  private mutating func draw(_ image: ImageReference, in frame: Rect, isIcon: Bool) {
    list.commands.append(.image(images.insert(image), frame: frame, isIcon: isIcon))
    note(frame)
  }

  private mutating func number(of fill: Fill, in frame: Rect) -> Int {
    var brush = Brush(fill: fill, frame: frame)
    if case .color = fill.pattern, fill.mask == nil { brush.frame = .zero }
    return brushes.insert(brush)
  }
}

// Text.
extension DisplayListBuilder {
  /// Draws a line of text, in two parts where something crosses it.
  private mutating func draw(_ line: TextLine, of node: LayoutNode, in frame: Rect) {
    let fills = tree.textFills(of: node)
    guard let crossing = tree.crossing(of: node, in: frame) else {
      return draw(line, in: frame, fills, isRepeated: false)
    }
    let split = CrossedText(line, in: frame, clip: crossing.clip)
    for (shape, fills, isRepeated) in [
      (split.outside, fills, false), (split.inside, crossing.paint.fills, true),
    ] {
      save()
      list.commands.append(.clip(path: paths.insert(shape)))
      draw(line, in: frame, fills, isRepeated: isRepeated)
      close()
    }
  }

  private mutating func draw(
    _ line: TextLine, in frame: Rect, _ fills: [Fill], isRepeated: Bool
  ) {
    let number = list.lines.count - 1
    for (place, fill) in fills.enumerated() {
      let brush = self.number(of: fill, in: frame)
      let isRepeated = isRepeated || place > 0
      guard outlines, !line.lacksGlyphs else {
        list.commands.append(.text(line: number, brush: brush, isRepeated: isRepeated))
        continue
      }
      var pen = Point(x: frame.x, y: frame.y + line.baseline)
      for (run, glyphs) in line.runs.enumerated() {
        _ = faces.insert(glyphs.face)
        list.commands.append(
          .glyphs(line: number, run: run, origin: pen, brush: brush, isRepeated: isRepeated))
        pen = glyphs.glyphs.reduce(pen) { $0 + $1.advance }
      }
    }
    note(frame.outset(by: line.reach(in: frame)))
  }
}

extension DisplayShape {
  /// The shape that a paint covers in a frame.
  fileprivate init(_ paint: Paint, in frame: Rect) {
    if let path = paint.path {
      self = .path(path.mapPoints { $0 + frame.origin }, paint.fillRule)
    } else {
      self = .rectangle(frame, paint.cornerRadius.fitted(to: frame.size))
    }
  }

  /// The centre line of the stroke of a paint.
  fileprivate init(_ paint: Paint, strokedIn frame: Rect, width: Double) {
    self.init(paint, in: frame)
    guard case .rectangle(_, let radii) = self else { return }
    let half = width / 2
    let inner = frame.inset(by: Edges(top: half, left: half, bottom: half, right: half))
    self = .rectangle(inner, radii.inset(by: half).fitted(to: inner.size))
  }
}

extension StrokeLine {
  /// The maximum distance of the line from the path: half its width times the mitre limit, 10.
  package var reach: Double { width * 5 }
}

extension Stroke {
  /// Whether a line of this width inside the edges of a frame covers all of it.
  package func covers(_ frame: Rect) -> Bool {
    width > 0 && (frame.width <= width || frame.height <= width)
  }
}

extension TextLine {
  /// How far its ink may reach beyond a frame.
  func reach(in frame: Rect) -> Double { runs.reduce(frame.height) { max($0, $1.size) } }
}

extension [Filter] {
  /// How far the blurs spread what they blur, in points.
  fileprivate var reach: Double {
    reduce(0) { $0 + ($1.name == .blur && $1.amount > 0 ? 3 * $1.amount + 1 : 0) }
  }
}

extension Paint {
  /// Whether a fill or the stroke uses a blend mode other than normal.
  fileprivate var blends: Bool {
    fills.contains { $0.blend != .normal } || stroke?.fill.blend ?? .normal != .normal
  }
}
