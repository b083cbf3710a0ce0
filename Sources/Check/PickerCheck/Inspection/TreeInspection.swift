import PickerControls
import PickerGeometry
import PickerLimits
import PickerText
import PickerTree

/// Finds the problems of a layout in one walk through its tree.
struct TreeInspection {
  /// The limits.
  struct Limits {
    var maxRows: Int?
    /// Nil leaves it to the items.
    var minTarget: Double?
  }

  let tree: LayoutTree
  let recorder: RecordingMeasurer
  let limits: Limits
  let inks: InkBounds
  var snapshot = Snapshot()
  /// The ids of items that the layout itself warns about, because they or their labels overflow.
  private let warnedIDs: Set<String>
  private let hasNarrowTexts: Bool
  /// The number of nodes without an id so far, by their control and role.
  private var unnamed: [Unnamed: Int] = [:]
  var cutLabels: [CutLabel] = []
  /// The nodes with hit regions, in paint order.
  var targets: [Target] = []
  /// The top of the last segment of each control, to count the lines of segments.
  private var lastTops: [Int: Double] = [:]

  private struct Unnamed: Hashable {
    var control: Int
    var role: Role
  }

  init(
    of tree: LayoutTree, recorder: RecordingMeasurer, limits: Limits, inks: InkBounds,
    aspects: Snapshot.Aspects
  ) {
    self.tree = tree
    self.recorder = recorder
    self.limits = limits
    self.inks = inks
    snapshot.aspects = aspects
    snapshot.width = tree.size.width
    warnedIDs =
      tree.warnings.isEmpty
      ? [] : Set(tree.warnings.lazy.filter { $0.code == .overflow }.compactMap { $0.id })
    hasNarrowTexts = recorder.hasNarrowTexts
  }

  /// Returns the problems.
  ///
  /// - Complexity: O(*n*), with the aspect of targets O(*n* log *n*).
  mutating func inspected() -> Snapshot {
    var checkpoint = Checkpoint(every: 16)
    tree.walk(from: NodeContext()) { node, around in
      checkpoint.mayProceed() ? visit(node, in: around) : .stop
    }
    addControls()
    addIndistinctLabels()
    if snapshot.aspects.contains(.targets) { addSmallTargets() }
    return snapshot
  }

  /// Inspects a node, and returns the surroundings of its children.
  private mutating func visit(_ node: NodeView, in around: NodeContext) -> WalkStep<NodeContext> {
    let (role, frame) = (node.role, node.absoluteFrame)
    var inner = around
    let isControl = role.isControl(in: around.parent)
    if isControl { enter(node, &inner) }
    if role == .flow || role == .row || role == .stack || role == .grid {
      addOverlaps(in: node, inner)
    }
    count(node, in: inner)
    if role.isItem {
      inner.item = NodeContext.Item(position: node.position, role: role, frame: frame)
    }
    // A line of a label belongs to the label, one of a text to the text.
    let isPart = role == .line && around.parent != .text
    if !isPart {
      let number = number(of: node, in: isControl ? around : inner)
      checkFrame(node, in: around, number: number)
      if role.hasText, role != .line, let label = node.label {
        check(label, of: node, in: inner, number: number)
      }
    }
    if !snapshot.aspects.isDisjoint(with: [.ink, .wholeInk]) { checkInk(of: node, in: inner) }
    if snapshot.aspects.contains(.targets), role.isTarget { note(node, in: inner) }
    inner.parent = role
    if role == .page { inner.box = frame }
    if let effects = node.effects { inner.enter(node, with: effects) }
    return .descend(inner)
  }

  /// Numbers a control, and notes its arrangement.
  private mutating func enter(_ node: NodeView, _ inner: inout NodeContext) {
    let state = node.controlState
    inner.control = snapshot.controls.count
    inner.controlPosition = node.position
    inner.item = nil
    inner.scrolls = state?.scroll != nil
    inner.box = inner.scrolls ? nil : node.absoluteFrame
    if node.role == .grid {
      inner.columns = mixed(inner.columns, tree.firstRowCount(ofGridAt: node.position))
    }
    snapshot.controls.append((node.id, node.role))
    snapshot.arrangements.append(Arrangement(columns: inner.columns, strategy: state?.strategy))
  }

  /// Counts rows and hidden items.
  private mutating func count(_ node: NodeView, in around: NodeContext) {
    guard around.control >= 0 else { return }
    switch node.role {
    case .row:
      snapshot.arrangements[around.control].rowCount += 1
      snapshot.arrangements[around.control].rows = mixed(
        snapshot.arrangements[around.control].rows, 1)
    case .chip:
      snapshot.arrangements[around.control].rows = mixed(
        snapshot.arrangements[around.control].rows, 2)
    case .overflow:
      guard let hidden = node.overflow?.hiddenIDs, !hidden.isEmpty else { return }
      snapshot.arrangements[around.control].hiddenCount = hidden.count
      var found = Observation(
        key: key(.hidden, around.control, id: id(at: around.controlPosition)), dependence: .columns)
      found.items = hidden
      snapshot.add(found)
    case .segment: count(segment: node, in: around.control)
    default: break
    }
  }

