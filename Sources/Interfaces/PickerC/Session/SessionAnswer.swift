import CPickerLayout
import PickerBlock
import PickerLayout

/// The strings of the latest call with a session, which are valid until the next one.
struct SessionAnswer: ~Copyable {
  private var arena = StringArena()
  private var selected = ForeignArray<pl_string>([])
  private var deselected = ForeignArray<pl_string>([])

  init() {}

  /// The result of an event that did nothing.
  static var nothing: pl_result {
    var result = pl_result()
    result.target.role = -1
    return result
  }

  /// The state of no session.
  static var unknown: pl_state {
    var state = pl_state()
    state.focus.role = -1
    return state
  }

  mutating func result(_ done: SessionResult) -> pl_result {
    var result = SessionAnswer.nothing
    (result.used, result.moved_focus) = (done.isUsed, done.movesFocus)
    (result.changed_hidden, result.expanded) = (done.isExpanded != nil, done.isExpanded ?? false)
    result.target = target(done.target)
    selected = list(done.selected)
    deselected = list(done.deselected)
    result.selected = selected.read(&result.selected_count)
    result.deselected = deselected.read(&result.deselected_count)
    result.removed = arena.add(done.removed)
    result.refusal = refusal(done.refusal)
    result.stage = arena.add(done.stage?.rawValue)
    result.announcement = arena.add(done.announcement)
    return result
  }

  mutating func state(_ read: SessionState) -> pl_state {
    var state = SessionAnswer.unknown
    (state.width, state.height) = (
      read.proposal.width ?? PL_AS_DECLARED, read.proposal.height ?? PL_AS_DECLARED
    )
    selected = list(read.selection)
    state.selection = selected.read(&state.selection_count)
    state.focus = target(read.focus)
    state.refusal = refusal(read.refusal)
    state.stage = arena.add(read.stage?.rawValue)
    (state.has_hidden, state.expanded) = (read.isExpanded != nil, read.isExpanded ?? false)
    if let color = read.color { (state.has_color, state.color) = (true, pl_color(color.color)) }
    if let offset = read.offset {
      (state.has_offset, state.offset_x, state.offset_y) = (true, offset.x, offset.y)
    }
    return state
  }

  private mutating func list(_ texts: [String]) -> ForeignArray<pl_string> {
    ForeignArray(texts.map { arena.add($0) })
  }

  private mutating func target(_ target: SessionTarget?) -> pl_target {
    pl_target(role: target?.role.constant ?? -1, reserved: 0, id: arena.add(target?.id))
  }

  private mutating func refusal(_ refusal: SessionRefusal?) -> pl_refusal {
    pl_refusal(
      control: arena.add(refusal?.control), id: arena.add(refusal?.id),
      reason: arena.add(refusal?.reason.rawValue))
  }
}
