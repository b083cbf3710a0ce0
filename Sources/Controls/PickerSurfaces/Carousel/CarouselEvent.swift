/// An input event of a carousel.
public struct CarouselEvent: Hashable, Sendable {
  /// The time of the event, in seconds.
  public var time: Double
  /// The action.
  public var action: Action

  /// The actions.
  public enum Action: Hashable, Sendable {
    /// A drag begins.
    case dragBegan
    /// The drag has moved; the translation is in points since the drag began, to the right or down.
    case dragChanged(translation: Double)
    /// The drag ends with a velocity in points per second; nil uses the velocity of the drag itself.
    case dragEnded(velocity: Double?)
    /// Goes to a page, like a tap on its dot.
    case go(page: Int)
    /// Goes forward by a number of pages, or back if negative, like an arrow key.
    case step(Int)
    /// Starts or stops automatic advancing.
    case autoplay(Bool)
  }

  /// Creates an event at a time, in seconds.
  public init(at time: Double, _ action: Action) {
    self.time = time
    self.action = action
  }
}

extension CarouselState {
  /// Applies an event.
  public mutating func apply(_ event: CarouselEvent) {
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

/// A sample of a carousel: the positions of its pages at one time.
public struct CarouselFrame: Hashable, Sendable {
  /// The time, in seconds.
  public let time: Double
  /// The distance from the first page, in viewports; see ``CarouselState/offset(at:)``.
  public let offset: Double
  /// The page that covers most of the viewport.
  public let page: Int
  /// The phase of the carousel.
  public let phase: CarouselState.Phase

  /// Samples a state at a time.
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

  /// Returns the state after all events up to a time, in a viewport of `extent` points.
  public func state(at time: Double, extent: Double) -> CarouselState {
    var state = state(extent: extent)
    for event in events.prefix(while: { $0.time <= time }) { state.apply(event) }
    return state.advanced(to: time)
  }

  /// Samples the carousel from a start time, `fps` times per second.
  ///
  /// - Parameters:
  ///   - count: The number of frames.
  ///   - fps: Frames per second, greater than 0.
  ///   - start: The time of the first frame, in seconds.
  ///   - extent: The length of the viewport along the axis, in points.
  /// - Complexity: O(*events* + *frames*).
  public func frames(
    _ count: Int, fps: Double = 60, from start: Double, extent: Double
  ) -> [CarouselFrame] {
    var state = state(extent: extent)
    var next = events.startIndex
    return (0..<max(0, count)).map { number in
      let time = start + Double(number) / fps
      while next < events.endIndex, events[next].time <= time {
        state.apply(events[next])
        next += 1
      }
      return CarouselFrame(of: state, at: time)
    }
  }
}