  private mutating func count(segment: NodeView, in control: Int) {
    let strategy = snapshot.arrangements[control].strategy
    if strategy == .menu || snapshot.aspects.contains(.labels) {
      snapshot.segments[control, default: []].append(segment.id ?? "")
    }
    guard strategy == .wrap else { return }
    let top = segment.frame.minY
    if lastTops.updateValue(top, forKey: control) != top {
      snapshot.arrangements[control].rowCount += 1
    }
  }

  /// Adds problems of complete controls.
  private mutating func addControls() {
    for (number, control) in snapshot.controls.enumerated() {
      let arrangement = snapshot.arrangements[number]
      if let strategy = arrangement.strategy {
        var found = Observation(
          key: key(.narrowed, number, id: control.id, role: control.role), dependence: .columns)
        found.strategy = strategy
        snapshot.add(found)
        if strategy == .menu {
          snapshot.add(
            Observation(
              key: key(.hidden, number, id: control.id, role: control.role), dependence: .columns))
        }
      }
      guard let limit = limits.maxRows, arrangement.rowCount > limit else { continue }
      // A wider control may show more items on more rows, as long as some are hidden.
      var found = Observation(
        key: key(.rows, number, id: control.id, role: control.role),
        dependence: arrangement.hiddenCount > 0 ? .rows : .columns)
      (found.value, found.limit) = (Double(arrangement.rowCount), Double(limit))
      snapshot.add(found)
    }
  }
}

// Names.
extension TreeInspection {
  /// The key of a problem of a complete control.
  private func key(
    _ code: FindingCode, _ control: Int, id: String?, role: Role = .overflow
  ) -> Observation.ObservationKey {
    Observation.ObservationKey(code: code, control: control, id: id, role: role)
  }

  /// The id of the node at a position.
  private func id(at position: Int?) -> String? {
    position.flatMap { tree.id(of: tree.nodes[$0]) }
  }

  /// The id of the item around a node, or of the control for an overflow chip; nil if there is none.
  func idOfItem(in around: NodeContext) -> String? {
    guard let item = around.item else { return nil }
    return id(at: item.position) ?? (item.role == .overflow ? id(at: around.controlPosition) : nil)
  }

  /// The id of an observation: the node's own, its item's or its control's; for a title, the id of the control below it
  /// with `.title`.
  func id(of node: NodeView, in around: NodeContext) -> String? {
    if let id = node.id { return id }
    if around.item != nil { return idOfItem(in: around) }
    if node.role == .title {
      let next = Int(tree.nodes[node.position].end)
      return next < tree.nodes.count ? tree.id(of: tree.nodes[next]).map { $0 + ".title" } : nil
    }
    return id(at: around.controlPosition)
  }

  /// A number that distinguishes nodes without their own id; 0 if an id or an item does, and for all lines of a text.
  private mutating func number(of node: NodeView, in around: NodeContext) -> Int {
    guard around.item == nil, node.role != .line, tree.nodes[node.position].id < 0 else { return 0 }
    let unnamed = Unnamed(control: around.control, role: node.role)
    self.unnamed[unnamed, default: -1] += 1
    return self.unnamed[unnamed] ?? 0
  }

  /// Whether the layout itself warns that an item or its label overflows.
  func isWarned(_ id: String?) -> Bool { id.map { warnedIDs.contains($0) } ?? false }

  /// Returns the request whose label is truncated or too wide.
  func request(for label: Label) -> TextRequest? {
    hasNarrowTexts ? recorder.request(for: label) : nil
  }
}

extension NodeContext {
  /// Notes the clip and the transform of a node, for its descendants.
  fileprivate mutating func enter(_ node: NodeView, with effects: Effects) {
    if effects.transform != .identity {
      isTransformed = true
      clip = nil
      if node.role == .layer { box = nil }
    }
    guard effects.clips else { return }
    let own = node.paint?.path.flatMap { $0.bounds?.offset(by: node.absoluteFrame.origin) }
    let frame = own ?? node.absoluteFrame
    clip = clip.map { $0.intersection(frame) ?? .zero } ?? frame
  }
}

extension LayoutTree {
  /// The number of controls beside each other in the first row of a grid.
  fileprivate func firstRowCount(ofGridAt position: Int) -> Int {
    let middles = children(of: position).lazy.filter { nodes[$0].role != .title }
      .map { nodes[$0].frame.midX }
    var count = 0
    var (last, way) = (0.0, 0.0)
    for middle in middles {
      // The next row begins on the side from which the first one came.
      let step = middle - last
      if count > 1, step * way <= 0 { break }
      if count == 1 {
        if step == 0 { break }
        way = step
      }
      (count, last) = (count + 1, middle)
    }
    return count
  }
}

/// Returns a hash of two numbers.
func mixed(_ a: Int, _ b: Int) -> Int {
  Int(truncatingIfNeeded: (Int64(a) ^ Int64(b) &+ 0x9E37_79B9) &* 0x0100_0000_01B3)
}
