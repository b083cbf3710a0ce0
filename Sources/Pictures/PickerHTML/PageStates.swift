import PickerColor
import PickerControls
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerRendering
import PickerText
import PickerTree

/// Every state of a control that only toggles, as its session has it: what a page carries in place of the engine.
///
/// Such a control is a list of a few chips in which nothing moves, grows, opens or is removed, whatever is tapped, or a track of a few
/// segments of which one is selected, whose indicator slides as usual. It is so narrow that it need not flow.
struct PageStates {
  /// The width that fits between the margins of the narrowest page that need not scroll in two directions, which is
  /// 320 points (WCAG 2.2, 1.4.10).
  private static let maximumWidth = 280.0
  private static let maximumCount = 64
  private static let maximumBytes = 100_000
  /// Of all texts: they are laid out again in each state.
  private static let maximumTextBytes = 1_000

  private let recorder: StateRecorder
  /// The states, the first one first, and for each of them what a tap on each item leads to.
  private var states: [RecordedState]
  private var taps: [[RecordedTap]] = []

  /// Nil if the control is not of that kind, or has many states.
  init?(of layout: DocumentLayout) {
    guard let document = layout.document, layout.tree.size.width <= PageStates.maximumWidth,
      layout.tree.textBytes <= PageStates.maximumTextBytes,
      let recorder = StateRecorder(document, layout.proposal, background: layout.tree.background),
      let first = recorder.state(after: [])
    else { return nil }
    self.recorder = recorder
    states = [first]
    while taps.count < states.count {
      let place = taps.count
      guard states.count <= PageStates.maximumCount, recorder.onlyToggles(in: states[place]) else {
        return nil
      }
      taps.append([])
      for item in recorder.items.indices {
        guard Budget.mayProceed, let next = recorder.state(after: states[place].path + [item])
        else { return nil }
        taps[place].append(RecordedTap(state: number(of: next), refusal: next.session.refusal))
      }
    }
  }

  /// The number of a state, which is a new one unless there is one with its selection.
  private mutating func number(of state: RecordedState) -> Int {
    if let known = states.firstIndex(where: { $0.selection == state.selection }) { return known }
    states.append(state)
    return states.count - 1
  }

  /// The JSON that the script of the page reads; nil if it would be large.
  ///
  ///     {"control": null, "items": [{"id": "tea", "name": "Tea", "index": 0, "node": 2, "region": […], "keys": {"right": 1}}],
  ///      "words": {"required": "One has to stay selected", …},
  ///      "states": [{"selected": [], "taps": [{"state": 1}, {"state": 0, "reason": "required"}], "shown": {…}}]}
  ///
  /// - Parameter view: Makes a view that shows nothing so far. It shows the first state, and of the others what differs from that.
  func json(view: () -> PageView) -> [UInt8]? {
    var json = JSONWriter(pretty: false)
    json.object { json in
      if let control = recorder.control { json.member("control", string: control) }
      if recorder.isMany { json.member("isMany", bool: true) }
      if recorder.isTrack { json.member("isTrack", bool: true) }
      json.key("items")
      json.array { json in for item in recorder.items { item.write(to: &json) } }
      json.key("words")
      states[0].tree.words.writeAnnouncements(to: &json)
      json.key("states")
      json.array { json in
        for (state, taps) in zip(states, taps) where json.count <= PageStates.maximumBytes {
          json.object { write(state, taps, view(), to: &$0) }
        }
      }
    }
    return json.count <= PageStates.maximumBytes ? json.bytes : nil
  }

  private func write(
    _ state: RecordedState, _ taps: [RecordedTap], _ view: PageView, to json: inout JSONWriter
  ) {
    json.key("selected")
    json.array { json in for id in state.selection { json.string(id) } }
    json.key("taps")
    json.array { json in for tap in taps { tap.write(to: &json) } }
    json.key("shown")
    let (first, width) = (states[0].tree, states[0].tree.size.width)
    let whole = view.show(first, naturalWidth: width, focus: nil)
    let change =
      state.path.isEmpty ? whole : view.show(state.tree, naturalWidth: width, focus: nil)
    change?.writeElements(to: &json)
  }
}

extension LayoutTree {
  /// The number of bytes of all texts, also of what is cut off.
  fileprivate var textBytes: Int {
    labels.reduce(0) { $0 + ($1.fullText ?? $1.text.text).utf8.count }
  }
}

/// The state of a session after some taps.
private struct RecordedState {
  /// The items that were tapped, one after another.
  let path: [Int]
  let session: any ControlSession
  let selection: [String]
  let tree: LayoutTree
}

/// The state to which a tap leads, or why it stays the same.
private struct RecordedTap {
  let state: Int
  let refusal: SessionRefusal?

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("state", integer: state)
      if let refusal { json.member("reason", string: refusal.reason.rawValue) }
    }
  }
}

