package import PickerLayout

extension Document {
  /// The moving picture of a control that moves by itself: a segmented control with a transition, a carousel with events or
  /// automatic advances, and any control in which gradients have keyframes.
  ///
  /// A carousel and gradients are shown from their time to show, or 0, until they rest; those that go on for ever for one
  /// round. Pictures last a minute at most.
  ///
  /// - Parameters:
  ///   - fps: Frames per second, greater than 0; nil: those of the transition, else 30.
  ///   - repetition: What happens after the last frame.
  /// - Returns: Nil for controls that do not move.
  /// - Throws: The errors of `layout()`, such as `$: is beyond the limit of 1000000 nodes a document`.
  package func animation(
    fps: Double?, repetition: LayoutAnimation.Repetition
  ) throws(JSONError) -> LayoutAnimation? {
    do {
      return try budget.run {
        let frames =
          control.as(Segmented.self).map { segmentedFrames($0, fps: fps) }
          ?? control.as(Carousel.self).map { carouselFrames($0, fps: fps ?? 30) }
          ?? gradientFrames(fps: fps ?? 30)
        return frames.count > 1 ? LayoutAnimation(frames: frames, repetition: repetition) : nil
      }
    } catch {
      throw JSONError(error)
    }
  }

  private func segmentedFrames(_ control: Segmented, fps: Double?) -> [LayoutAnimation.Frame] {
    guard let transition = control.transition else { return [] }
    var moving = control
    moving.transition?.at = nil
    moving.transition?.fps = 1
    let layout = { (control: Segmented) in control.measured(by: fonts).layout(within: .asDeclared) }
    let duration = layout(moving).transition?.duration ?? 0
    return [LayoutAnimation.Frame](in: 0...duration, fps: fps ?? transition.fps) { time in
      moving.transition?.at = time
      return layout(moving)
    }
  }

  private func carouselFrames(_ control: Carousel, fps: Double) -> [LayoutAnimation.Frame] {
    let measured = control.measured(by: fonts)
    let extent = measured.viewport(within: .asDeclared)[control.axis]
    let start = control.at ?? 0
    return [LayoutAnimation.Frame](
      in: start...control.end(after: start, extent: extent), fps: fps
    ) { time in
      measured.layout(of: control.state(at: time, extent: extent), within: .asDeclared)
    }
  }
}

extension Carousel {
  /// The time at which it is at rest after its events, or has shown every page once.
  fileprivate func end(after start: Double, extent: Double) -> Double {
    let step = timing.dwell + max(timing.slide, timing.spring?.settlingTime() ?? 0)
    let round = start + min(step * Double(pages.count), 60)
    guard !isAutoplaying else { return round }
    let lastEvent = events.last?.time ?? start
    var end = max(start, lastEvent)
    while state(at: end, extent: extent).phase != .idle, end < start + 60 { end += 1.0 / 30 }
    return min(end, start + 60)
  }
}
