import PickerControlBase
import PickerGeometry
import PickerSolver
import PickerText
import PickerTree

/// A shaped text, ready to be broken at any width.
///
/// A class, because its content also holds it.
final class MeasuredTextControl: MeasuredControl {
  let control: Text
  let measurer: any TextMeasuring
  /// The text measured at its max-content width.
  let whole: MeasuredText

  init(_ control: Text, by measurer: any TextMeasuring) {
    (self.control, self.measurer) = (control, measurer)
    whole = measurer.measureOne(control.request(maxWidth: .infinity))
  }
}

extension Text {
  /// Shapes every text of the control once.
  public func measured(by measurer: any TextMeasuring) -> AnyMeasuredControl {
    AnyMeasuredControl(MeasuredTextControl(self, by: measurer))
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
    let icon = control.iconBox
    let text = fitted(to: width.map { max(0, $0 - icon.length) } ?? .infinity)
    let parts = IconAndText(
      icon, text, direction, leftShare: control.alignment.leftShare(in: direction))
    let box = Rect(
      x: insets.left, y: insets.top, width: width ?? parts.size.width,
      height: height ?? parts.size.height)

    var tree = LayoutTree(type: Text.type)
    tree.fonts = [control.font]
    tree.labels = [Label(showing: text, of: control.text, font: 0)]
    tree.warn(of: text, id: container.id)
    if !text.fits(in: box.width, besides: icon.length) || !parts.size.height.fits(in: box.height) {
      tree.warnings.append(
        Warning(.overflow, id: container.id, message: "the text overflows the control"))
    }
    let size = Size(
      width: box.width + insets.horizontal, height: box.height + insets.vertical)
    tree.appendRoot(.text, of: container, size: size, content: 0) { tree in
      let paint = control.paint.map { tree.add($0) } ?? -1
      // A text shows itself in lines if its first child is one.
      tree.appendLines(
        of: 0, in: parts.textFrame(in: box), leftShare: parts.leftShare, paint: paint)
      if let icon = control.icon {
        tree.append(icon, of: control, in: parts.iconFrame(in: box), direction, paint: paint)
      }
    }
    tree.fadeRoot(to: control.opacity)
    return tree
  }

  /// The text as a content that is as narrow as its widest word.
  var content: any FlowContent {
    ControlBox(self) { text in
      let container = text.control.container
      return text.widestWord + text.control.iconBox.length + container.padding.horizontal
        + container.border.horizontal
    }
  }

  /// The width of the widest part between two break opportunities, even if the text would be cut.
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

extension Text {
  /// The size of the icon, and the width that it takes with its gap; zero if there is none.
  fileprivate var iconBox: (size: Size, length: Double) {
    guard let icon else { return (.zero, 0) }
    let side = font.size / container.textScale
    let size = Size(width: icon.width ?? side, height: icon.height ?? side)
    return (size, size.width + (text.isEmpty ? 0 : iconSpacing ?? 0.4 * font.size))
  }
}

/// The places of an icon and of the text after it, which are aligned as one: the icon in the middle of the first line.
private struct IconAndText {
  let leftShare: Double
  /// The size of both.
  let size: Size
  private let icon: (size: Size, length: Double)
  private let text: Size
  private let isReversed: Bool
  /// The distances of icon and text from the top.
  private let tops: (icon: Double, text: Double)

  init(
    _ icon: (size: Size, length: Double), _ text: MeasuredText, _ direction: LayoutDirection,
    leftShare: Double
  ) {
    (self.icon, self.leftShare, self.text) = (icon, leftShare, text.size)
    isReversed = direction == .rightToLeft
    let middle = text.lines.first.map { $0.frame.y + $0.frame.height / 2 } ?? 0
    let rise = middle - icon.size.height / 2
    tops = icon.length > 0 ? (max(0, rise), max(0, -rise)) : (0, 0)
    size = Size(
      width: icon.length + text.size.width,
      height: max(tops.icon + icon.size.height, tops.text + text.size.height))
  }

  func iconFrame(in box: Rect) -> Rect {
    let x = isReversed ? left(in: box) + size.width - icon.size.width : left(in: box)
    return Rect(origin: Point(x: x, y: box.y + tops.icon), size: icon.size)
  }

  func textFrame(in box: Rect) -> Rect {
    guard icon.length > 0 else { return box }
    let x = left(in: box) + (isReversed ? 0 : icon.length)
    return Rect(origin: Point(x: x, y: box.y + tops.text), size: text)
  }

  private func left(in box: Rect) -> Double { box.x + (box.width - size.width) * leftShare }
}

extension LayoutTree {
  /// Appends the icon of a text, and warns if nothing defines it.
  fileprivate mutating func append(
    _ icon: Icon, of control: Text, in frame: Rect, _ direction: LayoutDirection, paint: Int
  ) {
    icons = [icon.reference(in: direction)]
    var number = paint
    if icon.tint != nil || icon.shadow != nil {
      var own = control.paint ?? Paint(fill: control.container.foreground ?? .black)
      if let tint = icon.tint { own = Paint(fill: tint) }
      own.shadow = icon.shadow
      number = add(own)
    }
    append(LayoutNode(.icon, frame: frame, paint: number, content: 0))
    if icon.isUnknown {
      warnings.append(
        Warning(
          .missingIcon, id: control.container.id,
          message: icon.name.missingIconMessage(icon.suggestion)))
    }
  }

  /// Sets the opacity of the root.
  fileprivate mutating func fadeRoot(to opacity: Double) {
    guard opacity < 1 else { return }
    var paint = paint(of: nodes[0]) ?? Paint()
    paint.opacity = opacity
    nodes[0].paint = Int32(truncatingIfNeeded: add(paint))
  }
}
