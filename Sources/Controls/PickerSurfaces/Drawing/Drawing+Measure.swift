import PickerControlBase
import PickerGeometry
import PickerLimits
import PickerText
import PickerTree

extension Drawing {
  /// Shapes every text of the drawing and its symbols once.
  public func measured(by measurer: any TextMeasuring) -> AnyMeasuredControl {
    AnyMeasuredControl(measuredDrawing(by: measurer))
  }

  func measuredDrawing(by measurer: any TextMeasuring) -> MeasuredDrawing {
    var measured: [MeasuredLayer] = []
    measured.reserveCapacity(layers.count)
    for (number, layer) in layers.enumerated() {
      guard Budget.mayProceed else { break }
      measured.append(measure(layer, at: "layers[\(number)]", by: measurer))
    }
    return MeasuredDrawing(drawing: self, measurer: measurer, layers: measured)
  }

  private func measure(
    _ layer: DrawingLayer, at path: String, by measurer: any TextMeasuring
  ) -> MeasuredLayer {
    let items = layer.items.enumerated().map { number, item -> MeasuredLayer.Item in
      var place: String { "\(path).items[\(number)]" }
      return switch item {
      case .shape(let shape): .shape(shape)
      case .text(let item): .text(item, measurer.measureOne(request(for: item)))
      case .image(let image): .image(image)
      case .symbol(let symbol): .symbol(measure(symbol, at: place + ".symbol", by: measurer))
      case .layer(let layer): .layer(measure(layer, at: place, by: measurer))
      }
    }
    return MeasuredLayer(layer: layer, items: items)
  }

  private func measure(
    _ symbol: DrawingSymbol, at path: String, by measurer: any TextMeasuring
  ) -> MeasuredSymbol {
    var item = symbol.item
    container.passDown(to: &item)
    return MeasuredSymbol(
      symbol: symbol, path: path, described: item.control,
      control: item.control.measured(by: measurer))
  }

  /// The resolved font of a text.
  func font(of item: DrawingText) -> Font { item.font?.resolved(against: font) ?? font }

  private func request(for item: DrawingText) -> TextRequest {
    let style = TextStyle(
      font: font(of: item), language: container.language, direction: container.textDirection)
    var request = TextRequest(
      item.text, style: style, maxWidth: item.maxWidth ?? .infinity, maxLines: item.maxLines,
      truncation: item.truncation, hyphens: item.hyphens, wantsInk: container.wantsInk)
    request.textWrap = item.textWrap
    request.wordBreak = item.wordBreak
    return request
  }
}

/// A layer whose texts are measured.
struct MeasuredLayer: Sendable {
  let layer: DrawingLayer
  let items: [Item]

  enum Item: Sendable {
    case shape(DrawingShape)
    case text(DrawingText, MeasuredText)
    case image(DrawingImage)
    case symbol(MeasuredSymbol)
    case layer(MeasuredLayer)
  }
}

/// A control in a drawing, whose texts are measured.
struct MeasuredSymbol: Sendable {
  let symbol: DrawingSymbol
  /// The position of the control in the document of the drawing.
  let path: String
  /// The control with what it inherits from the drawing.
  let described: AnyControl
  let control: AnyMeasuredControl

  /// The size in which the control is laid out.
  var proposal: ProposedSize { ProposedSize(width: symbol.width, height: symbol.height) }
}

extension MeasuredLayer {
  /// The controls in the layer, in paint order.
  fileprivate var symbols: [MeasuredSymbol] {
    items.flatMap { item -> [MeasuredSymbol] in
      switch item {
      case .symbol(let symbol): [symbol]
      case .layer(let layer): layer.symbols
      case .shape, .text, .image: []
      }
    }
  }
}

/// Lays out a control in a drawing, by its number in paint order; nil: as the document describes it.
typealias SymbolLayout = (_ number: Int, _ symbol: MeasuredSymbol) -> LayoutTree?

/// A drawing whose texts are measured.
struct MeasuredDrawing: MeasuredControl {
  let drawing: Drawing
  /// Measures the texts of a drawing with percentages again in each size.
  let measurer: any TextMeasuring
  let layers: [MeasuredLayer]
  /// How far layers are from their places, by their index among movable layers, in paint order.
  var offsets: [Int: Point] = [:]
  /// How far the layer is that was dragged last, once it has come to rest; nil: none was dragged.
  var dragOffset: Point?

  func layout(within proposal: ProposedSize) -> LayoutTree {
    place(within: proposal).tree
  }

  /// The controls in the drawing, in paint order.
  var symbols: [MeasuredSymbol] { layers.flatMap { $0.symbols } }

  /// Returns the layout, the layers that can move, and the positions of controls.
  ///
  /// - Parameter layOut: Lays out controls.
  func place(
    within proposal: ProposedSize, layingOut layOut: SymbolLayout? = nil
  ) -> (tree: LayoutTree, layers: [MovableLayer], symbols: [Int]) {
    let container = drawing.container
    let insets = container.insets(in: container.direction ?? .leftToRight)
    let box = contentSize(within: proposal)
    let sized = self.sized(to: box)
    var tree = LayoutTree(type: Drawing.type)
    var parts = Parts(layOut: layOut)
    let size = Size(
      width: box.width + insets.horizontal, height: box.height + insets.vertical)
    if let dragOffset { tree.controlStates = [ControlState(dragOffset: dragOffset)] }
    tree.appendRoot(
      .drawing, of: container, size: size, content: tree.controlStates.count - 1
    ) { tree in
      let frame = Rect(origin: Point(x: insets.left, y: insets.top), size: box)
      for layer in sized.layers {
        guard Budget.mayProceed else { break }
        sized.append(layer, in: frame, to: &tree, &parts)
      }
    }
    if tree.asksForTargets { tree.addNarrowTargetWarnings() }
    return (tree, parts.movable, parts.symbols)
  }

  /// The size of the content box.
  private func contentSize(within proposal: ProposedSize) -> Size {
    let container = drawing.container
    let insets = container.insets(in: container.direction ?? .leftToRight)
    let width = container.width(in: proposal).map { max(0, $0 - insets.horizontal) }
    let height = container.height(in: proposal).map { max(0, $0 - insets.vertical) }
    let across = width ?? height.map { $0 * 2 } ?? Drawing.defaultWidth
    return Size(width: across, height: height ?? across / 2)
  }

  /// The drawing with its percentages of a proposed size.
  func sized(within proposal: ProposedSize) -> MeasuredDrawing {
    drawing.relative == nil ? self : sized(to: contentSize(within: proposal))
  }

  private func sized(to box: Size) -> MeasuredDrawing {
    guard let sized = drawing.relative?.drawing(in: box, drawing.container) else { return self }
    var measured = sized.measuredDrawing(by: measurer)
    measured.offsets = offsets
    return measured
  }

  /// The parts that the layout of a drawing collects.
  struct Parts {
    let layOut: SymbolLayout?
    /// The positions of controls.
    var symbols: [Int] = []
    /// The ids of the controls drawn so far.
    var names = NestedNames()
    /// The layers that can move.
    var movable: [MovableLayer] = []
    /// The groups of the layers that are open.
    var groups: [String?] = []
    /// Whether a copy of a layer is drawn, which has no ids.
    var isCopy = false
  }
}
