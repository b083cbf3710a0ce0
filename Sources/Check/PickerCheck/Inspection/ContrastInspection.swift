import PickerColor
import PickerControls
import PickerGeometry
import PickerLimits
import PickerText
import PickerTree

/// Finds texts with too little contrast to their background: one walk through a tree collects texts and painted boxes,
/// and a ``BoxTree`` finds the boxes behind each text.
struct ContrastInspection {
  /// A painted box, in paint order.
  private struct Painted {
    var frame: Rect
    var paint: Paint
    /// Whether an opacity, a filter or a transform changes it, so its colour is unknown.
    var isMixed: Bool

    func contains(_ point: Point) -> Bool {
      guard let path = paint.path else { return frame.contains(point) }
      return path.contains(point - frame.origin, rule: paint.fillRule)
    }
  }

  /// The surroundings of a node.
  private struct Around {
    var control = -1
    var controlID: String?
    var parent: Role?
    var item: String?
    var isSelected = false
    var isMixed = false
  }

  /// A text whose contrast is known.
  private struct Text {
    var node: NodeView
    var around: Around
    /// The number of boxes that were painted before it.
    var paintedCount: Int
  }

  /// Texts that look alike: one observation.
  private struct Look: Hashable {
    var control: Int
    var isSelected: Bool
    var ratio: Double
    var limit: Double
  }

  private let tree: LayoutTree
  private var controlCount = 0
  private var painted: [Painted] = []
  private var texts: [Text] = []
  private var boxes = BoxTree([])
  private var places: [Look: Int] = [:]
  private var found: [Observation] = []

  /// The minimum contrast of large text.
  private let limitOfLargeTexts: Double

  init(of tree: LayoutTree, limitOfLargeTexts: Double = 3) {
    self.tree = tree
    self.limitOfLargeTexts = limitOfLargeTexts
  }

  /// Returns the texts of a tree with too little contrast.
  static func observations(in tree: LayoutTree) -> [Observation] {
    var inspection = ContrastInspection(of: tree)
    return inspection.observations()
  }

  /// Returns the texts with too little contrast.
  ///
  /// - Complexity: O(*n* log *n*), and for each text the number of boxes behind it.
  mutating func observations() -> [Observation] {
    var checkpoint = Checkpoint(every: 64)
    tree.walk(from: Around()) { node, around in
      checkpoint.mayProceed() ? visit(node, around) : .stop
    }
    boxes = BoxTree(painted.map { $0.frame })
    for text in texts where Budget.mayProceed { check(text) }
    return found
  }

  /// The number of comparisons of boxes with texts, for tests.
  var comparisonCount: Int { boxes.comparisonCount }

  private mutating func visit(_ node: NodeView, _ around: Around) -> WalkStep<Around> {
    var inner = around
    if node.role.isControl(in: around.parent) {
      (inner.control, inner.controlID, inner.item) = (controlCount, node.id, nil)
      controlCount += 1
    }
    inner.parent = node.role
    if node.role.isItem {
      inner.item = node.id ?? inner.controlID
      inner.isSelected = node.isSelected
    }
    inner.isMixed = around.isMixed || node.isMixed
    if node.role.paintsText {
      add(node, inner)
    } else if let paint = node.paint, !paint.fills.isEmpty {
      painted.append(
        Painted(frame: node.absoluteFrame, paint: paint, isMixed: inner.isMixed))
    }
    return .descend(inner)
  }

  private mutating func add(_ node: NodeView, _ around: Around) {
    guard !around.isMixed, let label = node.label, !node.frame.size.isEmpty,
      node.role == .line || label.text.lineCount == 1
    else { return }
    texts.append(Text(node: node, around: around, paintedCount: painted.count))
  }

