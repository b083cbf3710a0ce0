import PickerColor
import PickerControls
import PickerGeometry

/// A colour picker: whatever is dragged, every part follows.
final class PageColors: PageControl {
  var value: ColorValue
  let parts: [PageColorPart]
  let names: [PageText?]
  let labels: DigitLabels
  private let space: PageText?
  let card: PageCard?
  /// Of controls that respond to force.
  var stages: ForceStages?
  private var isDue = false

  init?(of data: PageData, number: Int) {
    let (model, components) = (data[.model].integer, data[.values].numbers)
    guard ColorSpace.allCases.indices.contains(model),
      let value = try? ColorValue(space: ColorSpace.allCases[model], components: components)
    else { return nil }
    self.value = value
    parts = data[.parts].items.map { PageColorPart($0, in: value.space) }
    space = data[.space].text
    names = data[.names].items.map { $0.text }
    labels = DigitLabels(data[.digits])
    card = data[.card].exists ? PageCard(data[.card]) : nil
    stages = data[.lift].exists ? ForceStages(data, card) : nil
    super.init(data, number: number)
  }

  override func begin(at event: PageEvent) {
    for part in parts {
      if part.isDragged {
        claim([part.node])
        turn(.drags, of: .spoken(part.node), true)
      }
      claim(part.swatches.map { $0.node })
      say(part)
    }
    guard stages != nil else { return }
    for preset in card?.presets ?? [] where !(card?.isShown ?? true) { makeElement(of: preset) }
    claim(card?.presets.map { $0.node } ?? [])
  }

  override func wait(at time: Double) -> Double { isDue ? 0 : .infinity }

  override func handle(_ event: PageEvent) -> Bool {
    let part = parts.first { $0.node == event.node }
    switch event.kind {
    case .click, .key:
      if event.activates, tap(event) { return true }
      if event.keyNumber == PageEvent.escape { return escape(event) }
      return part.map { press(event, $0) } ?? false
    case .down:
      guard let part, part.isDragged, !wake(event) else { return false }
      stages?.forceBefore = nil
      Page.open.capture()
      return touch(part, event)
    case .move: return part.map { touch($0, event) } ?? false
    case .tick: if isDue { repaint() }
    case .finish: settle()
    default: return false
    }
    return true
  }

  /// Touches a part; returns whether the drag goes on.
  private func touch(_ part: PageColorPart, _ event: PageEvent) -> Bool {
    guard stages != nil else {
      pick(part, event)
      return true
    }
    return press(on: part, event)
  }

  func pick(_ part: PageColorPart, _ event: PageEvent) {
    guard let surface = part.part else { return }
    let point = event.point - part.box.origin
    var next = surface.picking(at: point, from: value, in: part.box.size)
    // The force of a pen sets the third parameter of a swatch.
    if part.parameters.count > 2, let force = event.force {
      next = next.setting(part.parameters[2], to: force)
    }
    set(next, by: part.id)
  }

  private func press(_ event: PageEvent, _ part: PageColorPart) -> Bool {
    guard let surface = part.part, let key = event.key else { return false }
    var next = value
    for _ in 0..<(event.isShifted && event.keyNumber < 4 ? 10 : 1) {
      guard let after = surface.pressing(key, from: next) else { return false }
      next = after
    }
    set(next, by: part.id)
    return true
  }

  /// Picks a swatch or a preset. Returns whether the node is one.
  private func tap(_ event: PageEvent) -> Bool {
    if let preset = card?.presets.firstIndex(where: { $0.node == event.node }) {
      apply(preset)
      return true
    }
    for part in parts {
      guard let swatch = part.swatches.firstIndex(where: { $0.node == event.node }) else {
        continue
      }
      if let next = part.swatch(swatch, from: value) { set(next, by: part.id) }
      return true
    }
    return false
  }

  /// Changes the colour, and tells the host page where it differs.
  func set(_ next: ColorValue, by id: PageText?) {
    guard next != value else { return }
    value = next
    isDue = true
    dispatch(.changeEvent)
    put(.id)
    put(id)
    put(.space)
    put(space)
    put(.values)
    Page.open.answer.put(value.components)
    put(.hex)
    put(value.color)
  }
}

// Painting.
extension PageColors {
  private func repaint() {
    isDue = false
    for part in parts {
      switch part.role {
      case .palette: paintPalette(part)
      case .preview: if let track = part.track { fill(track.node, with: value.color) }
      case .swatch: fill(part.node, with: value.color)
      case .slider, .canvas, .wheel:
        paintTrack(of: part)
        moveThumb(of: part)
        writeLabel(of: part)
      }
      say(part)
    }
    guard let card else { return }
    fill(card.node, with: value.color, part: .cardPreview)
    if let label = card.label { labels.write(label, .of(value.color), for: self) }
  }

  /// Sets the colour of swatches, previews and strips: that of the box in front.
  private func fill(_ node: Int, with color: Color, part: Word = .lastRect) {
    change(.set, .drawn(node), part: part)
    with(.fill, Color(red: color.red, green: color.green, blue: color.blue))
    with(.fillOpacity, color.alpha)
  }

