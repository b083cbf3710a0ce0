import PickerGeometry

/// A drawing: the layers that can be dragged follow the pointer, in both directions.
final class PageDrawing: PageControl {
  private var layers: [Layer]

  private struct Layer {
    let node: Int
    let id: PageText?
    /// The map of directions in the picture to those around the layer.
    let map: AffineTransform
    var offset = Point.zero
    /// Where the drag began, and the offset then.
    var grip: (start: Point, offset: Point)?

    init?(_ data: PageData) {
      let factors = data[.map].numbers
      guard factors.count == 4 else { return nil }
      node = data[.node].integer
      id = data[.id].text
      map = AffineTransform(
        a: factors[0], b: factors[1], c: factors[2], d: factors[3], tx: 0, ty: 0)
    }
  }

  override init(_ data: PageData, number: Int) {
    layers = data[.layers].items.compactMap { Layer($0) }
    super.init(data, number: number)
  }

  override func begin(at event: PageEvent) {
    claim(layers.map { $0.node })
    for layer in layers {
      set(.dataNode, of: .drawn(layer.node), to: Double(layer.node))
      turn(.drags, of: .drawn(layer.node), true)
    }
  }

  override func handle(_ event: PageEvent) -> Bool {
    guard let layer = layers.firstIndex(where: { $0.node == event.node }) else { return false }
    switch event.kind {
    case .down:
      guard layers[layer].grip == nil else { return false }
      layers[layer].grip = (event.point, layers[layer].offset)
      Page.open.capture()
      return true
    case .move:
      drag(layer, to: event.point)
      return true
    case .up, .cancel: layers[layer].grip = nil
    default: break
    }
    return false
  }

  private func drag(_ number: Int, to point: Point) {
    let layer = layers[number]
    guard let grip = layer.grip else { return }
    let offset = grip.offset + layer.map.apply(to: point - grip.start)
    guard offset != layer.offset else { return }
    layers[number].offset = offset
    change(.shift, .drawn(layer.node), offset)
    change(.shift, .spoken(layer.node), offset)
    dispatch(.changeEvent)
    put(.id)
    put(layer.id)
    put(.offset)
    Page.open.answer.put([offset.x, offset.y])
  }
}
