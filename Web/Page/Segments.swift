import PickerControls
import PickerGeometry
import PickerMotion
import PickerText

/// A segmented control in use. A track has, for each segment, its index, its frame, that of the indicator on it, and
/// whether it is enabled.
final class PageSegments: PageObject {
  var interaction: SegmentedInteraction
  var finger: FingerVelocity?
  /// The progress of what moves along with the indicator.
  let progress: Motion

  /// The numbers: the timing, whether its edges stretch, how much the indicator does, whether segments are above each
  /// other, the selected segment, and the track.
  init(count: Int) {
    let rest = Motion.Timing.numberCount
    let timing = Motion.Timing(numbersAt: 0)
    let numbers = Numbers.start + rest
    let selected = Int(numbers[3])
    interaction = SegmentedInteraction(
      track: SegmentedTrack(count: count, numbersAt: rest + 4),
      selected: selected < 0 ? nil : selected, timing: timing,
      style: numbers[0] == 1 ? .stretch : .slide, stretch: numbers[1],
      axis: numbers[2] == 1 ? .vertical : .horizontal)
    progress = Motion(from: 0, to: 1, timing: timing, restThreshold: 1e-4)
  }
}

extension SegmentedTrack {
  private static let numberCount = 10

  fileprivate init(count: Int, numbersAt place: Int) {
    let capacity = (Numbers.capacity - place) / SegmentedTrack.numberCount
    let places = (0..<max(0, min(count, capacity))).map { number in
      let start = place + number * SegmentedTrack.numberCount
      return Place(
        index: Int(Numbers.start[start]), frame: Numbers.frame(at: start + 1),
        indicator: Numbers.frame(at: start + 5), isEnabled: Numbers.start[start + 9] == 1)
    }
    let all = places.dropFirst().reduce(places.first?.frame ?? .zero) { $0.union($1.frame) }
    // Only whether it is empty counts: points are those of elements of the page.
    self.init(size: all.size, places: places)
  }
}

@c @_expose(wasm)
package func page_segments(_ count: Int) -> UnsafeMutableRawPointer {
  PageSegments(count: count).retained
}

/// Selects a segment, or none for -1.
@c @_expose(wasm)
package func page_segments_select(
  _ handle: UnsafeMutableRawPointer, _ item: Int, _ time: Double
) {
  handle.object(PageSegments.self).interaction.select(item < 0 ? nil : item, at: time)
}

/// Answers the frame of the indicator.
///
/// - Returns: Whether there is one.
@c @_expose(wasm)
package func page_segments_indicator(_ handle: UnsafeMutableRawPointer, _ time: Double) -> Bool {
  guard let frame = handle.object(PageSegments.self).interaction.indicator(at: time) else {
    return false
  }
  Numbers.answer(frame)
  return true
}

/// Returns the time from which the indicator is at rest.
@c @_expose(wasm)
package func page_segments_rest(_ handle: UnsafeMutableRawPointer) -> Double {
  handle.object(PageSegments.self).interaction.restTime
}

/// Returns the seconds for which segments move.
@c @_expose(wasm)
package func page_segments_duration(_ handle: UnsafeMutableRawPointer) -> Double {
  handle.object(PageSegments.self).progress.settlingTime
}

/// Returns the share of their way that segments have moved after so many seconds.
@c @_expose(wasm)
package func page_segments_progress(_ handle: UnsafeMutableRawPointer, _ elapsed: Double) -> Double
{
  handle.object(PageSegments.self).progress.position(at: elapsed)
}

/// Returns whether the indicator is at the point.
@c @_expose(wasm)
package func page_segments_grab(
  _ handle: UnsafeMutableRawPointer, _ x: Double, _ y: Double, _ time: Double
) -> Bool {
  let segments: PageSegments = handle.object()
  let point = Point(x: x, y: y)
  guard segments.interaction.beginDrag(atPoint: point, at: time) else { return false }
  segments.finger = FingerVelocity(at: point, time: time)
  return true
}

@c @_expose(wasm)
package func page_segments_drag(
  _ handle: UnsafeMutableRawPointer, _ x: Double, _ y: Double, _ time: Double
) {
  let segments: PageSegments = handle.object()
  segments.finger?.move(to: Point(x: x, y: y), at: time)
  segments.interaction.drag(to: Point(x: x, y: y))
}

/// Returns the segment that the indicator snaps to; -1: none.
@c @_expose(wasm)
package func page_segments_drop(_ handle: UnsafeMutableRawPointer, _ time: Double) -> Int {
  let segments: PageSegments = handle.object()
  let velocity = segments.finger?.velocity(at: time) ?? .zero
  segments.finger = nil
  return segments.interaction.endDrag(velocity: velocity.boundedVelocity, at: time) ?? -1
}