/// A chip or a segment, where it is tapped, and the items to which keys lead from it.
private struct RecordedItem {
  let id: String
  /// Its accessible name.
  let name: String
  /// Its index among the items of the document, and the position of its node in the tree.
  let (index, node): (Int, Int)
  let region: Rect
  var keys: [(key: SessionKey, item: Int)] = []

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("id", string: id)
      json.member("name", string: name)
      json.member("index", integer: index)
      json.member("node", integer: node)
      json.key("region")
      json.array { json in
        for length in [region.x, region.y, region.width, region.height] { json.length(length) }
      }
      json.key("keys")
      json.object { json in
        for (key, item) in keys { json.member(key.rawValue, integer: item) }
      }
    }
  }
}

/// Begins sessions of a list of chips or of a track, and taps in them.
private struct StateRecorder {
  private static let maximumItems = 12
  private static let maximumSegments = 5
  /// Seconds after which nothing moves.
  private static let rest = 10.0

  private let document: Document
  private let proposal: ProposedSize
  private let background: Color?
  private let first: LayoutTree
  /// The id of the control.
  let control: String?
  /// Whether several items can be selected.
  let isMany: Bool
  /// Whether it is a track of segments, a radio group.
  let isTrack: Bool
  private(set) var items: [RecordedItem] = []

  /// Nil unless all that can be tapped is a few chips, or a few segments of a track of which one is selected.
  ///
  /// - Parameter background: The colour that fills the trees first, instead of the document's.
  init?(_ document: Document, _ proposal: ProposedSize, background: Color?) {
    guard let session = document.control.session(within: proposal, by: document.fonts) else {
      return nil
    }
    (self.document, self.proposal, self.background) = (document, proposal, background)
    first = session.tree(at: 0)
    control = first.nodes.first.flatMap(first.id(of:))
    isMany = first.nodes.first?.state.contains(.selectsMany) == true
    isTrack = first.type == "segmented"
    let role: Role = isTrack ? .segment : .chip
    let chips = first.nodes.indices.filter { first.nodes[$0].role == role }
    let regions = first.hitRegions()
    guard isTrack || first.type == "chips",
      chips.count <= (isTrack ? StateRecorder.maximumSegments : StateRecorder.maximumItems),
      regions.allSatisfy({ first.nodes[$0.node].role == role }),
      !isTrack || isPlainTrack
    else { return nil }
    let accessibility = first.accessibility()
    items = regions.map { region in
      RecordedItem(
        id: first.id(of: first.nodes[region.node]) ?? "",
        name: accessibility[region.node].name ?? "",
        index: chips.firstIndex(of: region.node) ?? 0, node: region.node, region: region.frame)
    }
    for item in items.indices { items[item].keys = keys(from: item, in: session) }
  }

  /// Whether the indicator of a track slides as usual, and nothing of it opens or scrolls.
  private var isPlainTrack: Bool {
    let state = first.nodes.first.flatMap(first.controlState)
    return first.nodes.first?.state.contains(.selectsOne) == true && state?.transition == nil
      && state?.strategy == nil && first.nodes.contains { $0.role == .indicator }
  }

  private func keys(
    from item: Int, in session: any ControlSession
  ) -> [(key: SessionKey, item: Int)] {
    let keys: [SessionKey] = [.left, .right, .up, .down, .home, .end]
    return keys.compactMap { key in
      if isTrack { session.select(items[item].id, at: 0) }
      session.setFocus(to: items[item].node, at: 0)
      guard session.press(key, at: 0), let node = session.focusPosition(at: 0),
        let next = items.firstIndex(where: { $0.node == node }), next != item
      else { return nil }
      return (key, next)
    }
  }

  /// The state after taps on items, one after another; nil: there is no such session.
  func state(after path: [Int]) -> RecordedState? {
    guard let session = document.control.session(within: proposal, by: document.fonts) else {
      return nil
    }
    for item in path { session.tap(atPoint: items[item].region.center, at: 0) }
    var tree = session.tree(at: StateRecorder.rest)
    if let background { tree.background = background }
    return RecordedState(path: path, session: session, selection: session.selection, tree: tree)
  }

  /// Whether all is where it is at first, nothing moves, and nothing follows a finger.
  func onlyToggles(in state: RecordedState) -> Bool {
    if isTrack { return hasSegments(of: state.tree) }
    let session = state.session
    guard !session.isAnimating(at: 0), state.tree.nodes.map(\.frame) == first.nodes.map(\.frame)
    else { return false }
    return items.allSatisfy { item in
      let point = item.region.center
      guard !session.beginDrag(atPoint: point, at: 0) else { return false }
      session.press(atPoint: point, at: 0)
      defer { session.release(at: 0) }
      return !session.isAnimating(at: 0) && session.tree(at: 0).nodes == state.tree.nodes
    }
  }

  /// Whether all is where it is at first but the indicator.
  private func hasSegments(of tree: LayoutTree) -> Bool {
    zip(tree.nodes, first.nodes).allSatisfy { one, other in
      one.role == other.role && (one.role == .indicator || one.frame == other.frame)
    } && tree.nodes.count == first.nodes.count
  }
}
