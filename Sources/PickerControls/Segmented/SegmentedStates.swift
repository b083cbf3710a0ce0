import PickerGeometry
import PickerMotion
import PickerText
import PickerTree

/// A segmented control with other segments selected.
struct SegmentedStates: ItemStates {
  let control: Segmented
  let measurer: any TextMeasuring
  let direction: LayoutDirection

  var count: Int { control.items.count }
  var isRequired: Bool { false }
  var limit: Int? { nil }

  var pace: IndicatorPace? {
    let timing = control.transition?.timing ?? .indicator
    let stretches = control.transition?.style == .stretch
    return IndicatorPace(
      ahead: Pace(stretches ? timing.ahead : timing),
      behind: Pace(stretches ? timing.behind : timing))
  }

  func looks(of items: [ShownItem]) -> LayoutTree {
    control.measured(
      selecting: Set(items.filter(\.isSelected).map(\.item)), in: direction, by: measurer
    ).looks(items, role: .segment, direction: direction, by: measurer)
  }

  func tree(selecting items: [Int], within size: Size) -> LayoutTree? {
    var control = control
    control.selected = items
    control.transition = nil
    return control.measuredSegments(by: measurer).layout(
      within: Room(width: size.width, height: size.height))
  }
}

extension Pace {
  /// How far moments are off the timing at most, as a share of the way.
  private static let tolerance = 0.000_2

  /// The pace of a timing.
  init(_ timing: Motion.Timing) {
    let way = 1000.0
    let motion = Motion(from: 0, to: way, timing: timing)
    let pushed = Motion(from: 0, to: 0, initialVelocity: way, timing: timing)
    let speed = motion.velocity(at: 0) / way
    func moments(_ motion: Motion) -> [Moment] {
      motion.samples(tolerance: way * Pace.tolerance).map {
        Moment(time: $0.time, value: $0.position / way)
      }
    }
    self.init(
      progress: moments(motion), push: moments(pushed), startSpeed: speed.isFinite ? speed : nil)
  }
}
