import PickerControls
import PickerGeometry
import PickerMotion

/// A carousel in use.
final class PageCarousel: PageObject {
  var state: CarouselState

  /// The numbers: the timing of slides, the number of pages, the length of the viewport, whether pages loop and whether they
  /// go to the left, the offset, the time that pages dwell, the threshold and the window of velocities (NaN: none), whether it
  /// plays by itself, and the time.
  override init() {
    let numbers = Numbers.start + Motion.Timing.numberCount
    let track = CarouselTrack(
      count: Int(numbers[0]), extent: numbers[1], loops: numbers[2] == 1,
      isReversed: numbers[3] == 1)
    let (offset, time) = (numbers[4], numbers[9])
    let nearest = Int(offset.rounded())
    // Beyond the last page, the first one is the nearest.
    let page = track.loops && track.count > 0 ? nearest % track.count : nearest
    state = CarouselState(
      track: track, page: page,
      timing: CarouselTiming(
        Motion.Timing(numbersAt: 0), dwell: numbers[5], threshold: numbers[6],
        velocityWindow: numbers[7].isNaN ? nil : numbers[7]),
      isAutoplaying: numbers[8] == 1, time: time)
    // A slide that was in progress goes on to the nearest page.
    let way = offset - offset.rounded()
    guard way != 0 else { return }
    state.dragBegan(at: time)
    state.dragChanged(translation: (track.isReversed ? way : -way) * track.extent, at: time)
    state.dragEnded(velocity: 0, at: time)
  }
}

extension CarouselTiming {
  fileprivate init(
    _ timing: Motion.Timing, dwell: Double, threshold: Double, velocityWindow: Double?
  ) {
    self.init(dwell: dwell, threshold: threshold, velocityWindow: velocityWindow)
    switch timing {
    case .curve(let curve, let duration):
      self.curve = curve
      slide = duration
    case .spring(let spring): self.spring = spring
    }
  }
}

private func change(
  _ handle: UnsafeMutableRawPointer, _ body: (inout CarouselState) -> Void
) {
  body(&handle.object(PageCarousel.self).state)
}

@c @_expose(wasm)
package func page_carousel() -> UnsafeMutableRawPointer { PageCarousel().retained }

/// Returns the distance from the first page, in viewports.
@c @_expose(wasm)
package func page_carousel_offset(_ handle: UnsafeMutableRawPointer, _ time: Double) -> Double {
  handle.object(PageCarousel.self).state.offset(at: time)
}

@c @_expose(wasm)
package func page_carousel_current(_ handle: UnsafeMutableRawPointer, _ time: Double) -> Int {
  handle.object(PageCarousel.self).state.current(at: time)
}

/// Answers, for each visible page, its number and its distance from where it is fully visible, in viewports.
///
/// - Returns: The number of pages.
@c @_expose(wasm)
package func page_carousel_pages(_ handle: UnsafeMutableRawPointer, _ time: Double) -> Int {
  let pages = handle.object(PageCarousel.self).state.visiblePages(at: time)
  Numbers.answer(pages.flatMap { [Double($0.page), $0.distance] })
  return pages.count
}

/// Returns the seconds until pages move: 0 while they do, infinite where they never do without an input.
@c @_expose(wasm)
package func page_carousel_wait(_ handle: UnsafeMutableRawPointer, _ time: Double) -> Double {
  let state = handle.object(PageCarousel.self).state
  let now = state.advanced(to: time)
  switch now.phase {
  case .idle: return .infinity
  case .dwelling: return max(0, now.since + state.timing.dwell - time)
  default: return 0
  }
}

@c @_expose(wasm)
package func page_carousel_go(_ handle: UnsafeMutableRawPointer, _ page: Int, _ time: Double) {
  change(handle) { $0.go(to: page, at: time) }
}

@c @_expose(wasm)
package func page_carousel_step(_ handle: UnsafeMutableRawPointer, _ step: Int, _ time: Double) {
  change(handle) {
    $0.advance(to: time)
    $0.step(by: step, at: time)
  }
}

@c @_expose(wasm)
package func page_carousel_play(_ handle: UnsafeMutableRawPointer, _ isOn: Bool, _ time: Double) {
  change(handle) { $0.autoplay(isOn, at: time) }
}

@c @_expose(wasm)
package func page_carousel_grab(_ handle: UnsafeMutableRawPointer, _ time: Double) {
  change(handle) { $0.dragBegan(at: time) }
}

@c @_expose(wasm)
package func page_carousel_drag(
  _ handle: UnsafeMutableRawPointer, _ translation: Double, _ time: Double
) {
  change(handle) { $0.dragChanged(translation: translation, at: time) }
}

/// Ends a drag with its own velocity, or at rest.
@c @_expose(wasm)
package func page_carousel_drop(
  _ handle: UnsafeMutableRawPointer, _ isAtRest: Bool, _ time: Double
) {
  change(handle) { $0.dragEnded(velocity: isAtRest ? 0 : nil, at: time) }
}
