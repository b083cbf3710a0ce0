/// Something that happens to a carousel.
public struct CarouselEvent: Hashable, Sendable {
  /// When, in seconds.
  public var time: Double
  /// What.
  public var action: Action

  /// What can happen.
  public enum Action: Hashable, Sendable {
    /// A finger takes hold of the pages.
    case dragBegan
    /// It has gone so many points since, to the right or down.
    case dragChanged(translation: Double)
    /// It lets go; nil: as fast as it went.
    case dragEnded(velocity: Double?)
    /// A page is asked for, as by its dot.
    case go(page: Int)
    /// The page so many pages on is asked for, as by an arrow.
    case step(Int)
    /// It begins to play by itself, or stops.
    case autoplay(Bool)
  }

  /// An event at a time.
  public init(at time: Double, _ action: Action) {
    self.time = time
    self.action = action
  }
}

extension CarouselState {
  /// Lets an event happen.
  public mutating func take(_ event: CarouselEvent) {
    switch event.action {
    case .dragBegan: dragBegan(at: event.time)
    case .dragChanged(let translation): dragChanged(translation: translation, at: event.time)
    case .dragEnded(let velocity): dragEnded(velocity: velocity, at: event.time)
    case .go(let page): go(to: page, at: event.time)
    case .step(let step): self.step(by: step, at: event.time)
    case .autoplay(let isOn): autoplay(isOn, at: event.time)
    }
  }
}

/// Where the pages of a carousel are at one moment.
public struct CarouselFrame: Hashable, Sendable {
  /// Seconds.
  public let time: Double
  /// Viewports from the first page, as ``CarouselState/offset(at:)`` counts them.
  public let offset: Double
  /// The page most of which is seen.
  public let page: Int
  /// What the carousel is doing.
  public let phase: CarouselState.Phase

  /// Where the pages are at a time.
  init(of state: CarouselState, at time: Double) {
    self.time = time
    offset = state.offset(at: time)
    page = state.current(at: time)
    phase = state.phase(at: time)
  }
}

extension Carousel {
  /// The time to show.
  var shownTime: Double { at ?? events.last?.time ?? 0 }

  /// The carousel after all events up to a time, in a viewport of that length.
  public func state(at time: Double, extent: Double) -> CarouselState {
    var state = state(extent: extent)
    for event in events.prefix(while: { $0.time <= time }) { state.take(event) }
    return state.advanced(to: time)
  }

  /// Where the pages are from a time on, `fps` times a second.
  ///
  /// - Parameters:
  ///   - count: How many moments.
  ///   - fps: More than 0.
  /// - Complexity: O(events + moments).
  public func frames(
    _ count: Int, fps: Double = 60, from start: Double, extent: Double
  ) -> [CarouselFrame] {
    var state = state(extent: extent)
    var next = events.startIndex
    return (0..<max(0, count)).map { number in
      let time = start + Double(number) / fps
      while next < events.endIndex, events[next].time <= time {
        state.take(events[next])
        next += 1
      }
      return CarouselFrame(of: state, at: time)
    }
  }
}
