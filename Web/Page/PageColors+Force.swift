import PickerColor
import PickerControls
import PickerGeometry

/// What force does to a chroma touch: it shows the card, or only the swatch.
struct ForceStages {
  enum Stage {
    case sliders
    case peek
    case popped
  }

  var stage: Stage
  /// A document that begins with only the swatch has nothing else to show.
  let isFixed: Bool
  let liftThreshold: Double
  /// The frame of the control, and that of the swatch alone.
  let box: Rect
  let whole: Rect?
  var forceBefore: Double?

  init(_ data: PageData, _ card: PageCard?) {
    isFixed = data[.parts].items.count == 1
    stage = isFixed ? .popped : card?.isShown == true ? .peek : .sliders
    liftThreshold = data[.lift].number
    box = data[.box].frame ?? .zero
    whole = data[.whole].frame
  }

  /// Returns whether the force drops from one event to the next like that of a lifted finger, which changes nothing.
  mutating func isLifting(_ event: PageEvent) -> Bool {
    let force = Touch(on: .swatch, force: event.force).rawForce
    defer { forceBefore = force }
    guard let forceBefore, let force else { return false }
    return forceBefore - force >= liftThreshold
  }
}

/// The card of a chroma touch.
struct PageCard {
  struct Preset {
    let node: Int
    let box: Rect
    let name: PageText?
  }

  let node: Int
  let box: Rect
  let isShown: Bool
  let label: PageColorPart.Child?
  let presets: [Preset]

  init(_ data: PageData) {
    node = data[.node].integer
    box = data[.box].frame ?? .zero
    isShown = data[.shown].flag
    label = data[.label].exists ? PageColorPart.Child(data[.label]) : nil
    presets = data[.presets].items.map {
      Preset(
        node: $0[.node].integer, box: $0[.box].frame ?? .zero, name: $0[.name].text)
    }
  }
}

extension PageColors {
  private static let duration = 0.25

  private var swatch: PageColorPart? { parts.first { $0.role == .swatch } }

  private func enter(_ stage: ForceStages.Stage) {
    stages?.stage = stage
    dispatch(.stageEvent)
    put(.stage)
    put(stage == .sliders ? .sliders : stage == .peek ? .peek : .popped)
  }

  /// Creates the element of a preset of a card that is hidden at first.
  func makeElement(of preset: PageCard.Preset) {
    let element = Element.spoken(preset.node)
    create(element, .div, in: .spoken(node))
    for name in [Word.dataNode, .dataGroup] { with(name, Double(preset.node)) }
    with(.tabindex, 0)
    with(.role, .button)
    put(.ariaLabel)
    put(preset.name)
    hide(element)
    place(element, preset.box)
  }

  /// Places an element of the layer, whose position is relative to that of the control.
  private func place(_ element: Element, _ box: Rect) {
    change(.place, element, box.offset(by: .zero - (stages?.box.origin ?? .zero)))
  }

  /// Touches a part with a force. Returns whether the drag goes on.
  func press(on part: PageColorPart, _ event: PageEvent) -> Bool {
    if part === swatch {
      if stages?.isLifting(event) == false { pick(part, event) }
      return true
    }
    stages?.forceBefore = nil
    let strength = event.force ?? 0
    if strength >= ChromaTouch.popForce, stages?.whole != nil {
      hideCard()
      enter(.popped)
      move(isGrowing: true, event)
      return false
    }
    if strength >= ChromaTouch.peekForce {
      showCard(from: part, event)
    } else if stages?.stage == .sliders {
      pick(part, event)
    }
    return true
  }

  /// A new touch closes the card; on a popped swatch it shows everything again, and does nothing else.
  ///
  /// - Returns: Whether it did that.
  func wake(_ event: PageEvent) -> Bool {
    guard let stages else { return false }
    hideCard()
    guard stages.stage == .popped, !stages.isFixed else { return false }
    comeBack(event)
    return true
  }

