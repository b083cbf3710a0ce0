import PickerTree

/// The filters of a node, whose amounts move, at one time.
struct MovingFilters: Sendable {
  var filters: [Filter]
  /// The velocities of the amounts; empty where they are at rest.
  var speeds: [Double] = []
}

/// The animation of the filters of a node.
///
/// Where one list begins like the other, filters of the same name move into each other, and those that one of them lacks begin
/// or end without effect. Otherwise the filters of the start lose their effect while those of the end gain theirs.
///
/// Source: Filter Effects 1, *Interpolation of Filter Functions*, but for lists that differ, which CSS changes at once.
struct FilterTrack: Sendable {
  private let amounts: NumberTrack<FilterAmounts>

  init(from start: MovingFilters, to end: [Filter]) {
    let isPaired = zip(start.filters, end).allSatisfy { $0.name == $1.name }
    let fadingIn = isPaired ? end.dropFirst(start.filters.count) : end[...]
    let fadingOut = isPaired ? start.filters.dropFirst(end.count) : start.filters[...]
    let paired = isPaired ? Array(end.prefix(start.filters.count)) : []
    amounts = NumberTrack(
      from: FilterAmounts(filters: start.filters + fadingIn.map { $0.withoutEffect }),
      to: FilterAmounts(filters: paired + fadingOut.map { $0.withoutEffect } + fadingIn),
      speeds: start.speeds)
  }

  func filters(at progress: TransitionProgress) -> [Filter] {
    amounts.value(at: progress).filters
  }

  /// The filters and their velocities, without those that have lost their effect.
  func moving(at progress: TransitionProgress) -> MovingFilters {
    let (filters, speeds) = (filters(at: progress), amounts.speeds(at: progress))
    let left = filters.indices.filter { index in
      let end = amounts.end.filters[index]
      return end != end.withoutEffect || !filters[index].isNear(end)
    }
    return MovingFilters(filters: left.map { filters[$0] }, speeds: left.map { speeds[$0] })
  }

  func include(in reach: inout TransitionReach) { amounts.include(in: &reach) }
}

/// The amounts of a list of filters.
private struct FilterAmounts: NumberPassing {
  var filters: [Filter]

  mutating func passNumbers(to visitor: any NumberVisitor) {
    for index in filters.indices { filters[index].passNumbers(to: visitor) }
  }
}

extension Filter {
  /// The filter of the same name that changes nothing.
  fileprivate var withoutEffect: Filter {
    switch name {
    case .brightness, .contrast, .saturate: Filter(name, amount: 1)
    case .blur, .grayscale, .hueRotate, .invert, .sepia: Filter(name, amount: 0)
    }
  }

  fileprivate func isNear(_ other: Filter) -> Bool {
    (amount - other.amount).magnitude <= LayoutTransition.visibleFraction
  }
}
