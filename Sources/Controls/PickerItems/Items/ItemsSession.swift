import PickerControlBase
import PickerGeometry
import PickerTree

/// A session of chips or segments, of which one can have the focus.
final class ItemsSession<Items: ItemsInUse>: SingleSession {
  var state: SessionState
  var clock: SessionClock
  private var items: Items

  init(_ items: Items, at time: Double) {
    self.items = items
    state = SessionState(in: items.proposal)
    clock = SessionClock(startingAt: time)
    readState()
  }

  func tree(at time: Double) -> LayoutTree { items.tree(at: clock.time(time)) }

  func isAnimating(at time: Double) -> Bool { items.isAnimating(at: clock.time(time)) }

  var measured: AnyMeasuredControl? { items.measured }

  private func readState() {
    state.selection = items.selected.map { items.ids[$0] }
    state.isExpanded = items.isExpanded
  }

  func moveFocus(to target: SessionTarget?) {
    state.focus = target
    if let item = position(of: target) { items.reveal(item, at: clock.latest) }
  }

  private func target(_ item: Int) -> SessionTarget {
    SessionTarget(Items.role, id: items.ids[item])
  }

  private func position(of target: SessionTarget?) -> Int? {
    target?.id.flatMap { items.ids.firstIndex(of: $0) }
  }
}

// Events.
extension ItemsSession {
  func handle(_ event: SessionEvent, at now: Double) -> SessionResult {
    let result = take(event, at: now)
    readState()
    return result
  }

  private func take(_ event: SessionEvent, at now: Double) -> SessionResult {
    switch event {
    case .tap(.point(let point)): return SessionResult(on: tap(atPoint: point, at: now))
    case .tap(.node(let position)): return tap(node: position, at: now)
    case .key(let key): return SessionResult(isUsed: press(key, at: now))
    case .focus(let position): return setFocus(to: position, at: now)
    case .select(let id): return set(id, selected: true, at: now)
    case .deselect(let id): return set(id, selected: false, at: now)
    case .remove(let id): return remove(id, at: now)
    case .resize(let proposal):
      items.resize(to: proposal)
      state.proposal = proposal
      return SessionResult(isUsed: true)
    default:
      let result = items.handle(event, at: now)
      if result.movesFocus { moveFocus(to: result.target) }
      return result
    }
  }

  private func tap(atPoint point: Point, at now: Double) -> SessionTarget? {
    guard point.isFinite, let part = items.part(atPoint: point, at: now) else { return nil }
    switch part {
    case .trailingIcon(let item): return SessionTarget(.trailingIcon, id: items.ids[item])
    case .overflow: return activate(SessionTarget(.overflow), at: now)
    case .item(let item): return activate(target(item), at: now)
    }
  }

  /// Handles a tap on an item or on the overflow item, and gives it the focus.
  ///
  /// - Returns: The target; nil if that does nothing.
  private func activate(_ target: SessionTarget, at now: Double) -> SessionTarget? {
    if target.role == .overflow {
      guard let next = items.activateOverflow() else { return nil }
      moveFocus(to: next)
      return target
    }
    guard let item = position(of: target) else { return nil }
    do throws(TapError) {
      try items.activate(item, at: now)
    } catch {
      refuse(item, error)
      return nil
    }
    moveFocus(to: target)
    return target
  }

  private func refuse(_ item: Int, _ reason: TapError) {
    guard reason == .required || reason == .limitReached else { return }
    state.refusal = SessionRefusal(control: items.id, id: items.ids[item], reason: reason)
  }
}

// Keys.
extension ItemsSession {
  /// - Returns: Whether the key changed something, moved the focus, or pressed a button.
  private func press(_ key: SessionKey, at now: Double) -> Bool {
    if key.isTab { return takeFocus(at: now) }
    if key == .selectAll { return selectAll() }
    guard key.activates else { return moveFocus(by: key, at: now) }
    guard let focus = state.focus, tree(at: now).position(of: focus) != nil else { return false }
    return items.canPress(focus) && activate(focus, at: now) != nil
  }

  private func moveFocus(by key: SessionKey, at now: Double) -> Bool {
    guard let next = items.target(after: state.focus, pressing: key), next != state.focus else {
      return false
    }
    if let item = position(of: next) { items.arrive(at: item, now) }
    moveFocus(to: next)
    return true
  }

  private func selectAll() -> Bool {
    do throws(RefusedItem) {
      return try items.selectAll()
    } catch {
      refuse(error.item, error.reason)
      return false
    }
  }
}

// Items by their ids.
extension ItemsSession {
  private func set(_ id: String, selected: Bool, at now: Double) -> SessionResult {
    guard let item = items.ids.firstIndex(of: id) else { return SessionResult() }
    do throws(TapError) {
      try items.set(item, selected: selected, at: now)
    } catch {
      refuse(item, error)
    }
    return SessionResult(isUsed: items.selected.contains(item) == selected)
  }

  private func remove(_ id: String, at now: Double) -> SessionResult {
    guard let item = items.ids.firstIndex(of: id) else { return SessionResult() }
    let before = tree(at: now)
    guard let next = items.remove(item) else { return SessionResult() }
    if state.focus == SessionTarget(Items.role, id: id) { moveFocus(to: next) }
    var result = SessionResult(isUsed: true)
    result.removed = id
    result.announcement = before.announcement(removing: id)
    return result
  }
}

extension LayoutTree {
  /// The announcement for screen readers that an item with an id was removed: "tea removed".
  fileprivate func announcement(removing id: String) -> String {
    let node = nodes.indices.first { self.id(of: nodes[$0]) == id }
    let name = node.flatMap { accessibility()[$0].name }
    return words.text(.removed, ("{name}", name ?? id))
  }
}
