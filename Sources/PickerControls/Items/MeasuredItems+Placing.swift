import PickerGeometry
import PickerText
import PickerTree

extension MeasuredItems {
  /// A tree that shares these tables, without nodes.
  func tree(type: String) -> LayoutTree {
    var tree = LayoutTree(type: type)
    tree.ids = ids
    tree.labels = labels
    tree.fonts = fonts
    tree.paints = paints
    return tree
  }

  /// Cuts or breaks the labels of those items whose frames have not enough room for them.
  ///
  /// All of them are measured in one batch. An item's label keeps its place in the table.
  func fitLabels(
    to frames: [Rect], in tree: inout LayoutTree, wantsInk: Bool, by text: any TextMeasuring
  ) {
    var tight: [Int] = []
    var requests: [TextRequest] = []
    for (item, frame) in frames.enumerated() where !fits(item, in: frame) {
      let box = boxes[item]
      let room = max(0, frame.width - looks[box.look].insets.horizontal)
      tight.append(item)
      requests.append(request(texts[item], look: box.look, maxWidth: room, wantsInk: wantsInk))
    }
    guard !tight.isEmpty else { return }
    for (number, measured) in text.measure(requests).enumerated() {
      let item = tight[number]
      tree.labels[item] = Label(
        showing: measured, of: texts[item], font: looks[boxes[item].look].font)
    }
  }

  /// Whether the label of an item can be shown as it was measured.
  private func fits(_ item: Int, in frame: Rect) -> Bool {
    boxes[item].natural.width.fits(in: frame.width)
      || looks[boxes[item].look].style.truncation == Truncation.none && !breaksLines(item)
  }

  /// Whether the label of an item may take several lines.
  func breaksLines(_ item: Int) -> Bool { (looks[boxes[item].look].style.maxLines ?? 1) > 1 }

  /// How high an item is, from border to border, where its label is broken to `width`.
  func height(of item: Int, at width: Double, by text: any TextMeasuring) -> Double {
    let box = boxes[item]
    let look = looks[box.look]
    if box.natural.width.fits(in: width) { return box.natural.height }
    let room = max(0, width - look.insets.horizontal)
    let measured = text.measureOne(
      request(texts[item], look: box.look, maxWidth: room, wantsInk: false))
    return measured.size.height + look.insets.vertical
  }

  /// From the top of an item to its label's first baseline, in a box of `height` or of its own.
  func baseline(of item: Int, height: Double?) -> Double {
    let box = boxes[item]
    let style = looks[box.look].style
    let free = max(height ?? box.natural.height, style.minHeight ?? 0) - box.natural.height
    let share = (style.labelAlignment?.vertical ?? .center).topShare
    return box.baseline + max(0, free) * share
  }

  /// Adds the node of an item and those of its parts.
  func append(
    _ item: Int, _ role: Role, frame: Rect, direction: LayoutDirection, to tree: inout LayoutTree
  ) {
    let box = boxes[item]
    let look = looks[box.look]
    let node = LayoutNode(
      role, frame: frame, state: box.state, id: item, paint: look.paint,
      minTarget: look.style.minTarget ?? -1)
    tree.append(node) { tree in
      let room = Rect(origin: .zero, size: frame.size).inset(by: look.insets)
      tree.appendLabel(
        item, in: room, alignment: look.style.labelAlignment ?? LabelAlignment(),
        direction: direction, paint: look.labelPaint)
    }
  }
}

extension Double {
  /// Whether a length of this many points fits into `room`: rounding errors do not count.
  ///
  /// The tolerance is 1/128 point and a few units in the last place.
  func fits(in room: Double) -> Bool {
    self <= room + 1 / 128 + 4 * room.magnitude.ulp
  }
}
