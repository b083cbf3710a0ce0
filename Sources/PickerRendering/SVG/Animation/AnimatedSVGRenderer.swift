import PickerGeometry
import PickerLimits
import PickerText
public import PickerTree

/// Renders animations as SVG that CSS keyframes move: one file without scripts, for pages and `<img>`.
///
/// What differs between frames only in places, sizes, colours, opacities, transforms and outlines moves smoothly, exact to
/// a few hundredths of a point at every frame; whatever else differs changes at the frame. Readers who ask for reduced
/// motion, and viewers without CSS animations, see the last frame.
///
/// The picture has the size of the largest frame. Trees of two schemes are drawn in both, and viewers show the one that their
/// reader prefers, those without style sheets the light one. Text is drawn as glyph outlines; lines without glyphs are live text.
public struct AnimatedSVGRenderer: Sendable {
  /// The artwork of icons that have none in the tree.
  public var icons: any IconProvider

  /// The attribute by which the same node is known in all frames.
  static let mark = "data-node"

  /// The beginning of all ids, classes and names of keyframes; see ``SVGRenderer/idPrefix``.
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
  /// - Complexity: O(*frames* · *nodes*), beside what moves: O(*f* log *f*) for each attribute in *f* frames.
  public func render(_ animation: LayoutAnimation, outlines: any GlyphOutlining) -> [UInt8] {
    var drawing = SVGDrawing(outlines: outlines, icons: icons, idMark: SVGIDs.mark)
    drawing.isCompact = true
    let schemes: [ColorScheme] = animation.hasSchemes ? [.light, .dark] : [.light]
    let drawings = drawing.frames(of: animation, in: schemes)
    var reader = SVGReader(drawing.definitions.text + drawing.glyphs.definitions)
    let definitions = reader.elements()
    let times = animation.frames.prefix(drawings[0].count).map { $0.time }
    var timeline = SVGTimeline(
      SVGCycle(times: times, repetition: animation.svgRepetition), definitions: definitions)
    var root = SVGElement(tag: "g")
    root.children = timeline.merge(inSchemes: drawings)
    var keyframes = timeline.keyframes
    keyframes.finish(&root)
    var body = ""
    root.write(to: &body)
    let used = definitions.used(in: body + timeline.definitions)
    drawing.title = animation.frames.last?.tree.accessibility().first?.name
    let document = drawing.document(
      size: animation.size.pictureSize(), body,
      definitions: (schemes.count > 1 ? SVGSchemes().style(hasPairs: true) : "")
        + keyframes.style + used + timeline.definitions)
    return SVGIDs.resolved(document, prefix: idPrefix).spent
  }
}

extension SVGDrawing {
  /// Draws successive layouts with the same nodes as one picture that CSS moves, forever or once, in place of the elements
  /// drawn so far.
  ///
  /// - Parameter mark: Returns additional attributes for the node at a position.
  package mutating func drawMoving(
    _ frames: [LayoutAnimation.Frame], loops: Bool, marking mark: (LayoutTree, Int) -> String
  ) {
    var drawings: [[SVGElement]] = []
    var byteCount = 0
    for frame in frames where Budget.allows(bytes: byteCount) && mayProceed {
      drawBackground(of: frame.tree)
      draw(frame.tree) { mark(frame.tree, $0) }
      let drawn = takeBody()
      byteCount += drawn.utf8.count
      var reader = SVGReader(drawn)
      drawings.append(reader.elements())
    }
    var reader = SVGReader(definitions.text)
    var timeline = SVGTimeline(
      SVGCycle(
        times: frames.prefix(drawings.count).map { $0.time }, repetition: loops ? .loop(0) : .once),
      definitions: reader.elements())
    var root = SVGElement(tag: "g")
    root.children = timeline.merge(drawings)
    var keyframes = timeline.keyframes
    keyframes.finish(&root)
    root.write(to: &body)
    body = keyframes.style + "<defs>\n\(timeline.definitions)</defs>\n" + body
  }