  private mutating func check(_ text: Text) {
    let (node, around) = (text.node, text.around)
    guard let label = node.label, let ratio = ratio(of: text) else { return }
    let limit = node.font?.isLarge == true ? limitOfLargeTexts : 4.5
    guard ratio < limit else { return }
    let id = node.id ?? around.item ?? around.controlID
    let look = Look(
      control: around.control, isSelected: around.isSelected, ratio: ratio, limit: limit)
    if let place = places[look] {
      if let id, found[place].items.last != id { found[place].items.append(id) }
      return
    }
    places[look] = found.count
    var observation = Observation(
      key: Observation.ObservationKey(
        code: .contrast, control: around.control, id: id, role: node.role, number: found.count),
      dependence: .none)
    observation.text = label.wording
    (observation.value, observation.limit) = (ratio, limit)
    observation.items = id.map { [$0] } ?? []
    observation.detail = around.isSelected ? " when selected" : ""
    found.append(observation)
  }
}

// Colours.
extension ContrastInspection {
  /// The smallest contrast of a text with its background; nil if it is unknown.
  private mutating func ratio(of text: Text) -> Double? {
    let (node, frame) = (text.node, text.node.absoluteFrame)
    let behind = boxes.indices(overlapping: frame).prefix { $0 < text.paintedCount }
      .map { painted[$0] }
    // Without masks: a text that fades at the edge of a scrolled control can be scrolled into view.
    let fills = (node.paint?.fills ?? [.color(tree.foreground ?? .black)]).map {
      Fill($0.pattern, blend: $0.blend, opacity: $0.opacity)
    }
    guard !fills.isEmpty else { return nil }
    let isPlain = (behind.flatMap { $0.paint.fills } + fills).allSatisfy { $0.isSolid }
    var ratio: Double?
    let crossing = tree.crossing(of: tree.nodes[node.position], in: frame)
    for point in isPlain && crossing == nil ? [frame.center] : frame.samples {
      guard let backdrop = color(behind, at: point), backdrop.alpha > 0.999 else { return nil }
      let isCrossed = crossing?.clip.contains(point) == true
      let color = (isCrossed ? crossing?.paint.fills ?? fills : fills)
        .color(at: point - frame.origin, in: frame.size)
      let contrast = color.composited(over: backdrop).contrast(with: backdrop)
      ratio = min(ratio ?? contrast, contrast)
    }
    return ratio
  }

  /// The colour of painted boxes at a point; nil if it is unknown.
  private func color(_ boxes: [Painted], at point: Point) -> Color? {
    var color = tree.backdrop ?? .clear
    for box in boxes where box.contains(point) {
      guard !box.isMixed else { return nil }
      for fill in box.paint.fills {
        color = fill.color(at: point - box.frame.origin, in: box.frame.size)
          .blended(over: color, mode: fill.blend)
      }
    }
    return color
  }
}

extension NodeView {
  /// Whether an opacity, a filter, a blend mode or a transform changes the colours or the position of the contents.
  fileprivate var isMixed: Bool {
    if let opacity = paint?.opacity, opacity < 1 { return true }
    guard let effects else { return false }
    return effects.transform != .identity || effects.blend != .normal || !effects.filters.isEmpty
  }
}

extension Font {
  /// Whether a text is large: at least 24 px, or at least 18.66 px and bold.
  ///
  /// Source: WCAG 2.2, *large scale*: 18 pt, or 14 pt bold, at 96 px and 72 pt an inch.
  fileprivate var isLarge: Bool {
    size >= 24 || size >= 56.0 / 3 && weight.value >= FontWeight.bold.value
  }
}

extension Fill {
  fileprivate var isSolid: Bool {
    guard case .color = pattern, mask == nil else { return false }
    return true
  }
}

extension Rect {
  /// Points across the rectangle at which gradients are sampled: 16 columns and 3 rows.
  fileprivate var samples: [Point] {
    (0..<3).flatMap { row in
      (0..<16).map { column in
        Point(
          x: x + width * (Double(column) + 0.5) / 16, y: y + height * (Double(row) + 0.5) / 3)
      }
    }
  }
}

extension Size {
  fileprivate var isEmpty: Bool { !(width > 0 && height > 0) }
}
