import PickerGeometry
import PickerTree

/// The pages of a carousel, those out of sight too.
struct CarouselPages: PageStates {
  let carousel: MeasuredCarousel
  let isAutoplaying: Bool

  private var control: Carousel { carousel.control }

  var axis: Axis { control.axis }
  var isReversed: Bool { control.isReversed }
  var loops: Bool { control.loops }
  var timing: PageTiming { control.timing.asTold }

  func page(_ number: Int, within viewport: Size) -> LayoutTree {
    carousel.snappedPageTree(number, in: viewport)
  }
}

extension CarouselTiming {
  /// The timing with the slide of one viewport as CSS has it.
  fileprivate var asTold: PageTiming {
    let motion = motion(from: -1)
    return PageTiming(
      slide: motion.settlingTime, easing: motion.cssEasing, isProportional: spring == nil,
      dwell: dwell, threshold: threshold, velocityWindow: velocityWindow)
  }
}
