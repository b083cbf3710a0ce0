import PickerControlBase
import PickerGeometry
import PickerLimits
import PickerText
import PickerTree

extension MeasuredItems {
  /// Returns a tree with these tables and without nodes.
  func tree(type: String) -> LayoutTree {
    var tree = LayoutTree(type: type)
    tree.ids = ids
    tree.labels = labels
    tree.fonts = fonts
    tree.paints = paints
    tree.icons = icons
    if isStable { tree.reserved = metrics.map { $0.natural } }
    return tree
  }

  /// Truncates or breaks the labels that do not fit into the frames of their items.
  ///
  /// All of them are measured in one batch, including labels that are not truncated, because a measurer sees the
  /// space of each. A label keeps its index in the table.
  func fitLabels(
    to frames: [(item: Int, frame: Rect)], in tree: inout LayoutTree, wantsInk: Bool,
    by measurer: any TextMeasuring
  ) {
    var tight: [Int] = []
    var requests: [TextRequest] = []
    var checkpoint = Checkpoint(every: 64)
    for (item, frame) in frames where checkpoint.mayProceed() {
      let content = metrics[item].content
      guard !fits(content, in: frame.width), !texts[content.label].isEmpty else { continue }
      tight.append(item)
      requests.append(shownLabel(of: content, in: frame.width, wantsInk: wantsInk))
    }
    guard !tight.isEmpty else { return }
    for (number, measured) in measurer.measure(requests).enumerated()
    where checkpoint.mayProceed() {
      let content = metrics[tight[number]].content
      let shown = canBeDrawn(measured, requests[number]) ? measured : nothing(of: content, measurer)
      tree.labels[content.label] = Label(
        showing: shown, of: texts[content.label], font: styles[content.styleIndex].font)
    }
  }

  /// Whether a label stays inside an item whose padding has given way.
  private func canBeDrawn(_ measured: MeasuredText, _ request: TextRequest) -> Bool {
    request.borrowedWidth == 0 || request.truncation == .none || measured.fits(in: request.maxWidth)
  }

  /// An empty label, because not even the first character fits.
  private func nothing(of content: ItemContent, _ measurer: any TextMeasuring) -> MeasuredText {
    var nothing = measurer.measureOne(
      request("", styleIndex: content.styleIndex, wantsInk: false))
    nothing.isTruncated = true
    return nothing
  }

  /// Whether the label of an item is wider than the space for it, because it cannot be truncated further.
  func labelSticksOut(of item: Int, in width: Double, _ tree: LayoutTree) -> Bool {
    let content = metrics[item].content
    guard !fits(content, in: width) else { return false }
    let space = shownLabel(of: content, in: width, wantsInk: false).maxWidth
    return !tree.labels[content.label].text.fits(in: space)
  }

  /// Whether a content fits into an item of a width, its label as a line of text.
  func fits(_ content: ItemContent, in width: Double) -> Bool {
    if content.size.width.fits(in: width) { return true }
    let label = labels[content.label].text
    return label.fits(in: width, besides: content.size.width - label.size.width)
  }

  /// The width available to the label of an item of `width`, next to its parts and within all of its insets.
  func labelWidth(of item: Int, in width: Double) -> Double {
    labelWidth(of: metrics[item].content, in: width)
  }

  private func labelWidth(of content: ItemContent, in width: Double) -> Double {
    max(0, width - styles[content.styleIndex].insets.horizontal - content.partsWidth)
  }

  /// The request for the label of an item of `width`, where padding has given way.
  private func shownLabel(
    of content: ItemContent, in width: Double, wantsInk: Bool
  ) -> TextRequest {
    let whole = labelWidth(of: content, in: width)
    let shown = max(whole, width - insets(of: content, in: width).horizontal - content.partsWidth)
    var request = request(
      texts[content.label], styleIndex: content.styleIndex, maxWidth: shown, wantsInk: wantsInk)
    request.borrowedWidth = shown - whole
    return request
  }

  /// The insets of a content in a border box of `width`.
  ///
  /// Horizontal padding shrinks proportionally on both sides until the parts and the label fit, or two ems of a
  /// longer label. A wider item thus never shows less.
  ///
  ///     |  Week  |  | Wee… |  |Wee…|  |W…|    padding 2, a label of 4
  private func insets(of content: ItemContent, in width: Double) -> Edges {
    let style = content.styleIndex
    var (insets, yielding) = (styles[style].insets, styles[style].yielding)
    guard content.size.width > width, yielding.horizontal > 0 else { return insets }
    let label = content.size.width - insets.horizontal - content.partsWidth
    let kept = content.partsWidth + min(label, 2 * fonts[styles[style].font].size)
    let share = min(1, max(0, insets.horizontal + kept - width) / yielding.horizontal)
    insets.left -= yielding.left * share
    insets.right -= yielding.right * share
    return insets
  }

