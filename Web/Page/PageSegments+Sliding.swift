import PickerControls
import PickerGeometry
import PickerMotion

// The motion of the indicator, and of what goes along with it.
extension PageSegments {
  struct Shift {
    let frames: [[Double]]
    let start: Double
    let duration: Double
  }

  var group: Element { Element(.g, node) }
  /// The halves of labels beneath the moving indicator: as selected inside it, as unselected outside.
  private static let halves: [(id: Word, mask: Word, box: Word, isInside: Bool)] = [
    (.inside, .insideMask, .insideBox, true), (.outside, .outsideMask, .outsideBox, false),
  ]

  private var drawn: [Element] {
    items.filter { $0.node >= 0 }.map { .drawn($0.node) }
  }

  /// The elements of all states.
  var elements: [Element] {
    var known: [Element] = []
    for state in states {
      for part in state.parts where !known.contains(part.element) { known.append(part.element) }
    }
    // A picture of a moving indicator has segments that look like those of no state.
    for element in drawn where !known.contains(element) { known.append(element) }
    return known
  }

  /// Puts everything into one group, which is scrolled: the indicator, behind all segments, and the elements of all states.
  func gather() {
    guard let first = mark ?? drawn.first else { return }
    change(.enclose, first, group)
    for element in (mark.map { [$0] } ?? []) + elements { change(.into, element, group) }
    guard mark != nil else { return }
    let area = Rect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
    for half in PageSegments.halves {
      let (id, mask) = (Element(half.id, node), Element(half.mask, node))
      create(mask, .mask, in: group)
      with(.maskUnits, .userSpaceOnUse)
      with(area)
      create(nil, .rect, in: mask)
      with(.fill, half.isInside ? .black : .white)
      with(area)
      create(Element(half.box, node), .rect, in: mask)
      with(.fill, half.isInside ? .white : .black)
      create(id, .g, in: group)
      with(.mask, referenceTo: mask)
    }
  }

  /// The rectangles that move: the indicator, and the border between the halves of labels.
  private var rects: [(id: Element, part: Word?)] {
    guard let mark else { return [] }
    return [(mark, .rect)] + PageSegments.halves.map { (Element($0.box, node), nil) }
  }

  func place(_ box: Rect) {
    for (id, part) in rects {
      change(.frame, id, part: part)
      put(box)
    }
  }

  func stop() {
    tellPage(.cancel)
    put(group)
    settle()
  }

  /// Plays the motion of the indicator from now on.
  func play(_ event: PageEvent) {
    stop()
    if let box = interaction.indicator(at: .infinity) { place(box) }
    let duration = ((interaction.restTime - event.time) * 1e6).rounded() / 1e6
    guard duration > 0, !event.isCalm else { return }
    let frames = keyframes(duration) { time in
      let box = interaction.indicator(at: event.time + time) ?? .zero
      return [box.x, box.y, box.width, box.height]
    }
    for (id, part) in rects {
      animate(
        .frame, of: id, part: part,
        PageMotion(frames: frames, duration: duration, name: group, tells: true))
    }
    cross(event)
  }

  private func keyframes(_ duration: Double, _ frame: (Double) -> [Double]) -> [[Double]] {
    let count = max(1, min(600, Int((duration * 120).rounded(.up))))
    return (0...count).map { frame(duration * Double($0) / Double(count)) }
  }

  /// Moves a segment that is elsewhere in another state, with the timing of the indicator.
  func shift(_ part: SegmentState.Part, _ event: PageEvent) {
    let (element, end) = (part.element, part.place)
    let way = end - (place(of: element) ?? end)
    setPlace(end, of: element)
    hide(element, false)
    change(.move, element, end)
    shifts.removeAll { $0.element == element }
    let duration = way == .zero ? 0 : duration(event)
    guard duration > 0 else { return }
    let frames = keyframes(duration) { time in
      let place = end - way * (1 - progress.position(at: time))
      return [place.x, place.y]
    }
    shifts.append((element, Shift(frames: frames, start: event.time, duration: duration)))
    animate(.move, of: element, PageMotion(frames: frames, duration: duration))
  }

  /// Draws the labels twice, in the colours of both states.
  func cross(_ event: PageEvent) {
    for part in state(selected).parts {
      guard let item = part.item else { continue }
      for half in PageSegments.halves {
        let ink = (half.isInside ? state(item) : states[0]).element(of: item)
        guard let ink else { continue }
        let twin = Element(.twin, Page.open.makeNode())
        change(.copy, part.element, twin)
        put(Element(half.id, node))
        change(.like, twin, ink)
        follow(part.element, twin, event)
      }
      hide(part.element, part: .labelPart)
      crossed.append(part.element)
    }
  }

  /// Lets the copy of a segment move along with it.
  private func follow(_ element: Element, _ twin: Element, _ event: PageEvent) {
    guard let shift = shifts.first(where: { $0.element == element })?.shift,
      event.time < shift.start + shift.duration
    else { return }
    let motion = PageMotion(
      frames: shift.frames, duration: shift.duration, name: group,
      elapsed: event.time - shift.start)
    animate(.move, of: twin, motion)
  }

  /// Draws the labels once again.
  func settle() {
    for half in PageSegments.halves { change(.clear, Element(half.id, node)) }
    for element in crossed { hide(element, false, part: .labelPart) }
    crossed = []
  }
}
