import PickerControlBase
import PickerText
import PickerTree

extension Carousel {
  /// The frames from the document's time, or 0, until the carousel is at rest after its events or has shown every
  /// page once.
  public func frames(fps: Double?, by measurer: any TextMeasuring) -> [LayoutAnimation.Frame]? {
    let measured = measured(by: measurer)
    let extent = measured.viewport(within: .asDeclared)[axis]
    let start = at ?? 0
    return [LayoutAnimation.Frame](
      in: start...end(after: start, extent: extent), fps: fps ?? 30
    ) { time in
      measured.layout(of: state(at: time, extent: extent), within: .asDeclared)
    }
  }

  private func end(after start: Double, extent: Double) -> Double {
    let step = timing.dwell + max(timing.slide, timing.spring?.settlingTime() ?? 0)
    let round = start + min(step * Double(pages.count), 60)
    guard !isAutoplaying else { return round }
    let lastEvent = events.last?.time ?? start
    var end = max(start, lastEvent)
    while state(at: end, extent: extent).phase != .idle, end < start + 60 { end += 1.0 / 30 }
    return min(end, start + 60)
  }
}