  /// Whether the label of an item may take several lines.
  func breaksLines(_ item: Int) -> Bool { styles[metrics[item].content.styleIndex].breaksLines }

  /// The border-box height of an item whose label is broken at a border-box width of `width`, in all measured states.
  func height(of item: Int, at width: Double, by measurer: any TextMeasuring) -> Double {
    let box = metrics[item]
    let height = height(of: box.content, at: width, by: measurer) ?? box.natural.height
    guard let other = box.otherContent else { return height }
    return max(height, self.height(of: other, at: width, by: measurer) ?? box.natural.height)
  }

  /// The height of a content in a narrower border box; nil if that is wide enough for it.
  private func height(
    of content: ItemContent, at width: Double, by measurer: any TextMeasuring
  ) -> Double? {
    if fits(content, in: width) { return nil }
    let measured = measurer.measureOne(shownLabel(of: content, in: width, wantsInk: false))
    return max(measured.size.height, content.partsHeight)
      + styles[content.styleIndex].insets.vertical
  }

  /// The distance from the top of an item to the first baseline of its label, in points.
  ///
  /// - Parameter height: The declared border-box height; nil for the natural one.
  func baseline(of item: Int, height: Double?) -> Double {
    let content = metrics[item].content
    let (style, insets) = (content.styleIndex, styles[content.styleIndex].insets)
    let own = content.size.height
    let free = max(height ?? metrics[item].natural.height, styles[style].minHeight) - own
    let inside = own - insets.vertical - labels[content.label].text.size.height
    return insets.top + inside / 2 + labels[content.label].text.baseline
      + max(0, free) * styles[style].topShare
  }

  /// Appends the node of an item and the nodes of its content.
  ///
  /// - Parameter look: How it looks; nil: as its style and its state say.
  func append(
    _ item: Int, _ role: Role, frame: Rect, looking look: ItemLook? = nil,
    to tree: inout LayoutTree
  ) {
    let content = metrics[item].content
    append(
      content,
      LayoutNode(
        role, frame: frame, state: metrics[item].state, id: item,
        paint: styles[content.styleIndex].paint, minTarget: styles[content.styleIndex].minTarget),
      looking: look, to: &tree)
  }

  /// Appends `node` with the nodes of its content.
  func append(
    _ content: ItemContent, _ node: LayoutNode, looking look: ItemLook? = nil,
    to tree: inout LayoutTree
  ) {
    let space = Rect(size: look?.contentSize ?? node.frame.size)
    let box = space.inset(by: insets(of: content, in: space.width))
    var node = node
    if let look { node.paint = look.boxPaint(node.paint, in: &tree) }
    tree.append(node) { tree in
      let size = size(of: content, in: tree)
      var group = place(size, of: content, in: box)
      if space.size != node.frame.size {
        group = group.stretched(
          from: space.size, to: node.frame.size, styles[content.styleIndex])
      }
      if content.isPlain {
        appendLabel(of: content, frame: group, look, to: &tree)
      } else {
        appendParts(of: content, in: group, look, to: &tree)
      }
    }
  }

  /// The size of the label and its parts.
  private func size(of content: ItemContent, in tree: LayoutTree) -> Size {
    let text = tree.labels[content.label].text.size
    if content.isPlain { return text }
    return Size(
      width: text.width + content.partsWidth, height: max(text.height, content.partsHeight))
  }

  /// Appends the label of an item and its parts, from the leading side of their group.
  private func appendParts(
    of content: ItemContent, in group: Rect, _ look: ItemLook?, to tree: inout LayoutTree
  ) {
    let text = tree.labels[content.label].text.size
    var row = PartRow(group: group, gap: styles[content.styleIndex].gap, direction: direction)
    for part in content.leading {
      append(parts[part], frame: row.next(parts[part].size), look, to: &tree)
    }
    if texts[content.label].isEmpty { row.skipGap() }
    appendLabel(of: content, frame: row.next(text), look, to: &tree)
    for part in content.trailing {
      append(parts[part], frame: row.next(parts[part].size), look, to: &tree)
    }
  }

