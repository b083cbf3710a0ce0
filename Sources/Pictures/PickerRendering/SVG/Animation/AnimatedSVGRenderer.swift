import PickerGeometry
import PickerLimits
import PickerText
public import PickerTree

/// Renders animations as SVG with CSS keyframes: one file without scripts, for pages and `<img>`.
///
/// Differences between frames in positions, sizes, colours, opacities, transforms and outlines are animated smoothly,
/// exact to a few hundredths of a point at every frame. All other differences change at the frame. Readers who prefer
/// reduced motion, and viewers without CSS animations, see the last frame.
///
/// The picture shows the boxes of all frames, with their thumbs and shadows. Trees with two schemes are drawn in both, and viewers show the one
/// that their reader prefers; viewers without style sheets show the light one. Text is drawn as glyph outlines; lines
/// without glyphs are live text.
public struct AnimatedSVGRenderer: Sendable {
  /// The artwork of icons that have none in the tree.
  public var icons: any IconProvider

  /// The attribute by which the same node is known in all frames.
  static let mark = "data-node"

  /// The prefix of all ids, classes and keyframe names; see ``SVGRenderer/idPrefix``.
  public var idPrefix: String?

  /// Creates a renderer.
  public init(icons: any IconProvider = BuiltInIcons.shared, idPrefix: String? = nil) {
    self.icons = icons
    self.idPrefix = idPrefix
  }

  /// Returns the SVG document in UTF-8.
  ///
  /// The drawings of all frames count against the bytes of the current budget.
  ///
  /// - Complexity: O(*frames* · *nodes*), plus O(*f* log *f*) for each animated attribute in *f* frames.
  public func render(_ animation: LayoutAnimation, outlines: any GlyphOutlining) -> [UInt8] {
    var drawing = SVGDrawing(outlines: outlines, icons: icons, idMark: SVGIDs.mark)
    drawing.isCompact = true
    let hasSchemes = animation.frames.contains { $0.tree.hasSchemes }
    let (moving, timeline) = drawing.merge(
      animation, in: hasSchemes ? [.light, .dark] : [nil])
    let definitions = drawing.definitions.markup.elements + drawing.glyphs.definitions.elements
    drawing.title = animation.frames.last?.tree.accessibility().first?.name
    let document = drawing.document(
      showing: animation.pictureFrame, [moving].written,
      definitions: (hasSchemes ? SVGSchemes().style(hasPairs: true) : "")
        + timeline.keyframes.style
        + definitions.used(by: [moving] + timeline.definitions).written
        + timeline.definitions.written)
    return SVGIDs.resolved(document, prefix: idPrefix).spent
  }
}

extension SVGDrawing {
  /// Draws frames in each scheme, as far as the budget allows, and merges them.
  ///
  /// - Parameter schemes: Nil draws colours of both.
  /// - Returns: The group that moves, and what it refers to.
  fileprivate mutating func merge(
    _ animation: LayoutAnimation, in schemes: [ColorScheme?]
  ) -> (SVGElement, SVGTimeline) {
    isMoving = true
    var drawings = schemes.map { _ in [[SVGElement]]() }
    var byteCount = 0
    for frame in animation.frames where Budget.allows(bytes: byteCount) && mayProceed {
      for (index, scheme) in schemes.enumerated() {
        let tree = scheme.map { frame.tree.resolved(in: $0) } ?? frame.tree
        drawBackground(of: tree, in: animation.pictureFrame)
        draw(tree) { tree.mark(of: $0) }
        let drawn = takeBody()
        byteCount += drawn.byteCount
        drawings[index].append(drawn.elements)
      }
    }
    let times = animation.frames.prefix(drawings[0].count).map { $0.time }
    let cycle = SVGCycle(
      times: times, repetition: animation.repetition, pause: animation.pause)
    var timeline = SVGTimeline(cycle, definitions: definitions.markup.elements)
    var moving = SVGElement("g", [:], timeline.merge(inSchemes: drawings))
    timeline.finish(&moving)
    return (moving, timeline)
  }
}

extension SVGTimeline {
  /// Merges the frames of one scheme, or the frames of the light and the dark one into two groups of which one is
  /// shown.
  fileprivate mutating func merge(inSchemes drawings: [[[SVGElement]]]) -> [SVGElement] {
    guard drawings.count > 1 else { return merge(drawings[0]) }
    return [
      SVGElement("g", ["class": "scheme-light"], merge(drawings[0])),
      SVGElement("g", ["class": "scheme-dark", "display": "none"], merge(drawings[1])),
    ]
  }
}

extension LayoutTree {
  /// The attribute by which a node is known in other frames: its role, its id and its index.
  fileprivate func mark(of position: Int) -> SVGAttributes {
    let node = nodes[position]
    let id = id(of: node).map { " \($0.xmlEscaped)" } ?? ""
    let index = node.index >= 0 ? " \(node.index)" : ""
    return [AnimatedSVGRenderer.mark: "\(node.role.rawValue)\(index)\(id)"]
  }
}
