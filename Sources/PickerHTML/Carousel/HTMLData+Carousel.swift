import PickerControls
import PickerGeometry
import PickerJSON
import PickerRendering
import PickerTree

extension ControlScript {
  /// Carousels: every page is drawn, and pages outside the viewport are hidden.
  static let carousel = ControlScript(kind: "carousel", holdsControls: true) { data, placed, json in
    guard let carousel = placed.control as? InteractiveCarousel, carousel.pageCount > 1 else {
      return
    }
    data.needsEngine = true
    data.writeCarousel(carousel, of: placed, to: &json)
  }
}

extension HTMLData {
  fileprivate mutating func writeCarousel(
    _ carousel: InteractiveCarousel, of control: PlacedControl, to json: inout JSONWriter
  ) {
    let position = control.node
    guard let state = tree.controlState(of: tree.nodes[position])?.paging else {
      return json.null()
    }
    let elements = drawPages(carousel, of: position)
    json.object { json in
      writeHead(of: control, to: &json)
      carousel.write(state, viewport: tree.nodes[position].frame.size, to: &json)
      json.key("pages")
      json.array { json in
        for element in elements { element.write(to: &json) }
      }
      writeDots(of: position, to: &json)
      let label = tree.children(of: position).first { tree.nodes[$0].role == .label }
      if let label {
        json.key("label")
        writeChild(label, to: &json)
      }
    }
  }

  /// Draws the pages that are not in the picture yet, hidden, at their fully visible position.
  private mutating func drawPages(
    _ carousel: InteractiveCarousel, of position: Int
  ) -> [PageElement] {
    var shown: [Int: Int] = [:]
    for child in tree.children(of: position) where tree.nodes[child].role == .page {
      shown[Int(tree.nodes[child].index)] = child
    }
    return (0..<carousel.pageCount).map { number in
      if let node = shown[number] {
        return PageElement(id: "n\(node)", node: node, home: tree.nodes[node].frame.origin)
      }
      let id = "p\(position)-\(number)"
      guard drawing.mayProceed else { return PageElement(id: id, node: -1, home: .zero) }
      var page = embeddingImages(
        in: carousel.page(number, within: tree.nodes[position].frame.size))
      page.place(at: frames[position].origin)
      drawing.draw(page) { $0 == 0 ? ["id": .text(id), "class": "off"] : [:] }
      return PageElement(id: id, node: -1, home: .zero)
    }
  }

  /// Draws each dot in its other state, hidden: as the dot of the current page, or of another one.
  private mutating func writeDots(of position: Int, to json: inout JSONWriter) {
    let dots = tree.children(of: position).filter { tree.nodes[$0].role == .dot }
    if let plate = tree.children(of: position).first(where: { tree.nodes[$0].role == .layer }) {
      json.member("plate", integer: plate)
    }
    let current = dots.first { tree.nodes[$0].state.contains(.selected) }
    let other = dots.first { !tree.nodes[$0].state.contains(.selected) }
    json.key("dots")
    json.array { json in
      guard let current, let other else { return }
      for dot in dots where drawing.mayProceed {
        var part = tree.part(at: dot, placedAt: frames[dot].origin)
        part.nodes[0].paint = tree.nodes[dot == current ? other : current].paint
        drawing.draw(part) { _ in ["id": "o\(dot)", "class": "off"] }
        json.integer(dot)
      }
    }
  }
}

/// The SVG group of a page.
private struct PageElement {
  var id: String
  /// The node that it draws; -1 for a page that is hidden initially.
  var node: Int
  /// Its drawn position, relative to its fully visible position.
  var home: Point

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("element", string: id)
      json.member("node", integer: node)
      json.key("home")
      json.array { json in
        json.length(home.x)
        json.length(home.y)
      }
    }
  }
}

extension InteractiveCarousel {
  fileprivate func write(
    _ state: PagingState, viewport: Size, to json: inout JSONWriter
  ) {
    json.member("vertical", bool: axis == .vertical)
    json.member("reversed", bool: isReversed)
    json.member("loops", bool: loops)
    json.member("offset", length: state.offset)
    json.member("plays", bool: isAutoplaying)
    json.member("extent", length: viewport[axis])
    json.key("timing")
    slideTiming.write(to: &json)
    json.member("dwell", number: timing.dwell)
    json.member("threshold", number: timing.threshold)
    json.key("window")
    if let window = timing.velocityWindow { json.number(window) } else { json.null() }
  }
}