  /// Returns the frame of a box of `size` within an item, placed by the label alignment.
  private func place(_ size: Size, of content: ItemContent, in space: Rect) -> Rect {
    let place = space.placing(
      size, leftShare: styles[content.styleIndex].leftShare,
      topShare: styles[content.styleIndex].topShare,
      direction: direction)
    guard let browser = styles[content.styleIndex].browser else { return place }
    return place.cut(in: space, direction, as: browser)
  }

  private func appendLabel(
    of content: ItemContent, frame: Rect, _ look: ItemLook?, to tree: inout LayoutTree
  ) {
    let own = styles[content.styleIndex].labelPaint
    let paint = look?.paint(ofLabel: content.label, own, in: frame, &tree) ?? own
    tree.appendLabel(
      content.label, frame: frame, leftShare: styles[content.styleIndex].leftShare, paint: paint)
  }

  private func append(
    _ part: ItemPart, frame: Rect, _ look: ItemLook?, to tree: inout LayoutTree
  ) {
    let paint = look?.paint(of: part, in: frame, &tree) ?? part.paint
    let node = LayoutNode(part.role, frame: frame, paint: paint, content: part.icon)
    guard part.label >= 0 else { return tree.append(node) }
    tree.append(node) { tree in
      let box = Rect(size: frame.size).placing(
        tree.labels[part.label].text.size, leftShare: 0.5, topShare: 0.5, direction: .leftToRight)
      tree.appendLabel(part.label, frame: box, leftShare: 0.5, paint: part.labelPaint)
    }
  }
}

/// Places boxes in a row from its leading side, centred vertically.
private struct PartRow {
  let group: Rect
  let gap: Double
  let direction: LayoutDirection
  private var used = 0.0

  init(group: Rect, gap: Double, direction: LayoutDirection) {
    self.group = group
    self.gap = gap
    self.direction = direction
  }

  /// Removes one gap, which an empty label must not add.
  mutating func skipGap() { used -= gap }

  mutating func next(_ size: Size) -> Rect {
    let frame = Rect(
      x: used, y: (group.height - size.height) / 2, width: size.width, height: size.height)
    used += size.width + gap
    let placed = direction == .leftToRight ? frame : frame.mirrored(in: group.width)
    return placed.offset(by: group.origin)
  }
}

extension Rect {
  /// Returns the box with its distances from the sides of `space` in layout units: in Firefox cut at the start of the writing direction, in
  /// the others at the left. WebKit centres texts exactly.
  fileprivate func cut(
    in space: Rect, _ direction: LayoutDirection, as browser: Browser
  ) -> Rect {
    let startsRight = browser == .firefox && direction == .rightToLeft
    let left =
      browser == .webkit
      ? x
      : startsRight
        ? space.maxX - browser.cut(space.maxX - maxX) - width
        : space.x + browser.cut(x - space.x)
    return Rect(origin: Point(x: left, y: space.y + browser.cut(y - space.y)), size: size)
  }

  /// Returns the group of an item's content in an item of another size: where its alignment would have it, but never beyond the
  /// item's sides while it fits.
  fileprivate func stretched(from old: Size, to new: Size, _ style: ResolvedItemStyle) -> Rect {
    var group = self
    for (axis, share) in [(Axis.horizontal, style.leftShare), (.vertical, style.topShare)] {
      guard old[axis] != new[axis] else { continue }
      let wanted = origin[axis] + (new[axis] - old[axis]) * share
      let fits = size[axis] <= new[axis]
      group.origin[axis] = fits ? max(0, min(wanted, new[axis] - size[axis])) : wanted
    }
    return group
  }

  /// Returns a box of `size` in this one, with the free space distributed by the two shares.
  ///
  /// A box that is too wide overflows at the trailing side, one that is too high at the bottom.
  func placing(
    _ size: Size, leftShare: Double, topShare: Double, direction: LayoutDirection
  ) -> Rect {
    let free = width - size.width
    let left = free >= 0 ? free * leftShare : direction == .leftToRight ? 0 : free
    let top = max(0, height - size.height) * topShare
    return Rect(origin: Point(x: x + left, y: y + top), size: size)
  }
}

extension Size {
  /// Returns the maximum of the two sizes in each dimension.
  func union(_ other: Size) -> Size {
    Size(width: max(width, other.width), height: max(height, other.height))
  }
}
