import PickerTree

/// The animation of the filters of a node.
///
/// If one list is a prefix of the other, filters of the same name are animated into each other, and additional
/// filters begin or end without effect. Otherwise the filters of the start lose their effect while the filters of the
/// end gain theirs.
///
/// Source: Filter Effects 1, *Interpolation of Filter Functions*, except that CSS switches at once between lists that
/// differ.
struct FilterTrack: Sendable {
  private let amounts: NumberTrack<FilterAmounts>

  init(from start: Moving<[Filter]>, to end: [Filter]) {
    let own = start.value
    let isPaired = zip(own, end).allSatisfy { $0.name == $1.name }
    let fadingIn = isPaired ? end.dropFirst(own.count) : end[...]
    let fadingOut = isPaired ? own.dropFirst(end.count) : own[...]
    let paired = isPaired ? Array(end.prefix(own.count)) : []
    amounts = NumberTrack(
      from: Moving(
        value: FilterAmounts(filters: own + fadingIn.map { $0.withoutEffect }),
        speeds: start.speeds),
      to: FilterAmounts(filters: paired + fadingOut.map { $0.withoutEffect } + fadingIn))
  }

  func filters(at progress: TransitionProgress) -> [Filter] {
    amounts.value(at: progress).filters
  }

  /// The filters and their velocities, without filters that have lost their effect.
  func moving(at progress: TransitionProgress) -> Moving<[Filter]> {
    let moving = amounts.moving(at: progress)
    let (filters, speeds) = (moving.value.filters, moving.speeds)
    let left = filters.indices.filter { index in
      let end = amounts.end.filters[index]
      return end != end.withoutEffect || !filters[index].isNear(end)
    }
    return Moving(value: left.map { filters[$0] }, speeds: left.map { speeds[$0] })
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
