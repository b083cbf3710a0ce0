import PickerControlBase
import PickerGeometry
import PickerMotion
import PickerTree

/// The animation of a ``ChromaTouch`` between its stages.
///
///     peek      the card grows from the pressed slider
///     pop       the swatch grows to the whole control and pushes the sliders out
///     return    the swatch shrinks, and the sliders return
public struct ChromaTouchTransition: Hashable, Sendable {
  /// The preceding stage; nil uses the stage before the last touch.
  public var from: ChromaTouch.Stage?
  /// The timing of the moving box.
  public var timing: Motion.Timing
  /// Keyframes per second, greater than 0.
  public var fps: Double
  /// The time to show, in seconds from the start; nil reports all keyframes, and the tree shows the end.
  public var at: Double?

  /// Creates a transition with the defaults of documents and a duration of 0.25 seconds.
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

/// The visible state of a ``ChromaTouch`` at a time.
struct ChromaTouchScene {
  /// The geometry at rest; it includes the sliders while any of them is visible.
  var plan: ChromaTouchPlan
  /// The frame of the swatch.
  var swatch: Rect
  /// The frame of the card; nil if it is not visible.
  var card: Rect?
  /// The displacement of the sliders by the swatch, in points.
  var push = Point.zero
  /// The transition reported in the tree.
  var transition: Transition?
}

extension MeasuredChromaTouch {
  /// The scene at the transition's time to show, or at its end.
  func scene(in proposal: ProposedSize) -> ChromaTouchScene {
    let plan = ChromaTouchPlan(control, in: proposal)
    let card = cardFrame(in: plan)
    var scene = ChromaTouchScene(
      plan: plan, swatch: plan.swatch, card: control.stage == .peek ? card : nil)
    guard let transition = control.transition else { return scene }
    guard let (role, box) = motion(in: proposal) else {
      scene.transition = Transition(duration: 0, keyframes: [])
      return scene
    }
    scene.transition = box.transition(of: role, fps: transition.fps, at: transition.at)
    guard let time = transition.at, time < box.restTime else { return scene }
    scene.plan = ChromaTouchPlan(control.unpopped, in: proposal)
    let rest = scene.plan.swatch
    scene.swatch = role == .swatch ? box.frame(at: time) : rest
    if role == .peek { scene.card = box.frame(at: time) }
    // Only the edge between swatch and sliders moves, so the sum of edge displacements is the push along each axis.
    scene.push = Point(
      x: scene.swatch.minX - rest.minX + scene.swatch.maxX - rest.maxX,
      y: scene.swatch.maxY - rest.maxY)
    return scene
  }

  /// The moving part and its motion from time 0 on; nil if nothing moves.
  func motion(in proposal: ProposedSize) -> (role: Role, box: MovingBox)? {
    guard let transition = control.transition else { return nil }
    let stage = control.stage
    let before = transition.from ?? control.change?.stage ?? stage
    let open = ChromaTouchPlan(control.unpopped, in: proposal)
    if (before == .popped) != (stage == .popped) {
      let whole = ChromaTouchPlan(control.popped, in: proposal).swatch
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
  ) -> MovingBox {
    let scale = control.container.scale
    let end = ends.end.onPixels(of: scale)
    var box = MovingBox(restingAt: ends.start.onPixels(of: scale))
    box.send(to: end, within: end, at: 0, timing)
    return box
  }

  /// The frame that the card grows from: fitted into the touched slider; without one, half its size at its centre.
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
}
