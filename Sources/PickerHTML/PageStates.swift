import PickerControls
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerRendering
import PickerText
import PickerTree

/// Every state of a control that only toggles, as its session has it: what a page carries in place of the engine.
///
/// Such a control is a list of a few chips in which nothing moves, grows, opens or is removed, whatever is tapped, and which is so
/// narrow that it need not flow.
struct PageStates {
  /// What fits beside the margins of the narrowest page that need not scroll in two directions, which has 320 points (WCAG 2.2, 1.4.10).
  private static let maximumWidth = 280.0
  private static let maximumCount = 64

  private let recorder: StateRecorder
  /// The states, the first one first, and for each of them what a tap on each item leads to.
  private var states: [RecordedState]
  private var taps: [[RecordedTap]] = []

  /// Nil if the control is not of that kind, or has many states.
  init?(of layout: DocumentLayout) {
    guard let document = layout.document, layout.tree.size.width <= PageStates.maximumWidth,
      let recorder = StateRecorder(document, layout.proposal),
      let first = recorder.state(after: [])
    else { return nil }
    self.recorder = recorder
    states = [first]
    while taps.count < states.count {
      let place = taps.count
      guard states.count <= PageStates.maximumCount, Budget.mayProceed,
        recorder.onlyToggles(in: states[place])
      else { return nil }
      taps.append([])
      for item in recorder.items.indices {
        guard let next = recorder.state(after: states[place].path + [item]) else { return nil }
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

  /// What the script of the page reads.
  ///
  ///     {"items": [{"id": "tea", "index": 0, "node": 2, "region": […], "keys": {"right": 1}}],
  ///      "states": [{"selected": [], "taps": [{"state": 1}, {"state": 0, "reason": "required"}], "shown": {"root": {…}}}]}
  ///
  /// - Parameter view: Makes a view that shows nothing so far. What it tells of all states but the first is what differs from that.
  func json(_ view: () -> PageView) -> [UInt8] {
    var json = JSONWriter(pretty: false)
    json.object { json in
      json.key("items")
      json.array { json in for item in recorder.items { item.write(to: &json) } }
      json.key("states")
      json.array { json in
        for (state, taps) in zip(states, taps) {
          json.object { json in
            json.key("selected")
            json.array { json in for id in state.selection { json.string(id) } }
            json.key("taps")
            json.array { json in for tap in taps { tap.write(to: &json) } }
            json.key("shown")
            json.raw(shown(state, view()))
          }
        }
      }
    }
    return json.bytes
  }

  private func shown(_ state: RecordedState, _ view: PageView) -> [UInt8] {
    let first = states[0].tree
    let whole = view.show(first, naturalWidth: first.size.width, focus: nil)
    if state.path.isEmpty { return whole }
    return view.show(state.tree, naturalWidth: first.size.width, focus: nil)
  }
}

/// What a session has after some taps.
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

/// A chip, where it is tapped, and the items to which keys lead from it.
private struct RecordedItem {
  let id: String
  /// Its place among the items of the document, and that of its node in the tree.
  let (index, node): (Int, Int)
  let region: Rect
  var keys: [(key: SessionKey, item: Int)] = []

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("id", string: id)
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

/// Begins sessions of a list of chips, and taps in them.
private struct StateRecorder {
  private static let maximumItems = 12

  private let document: Document
  private let proposal: ProposedSize
  private let first: LayoutTree
  private(set) var items: [RecordedItem] = []

  /// Nil unless all that can be tapped is a few chips.
  init?(_ document: Document, _ proposal: ProposedSize) {
    guard let session = document.control.session(within: proposal, by: document.fonts) else {
      return nil
    }
    (self.document, self.proposal, first) = (document, proposal, session.tree(at: 0))
    let chips = first.nodes.indices.filter { first.nodes[$0].role == .chip }
    let regions = first.hitRegions()
    guard first.type == "chips", regions.count <= StateRecorder.maximumItems,
      regions.allSatisfy({ first.nodes[$0.node].role == .chip })
    else { return nil }
    items = regions.map { region in
      RecordedItem(
        id: first.id(of: first.nodes[region.node]) ?? "",
        index: chips.firstIndex(of: region.node) ?? 0, node: region.node, region: region.frame)
    }
    for item in items.indices { items[item].keys = keys(from: item, in: session) }
  }

  private func keys(
    from item: Int, in session: any ControlSession
  ) -> [(key: SessionKey, item: Int)] {
    let keys: [SessionKey] = [.left, .right, .up, .down, .home, .end]
    return keys.compactMap { key in
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
    return RecordedState(
      path: path, session: session, selection: session.selection, tree: session.tree(at: 0))
  }

  /// Whether all is where it is at first, nothing moves, and nothing follows a finger.
  func onlyToggles(in state: RecordedState) -> Bool {
    let session = state.session
    guard !session.isAnimating(at: 0), state.tree.nodes.map(\.frame) == first.nodes.map(\.frame)
    else { return false }
    return items.allSatisfy { item in
      let point = item.region.center
      guard !session.beginDrag(atPoint: point, at: 0) else { return false }
      session.press(atPoint: point, at: 0)
      defer { session.release(at: 0) }
      return !session.isAnimating(at: 0) && session.tree(at: 0) == state.tree
    }
  }
}
