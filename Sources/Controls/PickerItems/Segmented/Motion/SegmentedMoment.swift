import PickerControlBase
import PickerGeometry
import PickerMotion

/// The moving parts of a segmented control, at one time.
struct SegmentedMoment {
  /// The frame of the only indicator on the segments at rest; nil if it is at rest, or if there is none.
  var indicator: Rect?
  /// The way of the segments, and of the indicator, from where the layout of the selection has scrolled them.
  var shift = Point.zero
  /// How far segments are pressed: 0…1 by index.
  var presses: [Int: Double] = [:]
  /// How far segments of a connected group look selected, where they are on the way: 0…1 by index.
  var selections: [Int: Double] = [:]

  /// How far a segment looks selected.
  func selection(of item: Int, isSelected: Bool) -> Double {
    selections[item] ?? (isSelected ? 1 : 0)
  }

  /// How far a segment is pressed.
  func press(of item: Int) -> Double { presses[item] ?? 0 }
}

extension Segmented {
  /// How far segments are pressed in the layout of the control itself: at the time that its transition shows, or completely.
  var pressShares: [Int: Double] {
    guard let pressed, let press = pressMotion else { return [:] }
    return [pressed: transition?.at.map { press.position(at: $0) } ?? 1]
  }

  /// The press of ``pressed``, from 0 to 1; nil if there is no such segment, or it is disabled.
  var pressMotion: Motion? {
    guard let pressed, items.indices.contains(pressed), items[pressed].isEnabled else { return nil }
    return Motion(shareFrom: 0, to: 1, timing: .press)
  }

  /// How far segments look selected in the layout of the control itself, while the selection changes.
  var selectionShares: [Int: Double] {
    guard let motion = selectionMotion, let from = transition?.from, let time = transition?.at,
      let to = marked.first
    else { return [:] }
    let share = max(0, min(1, motion.position(at: time)))
    return [from: 1 - share, to: share]
  }

  /// The change of the selection in a connected group, from 0 to 1; nil if it does not change, or several segments are
  /// selected.
  var selectionMotion: Motion? {
    guard variant == .connected, marked.count == 1, let transition, let from = transition.from,
      items.indices.contains(from), from != marked[0]
    else { return nil }
    return Motion(shareFrom: 0, to: 1, timing: transition.timing)
  }
}

extension Motion {
  /// Creates the motion of a share, 0…1.
  init(shareFrom from: Double, to: Double, timing: Timing) {
    self.init(from: from, to: to, timing: timing, restThreshold: 0.001)
  }
}

extension Track {
  /// Creates the track of a share at rest.
  init(restingShareAt share: Double) { self.init(restingAt: share, restThreshold: 0.001) }
}

extension Motion.Timing {
  /// How segments grow and shrink when pressed: a spring with a stiffness of 1400 and a damping ratio of 0.9.
  ///
  /// - Source: Compose Material 3, `MotionScheme.standard().fastSpatialSpec()`, which animates `ButtonGroup`.
  public static let press: Motion.Timing = {
    let stiffness = 1400.0
    let spring = Spring(stiffness: stiffness, damping: 0.9 * 2 * stiffness.squareRoot())
    return spring.map { .spring($0) } ?? .indicator
  }()
}