  /// Draws the frames of an animation in each scheme, as far as the budget allows.
  fileprivate mutating func frames(
    of animation: LayoutAnimation, in schemes: [ColorScheme]
  ) -> [[[SVGElement]]] {
    var drawings = schemes.map { _ in [[SVGElement]]() }
    var byteCount = 0
    for frame in animation.frames where Budget.allows(bytes: byteCount) && mayProceed {
      for (index, scheme) in schemes.enumerated() {
        let body = body(of: frame.tree.resolved(in: scheme))
        byteCount += body.utf8.count
        var reader = SVGReader(body)
        drawings[index].append(reader.elements().map { $0.withTranslations })
      }
    }
    return drawings
  }

  /// Draws a tree as elements whose nodes are marked.
  private mutating func body(of tree: LayoutTree) -> String {
    drawBackground(of: tree)
    draw(tree) { tree.mark(of: $0) }
    return takeBody()
  }
}

extension SVGTimeline {
  /// Merges the frames of one scheme, or those of the light and of the dark one into two groups of which one is shown.
  fileprivate mutating func merge(inSchemes drawings: [[[SVGElement]]]) -> [SVGElement] {
    guard drawings.count > 1 else { return merge(drawings[0]) }
    return drawings.enumerated().map { index, frames in
      var group = SVGElement(tag: "g")
      group.set("class", to: index == 0 ? "scheme-light" : "scheme-dark")
      if index > 0 { group.set("display", to: "none") }
      group.children = merge(frames)
      return group
    }
  }
}

extension LayoutTree {
  /// The attribute by which a node is known in other frames: its role, its id and its index.
  fileprivate func mark(of position: Int) -> String {
    let node = nodes[position]
    let id = id(of: node).map { " \($0.xmlEscaped)" } ?? ""
    let index = node.index >= 0 ? " \(node.index)" : ""
    return " \(AnimatedSVGRenderer.mark)=\"\(node.role.rawValue)\(index)\(id)\""
  }
}

extension LayoutAnimation {
  /// Whether any frame has colours of two schemes.
  fileprivate var hasSchemes: Bool { frames.contains { $0.tree.hasSchemes } }

  fileprivate var svgRepetition: SVGRepetition {
    guard frames.count > 1 else { return .once }
    return switch repetition {
    case .once: .once
    case .loop: .loop(LayoutAnimation.pause)
    case .alternate: .alternate(LayoutAnimation.pause)
    }
  }
}

extension SVGElement {
  /// The element with the places of lines of text as transforms, which can be animated.
  fileprivate var withTranslations: SVGElement {
    var element = self
    element.children = children.map { $0.withTranslations }
    guard tag == "use" || tag == "text", let x = self["x"], let y = self["y"],
      self["transform"] == nil
    else {
      return element
    }
    element.remove("x")
    element.remove("y")
    element.set("transform", to: "translate(\(x) \(y))")
    return element
  }
}

extension [SVGElement] {
  /// The definitions to which a drawing refers, and those to which they refer.
  fileprivate func used(in drawing: String) -> String {
    var known: [String: Int] = [:]
    for index in indices {
      if let id = self[index]["id"] { known[id] = index }
    }
    var isUsed = [Bool](repeating: false, count: count)
    var texts = [drawing]
    while let text = texts.popLast() {
      for id in text.references {
        guard let index = known[id], !isUsed[index] else { continue }
        isUsed[index] = true
        var definition = ""
        self[index].write(to: &definition)
        texts.append(definition)
      }
    }
    var used = ""
    for index in indices where isUsed[index] { self[index].write(to: &used) }
    return used
  }
}

extension String {
  /// The ids that follow a number sign: those of references, and colours.
  fileprivate var references: Set<String> {
    var found: Set<String> = []
    var id: [UInt8]?
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "#"): id = []
      case UInt8(ascii: ")"), UInt8(ascii: "\""), UInt8(ascii: ";"), UInt8(ascii: "}"):
        if let name = id { found.insert(String(decoding: name, as: UTF8.self)) }
        id = nil
      default: id?.append(byte)
      }
    }
    return found
  }
}