  private func with(_ name: Word, _ color: Color) {
    put(name)
    put(color)
  }

  private func paintTrack(of part: PageColorPart) {
    guard let track = part.track else { return }
    let density = value.space == .oklch ? 1 : min(2, max(1, Page.open.density))
    let width = max(1, Int((track.box.width * density).rounded()))
    let height = max(1, Int((track.box.height * density).rounded()))
    let canvas = Element(.k, track.node)
    if !part.hasCanvas {
      part.hasCanvas = true
      makeCanvas(canvas, on: track, width, height)
      if let board = part.child(.checkerboard) { hide(.drawn(board.node)) }
    }
    guard let start = part.paint(value, width, height, density: density) else { return }
    change(.pixels, canvas)
    put(Double(UInt(bitPattern: start)))
    put(width)
    put(height)
  }

  private func makeCanvas(
    _ canvas: Element, on track: PageColorPart.Child, _ width: Int, _ height: Int
  ) {
    let (element, frame) = (Element.drawn(track.node), Element(.board, track.node))
    set(.opacity, of: element, to: nil)
    change(.clear, element)
    create(frame, .foreignObject, in: element)
    with(track.box)
    create(canvas, .canvas, in: frame)
    with(.width, Double(width))
    with(.height, Double(height))
    change(.place, canvas, track.box)
    change(.round, canvas)
    put(track.radius)
  }

  private func paintPalette(_ part: PageColorPart) {
    let swatches = part.swatches
    let colors = swatches.indices.compactMap { part.swatch($0, from: value) }
    let choice = colors.firstIndex(showing: value)
    for ((number, swatch), there) in zip(swatches.enumerated(), colors) {
      if there.color.alpha < 1 { addBoard(to: swatch, part) }
      fill(swatch.node, with: there.color)
      set(.ariaSelected, of: .spoken(swatch.node), to: number == choice ? .yes : .no)
      change(.set, .spoken(swatch.node))
      with(.ariaLabel, there.color)
    }
    moveFrame(of: part, to: choice.map { swatches[$0] })
  }

  /// Puts a checkerboard behind a translucent swatch.
  private func addBoard(to swatch: PageColorPart.Child, _ part: PageColorPart) {
    guard part.boarded.insert(swatch.node).inserted else { return }
    let (group, board) = (Element(.board, swatch.node), Element(.pattern, swatch.node))
    change(.enclose, .drawn(swatch.node), group)
    create(board, .pattern, in: group)
    with(Rect(origin: swatch.box.origin, size: Size(width: 20, height: 20)))
    with(.patternUnits, .userSpaceOnUse)
    for (place, side, color) in [(0.0, 20.0, Word.white), (0, 10, .gray), (10, 10, .gray)] {
      create(nil, .rect, in: board)
      with(Rect(x: place, y: place, width: side, height: side))
      with(.fill, color)
    }
    create(nil, .rect, in: group)
    with(swatch.box)
    with(.rx, swatch.radius)
    with(.fill, referenceTo: board)
  }

  /// Puts the frame round the selected swatch, which replaces the drawn one.
  private func moveFrame(of part: PageColorPart, to chosen: PageColorPart.Child?) {
    let frame = Element(.g, part.node)
    if !part.hasFrame, let size = part.swatches.first?.box.size {
      part.hasFrame = true
      for child in part.children where child.role == .thumb { hide(.drawn(child.node)) }
      create(frame, .g, in: .drawn(part.node))
      for (color, width) in [(Word.black, 4.0), (.white, 2)] {
        create(nil, .rect, in: frame)
        with(Rect(size: size))
        with(.rx, 4)
        with(.fill, .none)
        with(.stroke, color)
        with(.strokeWidth, width)
      }
    }
    hide(frame, chosen == nil)
    if let chosen { change(.move, frame, chosen.box.origin) }
  }

  private func moveThumb(of part: PageColorPart) {
    guard let thumb = part.child(.thumb),
      let center = part.part?.thumb(of: value, in: part.box.size)
    else { return }
    change(.move, .drawn(thumb.node), part.box.origin + center - thumb.box.center)
  }

  /// Updates the number in the label of a slider of a chroma touch.
  private func writeLabel(of part: PageColorPart) {
    guard let label = part.child(.label) else { return }
    labels.write(label, text(of: part.parameters[0], on: part), for: self)
  }

  /// A value in the form that the label of its part has.
  private func text(of parameter: Parameter, on part: PageColorPart) -> [Glyph] {
    let number = value[parameter]
    if let unit = part.child(.label)?.tail.last, ![.degree, .percent].contains(unit) {
      return .of(thousandths: Int((number * 1000).rounded()))
    }
    return .of(number, isHue: parameter.name == .hue)
  }

  private func say(_ part: PageColorPart) {
    guard part.isDragged else { return }
    let element = Element.spoken(part.node)
    set(.ariaNow, of: element, to: (value[part.parameters[0]] * 1000).rounded() / 1000)
    change(.say, element)
    for parameter in part.parameters.prefix(2) {
      put(names[parameter.index])
      put(text(of: parameter, on: part))
    }
    if part.isVertical { set(.ariaOrientation, of: element, to: .vertical) }
  }
}