  /// Escape closes the card and shows everything again, too.
  func escape(_ event: PageEvent) -> Bool {
    guard let stages, stages.stage != .sliders, !stages.isFixed else { return false }
    if stages.stage == .popped { comeBack(event) } else { hideCard() }
    return true
  }

  /// Picks a preset of the card: a pure colour, the hues a third of a turn apart.
  func apply(_ preset: Int) {
    var next = value
    let parameters = value.space.parameters
    let numbers = [Double(preset) / 3, 1, value.space == .hsba ? 1 : 0.5]
    for (parameter, number) in zip(parameters, numbers) { next[parameter] = number }
    set(next, by: PageText(.peek))
    hideCard()
  }

  private func turnCard(isOff: Bool) {
    guard let card else { return }
    hide(.drawn(card.node), isOff)
    for preset in card.presets { hide(.spoken(preset.node), isOff) }
  }

  /// Shows the card, which grows out of the pressed slider.
  private func showCard(from slider: PageColorPart, _ event: PageEvent) {
    guard let card, stages?.stage == .sliders else { return }
    enter(.peek)
    turnCard(isOff: false)
    let (box, outer) = (card.box, slider.outer)
    let scale = min(outer.width / box.width, outer.height / box.height)
    let way = outer.center - box.center * scale
    transform(
      .drawn(card.node), from: [way.x, way.y, scale, scale], to: PageColors.identity, event)
  }

  private func hideCard() {
    guard stages?.stage == .peek else { return }
    enter(.sliders)
    turnCard(isOff: true)
  }

  private func comeBack(_ event: PageEvent) {
    stages?.forceBefore = nil
    enter(.sliders)
    move(isGrowing: false, event)
  }

  private static let identity = [0.0, 0, 1, 1]

  private func transform(
    _ element: Element, from start: [Double], to end: [Double], _ event: PageEvent,
    tells: Bool = false
  ) {
    animate(
      .move, of: element,
      PageMotion(
        frames: [start, end], duration: event.isCalm ? 0 : PageColors.duration,
        easing: .easeInOut, tells: tells))
  }

  /// Moves the parts between the two states, clipped to the control meanwhile: the swatch grows to the whole, and pushes
  /// the sliders out.
  private func move(isGrowing: Bool, _ event: PageEvent) {
    guard let stages, let swatch, let whole = stages.whole else { return }
    let box = swatch.box
    let scale = Point(
      x: box.width > 0 ? whole.width / box.width : 1,
      y: box.height > 0 ? whole.height / box.height : 1)
    let grown = [
      whole.x - box.x * scale.x, whole.y - box.y * scale.y, scale.x, scale.y,
    ]
    let pushed = [
      whole.x - box.x + whole.maxX - box.maxX, whole.maxY - box.maxY, 1, 1,
    ]
    func play(_ element: Element, _ away: [Double], tells: Bool = false) {
      let (start, end) =
        isGrowing ? (PageColors.identity, away) : (away, PageColors.identity)
      transform(element, from: start, to: end, event, tells: tells)
    }
    let clip = stages.box
    change(.clip, .drawn(node))
    for corner in [
      clip.origin, Point(x: clip.maxX, y: clip.minY), Point(x: clip.maxX, y: clip.maxY),
      Point(x: clip.minX, y: clip.maxY),
    ] {
      put(corner.x)
      put(corner.y)
    }
    for part in parts where part !== swatch {
      hide(.drawn(part.node), false)
      hide(.spoken(part.node), isGrowing)
      play(.drawn(part.node), pushed)
    }
    change(.move, .drawn(swatch.node))
    for number in isGrowing ? grown : PageColors.identity { put(number) }
    play(.drawn(swatch.node), grown, tells: true)
    place(.spoken(swatch.node), isGrowing ? whole : box)
  }

  /// Ends a motion between the states.
  func settle() {
    guard let stages else { return }
    change(.clip, .drawn(node))
    for part in parts where part !== swatch {
      hide(.drawn(part.node), stages.stage == .popped)
    }
  }
}
