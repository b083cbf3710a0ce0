import PickerGeometry
import PickerSolver
import PickerText
import PickerTree

/// A shaped text, ready to be broken at any width.
struct MeasuredTextControl: MeasuredControl {
  let control: Text
  let measurer: any TextMeasuring
  /// The text measured at its max-content width.
  let whole: MeasuredText
}

extension Text {
  /// Shapes every text of the control once.
  public func measured(by measurer: any TextMeasuring) -> AnyMeasuredControl {
    let whole = measurer.measureOne(request(maxWidth: .infinity))
    return AnyMeasuredControl(
      MeasuredTextControl(control: self, measurer: measurer, whole: whole))
  }

  fileprivate func request(maxWidth: Double) -> TextRequest {
    let style = TextStyle(
      font: font, language: container.language, direction: container.textDirection)
    var request = TextRequest(
      text, style: style, maxWidth: maxWidth, maxLines: maxLines, truncation: truncation,
      hyphens: hyphens, wantsInk: container.wantsInk)
    request.textWrap = textWrap
    request.wordBreak = wordBreak
    return request
  }
}

extension MeasuredTextControl {
  func layout(within proposal: ProposedSize) -> LayoutTree {
    let container = control.container
    let direction =
      container.textDirection ?? whole.direction ?? container.direction ?? .leftToRight
    let insets = container.insets(in: direction)
    let width = container.width(in: proposal).map { max(0, $0 - insets.horizontal) }
    let height = container.height(in: proposal).map { max(0, $0 - insets.vertical) }
    let text = fitted(to: width ?? .infinity)
    let box = Rect(
      x: insets.left, y: insets.top, width: width ?? text.size.width,
      height: height ?? text.size.height)

    var tree = LayoutTree(type: Text.type)
    tree.fonts = [control.font]
    tree.labels = [Label(showing: text, of: control.text, font: 0)]
    tree.warn(of: text, id: container.id)
    if !text.fits(in: box.width) || !text.size.height.fits(in: box.height) {
      tree.warnings.append(
        Warning(.overflow, id: container.id, message: "the text overflows the control"))
    }
    let size = Size(
      width: box.width + insets.horizontal, height: box.height + insets.vertical)
    tree.appendRoot(.text, of: container, size: size, content: 0) { tree in
      tree.appendLines(
        of: 0, in: box, leftShare: control.alignment.leftShare(in: direction),
        paint: control.paint.map { tree.add($0) } ?? -1)
    }
    tree.fadeRoot(to: control.opacity)
    return tree
  }

  /// The text as a content that is as narrow as its widest word.
  var content: any FlowContent {
    ControlContent(self) { text in
      let container = text.control.container
      return text.widestWord + container.padding.horizontal
        + container.border.horizontal
    }
  }

  /// The width of the widest part between two places where a line may break, whole even where the text would be cut.
  private var widestWord: Double {
    let container = control.container
    let style = TextStyle(
      font: control.font, language: container.language, direction: container.textDirection)
    let parts = control.text.unbreakableParts(
      language: container.language, wordBreak: control.wordBreak, in: measurer.browser)
    return measurer.measure(parts.map { TextRequest($0, style: style) })
      .reduce(0) { max($0, $1.size.width) }
  }

  private func fitted(to width: Double) -> MeasuredText {
    whole.fits(in: width)
      ? whole : measurer.measureOne(control.request(maxWidth: width))
  }
}

extension LayoutTree {
  /// Sets the opacity of the root.
  fileprivate mutating func fadeRoot(to opacity: Double) {
    guard opacity < 1 else { return }
    var paint = paint(of: nodes[0]) ?? Paint()
    paint.opacity = opacity
    nodes[0].paint = Int32(truncatingIfNeeded: add(paint))
  }
}

extension TextMeasuring {
  /// Measures a single text.
  func measureOne(_ request: TextRequest) -> MeasuredText {
    measure([request]).first ?? .nothing
  }
}
