import PickerGeometry
import PickerMotion
import PickerTree

/// How the parts of a ``ChromaTouch`` get where they are when it peeks, pops or comes back.
///
///     peek      the card grows out of the slider that was pressed
///     pop       the swatch grows over the whole, and pushes the sliders out
///     return    the swatch shrinks, and the sliders come back
public struct ChromaTouchTransition: Hashable, Sendable {
  /// What was shown before; nil: what was shown before the last touch.
  public var from: ChromaTouch.Stage?
  /// What carries the moving box along.
  public var timing: Motion.Timing
  /// Keyframes a second, more than 0.
  public var fps: Double
  /// The moment to show, in seconds from the start; nil: all of them, and the tree shows the end.
  public var at: Double?

  /// A transition; what is left out has the default of documents: a quarter of a second, as the sliders
  /// take to come back.
  public init(
    from: ChromaTouch.Stage? = nil, timing: Motion.Timing = .curve(.easeInOut, duration: 0.25),
    fps: Double = 60, at: Double? = nil
  ) {
    self.from = from
    self.timing = timing
    self.fps = fps
    self.at = at
  }
}

/// What is seen of a ``ChromaTouch`` at a moment.
struct ChromaTouchScene {
  /// Where everything is at rest: with the sliders while any are seen.
  var plan: ChromaTouchPlan
  /// The swatch.
  var swatch: Rect
  /// The card as it is seen; nil: it is not.
  var card: Rect?
  /// How far the swatch has pushed the sliders.
  var push = Point.zero
  /// What is told of the movement.
  var transition: Transition?
}

extension MeasuredChromaTouch {
  /// What is seen at the moment that the transition asks for, or at the end.
  func scene(in room: Room) -> ChromaTouchScene {
    let plan = ChromaTouchPlan(control, in: room)
    let card = cardFrame(in: plan)
    var scene = ChromaTouchScene(
      plan: plan, swatch: plan.swatch, card: control.stage == .peek ? card : nil)
    guard let transition = control.transition else { return scene }
    guard let (role, motion) = motion(from: transition, in: room) else {
      scene.transition = Transition(duration: 0, keyframes: [])
      return scene
    }
    scene.transition = motion.transition(of: role, fps: transition.fps, at: transition.at)
    guard let time = transition.at, time < motion.settlingTime else { return scene }
    scene.plan = ChromaTouchPlan(control.unpopped, in: room)
    let rest = scene.plan.swatch
    scene.swatch = role == .swatch ? motion.frame(at: time) : rest
    if role == .peek { scene.card = motion.frame(at: time) }
    // The swatch and the sliders meet at one edge only; the others do not move.
    scene.push = Point(
      x: scene.swatch.minX - rest.minX + scene.swatch.maxX - rest.maxX,
      y: scene.swatch.maxY - rest.maxY)
    return scene
  }

  /// What moves, and how; nil where nothing does.
  private func motion(
    from transition: ChromaTouchTransition, in room: Room
  ) -> (role: Role, motion: IndicatorMotion)? {
    let stage = control.stage
    let before = transition.from ?? control.change?.stage ?? stage
    let open = ChromaTouchPlan(control.unpopped, in: room)
    if (before == .popped) != (stage == .popped) {
      let whole = ChromaTouchPlan(control.popped, in: room).swatch
      let ends = stage == .popped ? (open.swatch, whole) : (whole, open.swatch)
      return (.swatch, motion(between: ends, transition.timing))
    }
    guard (before == .peek) != (stage == .peek) else { return nil }
    let card = cardFrame(in: open)
    let seed = seed(of: card, in: open)
    return (.peek, motion(between: stage == .peek ? (seed, card) : (card, seed), transition.timing))
  }

  private func motion(
    between ends: (start: Rect, end: Rect), _ timing: Motion.Timing
  ) -> IndicatorMotion {
    let scale = control.container.scale
    let (start, end) = (ends.start.onPixels(of: scale), ends.end.onPixels(of: scale))
    return IndicatorMotion(from: start, to: end, within: start.union(end), timing: timing)
  }

  /// What the card grows out of: it is as large as fits into the slider that was touched; without one,
  /// half as large in its own middle.
  private func seed(of card: Rect, in plan: ChromaTouchPlan) -> Rect {
    if let slider = control.change?.slider, plan.sliders.indices.contains(slider) {
      return ContentFit.fit.frame(of: card.size, in: plan.sliders[slider])
    }
    return Rect(
      center: card.center, size: Size(width: card.width / 2, height: card.height / 2))
  }
}

extension ChromaTouch {
  fileprivate var unpopped: ChromaTouch {
    var control = self
    control.isPopped = false
    return control
  }

  /// The control with its swatch alone.
  var popped: ChromaTouch {
    var control = self
    control.isPopped = true
    return control
  }

  /// The control with its card.
  var peeking: ChromaTouch {
    var control = unpopped
    control.isPeeking = true
    return control
  }
}

extension IndicatorMotion {
  /// What is told of it: all of it, or one moment.
  func transition(of role: Role?, fps: Double, at time: Double?) -> Transition {
    let moment = time.map { [Keyframe(time: $0, frame: frame(at: $0))] }
    return Transition(
      of: role, duration: settlingTime, keyframes: moment ?? keyframes(fps: fps))
  }
}
