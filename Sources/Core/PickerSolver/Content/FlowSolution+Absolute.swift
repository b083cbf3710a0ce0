import PickerGeometry

extension FlowSolution {
  /// Places an item absolutely: it is not part of the flow, and is positioned relative to the padding box of the
  /// container.
  ///
  /// - Parameters:
  ///   - item: The item. Its minimum size is not automatic, and its flex factors, order and breaks have no effect.
  ///   - inset: The distances from the padding box.
  ///   - content: The content that determines its size; nil uses ``FlowItem/content``.
  /// - Returns: The frame relative to the container's border box, in points, and the height in which its content is laid out.
  /// - Throws: ``FlowError`` if a number of the item is not a length.
  public func placement(
    of item: FlowItem, at inset: FlowInset, content: (any FlowContent)? = nil
  ) throws(FlowError) -> (frame: Rect, height: FlowContentHeight) {
    try item.validate(at: 0)
    let container = pass.solver.container
    let answers = content.map(ContentAnswers.init)
    var overlay = Overlay(
      item, inset, in: Rect(size: size).inset(by: container.border.edges(in: container.direction)),
      container.direction)
    // How far the start of an item moves as it grows says how it is aligned.
    let (point, moved) = (
      try alone(.zero, overlay.item), try alone(Size(width: 1, height: 1), overlay.item)
    )
    overlay.measure(answers, at: point.origin, share: point.origin - moved.origin)
    return (overlay.frame(unless: try alone(overlay.size, overlay.item)), overlay.height)
  }

  /// The frame that an item of that size has as the only one of the container.
  private func alone(_ size: Size, _ item: FlowItem) throws(FlowError) -> Rect {
    var only = pass.solver.container
    (only.width, only.height, only.alignLines) = (self.size.width, self.size.height, .stretch)
    (only.maxLines, only.maxItemsPerLine) = (nil, nil)
    only.justify = only.justify.unsafe
    var align = item.align ?? only.align
    // There is nothing to share a baseline with: the start, whatever the order of lines.
    if align == .baseline { align = only.hasReversedLines ? .end : .start }
    let fixed = FlowItem(width: size.width, height: size.height) {
      ($0.margin, $0.shrink, $0.align) = (item.margin, 0, align)
    }
    return try FlowSolver([fixed], in: only).solve().frames.first ?? .zero
  }
}

/// An absolutely positioned item in the box that it refers to.
private struct Overlay {
  /// The item, with margins in points.
  private(set) var item: FlowItem
  private(set) var size = Size.zero

  /// The height in which the content is laid out.
  private(set) var height = FlowContentHeight.natural

  private let box: Rect
  private let insets: Sides
  private let isMirrored: Bool

  /// The distances from the sides of the box; nil if there is none.
  private struct Sides {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?
  }

  init(_ item: FlowItem, _ inset: FlowInset, in box: Rect, _ direction: LayoutDirection) {
    isMirrored = direction == .rightToLeft
    let (left, right) =
      isMirrored ? (inset.trailing, inset.leading) : (inset.leading, inset.trailing)
    insets = Sides(
      top: inset.top?.resolved(against: box.height), left: left?.resolved(against: box.width),
      bottom: inset.bottom?.resolved(against: box.height),
      right: right?.resolved(against: box.width))
    self.box = box
    self.item = item
    if item.keywords.minWidth == .auto { self.item.keywords.minWidth = nil }
    if item.keywords.minHeight == .auto { self.item.keywords.minHeight = nil }
  }

  /// Determines the size.
  ///
  /// - Parameters:
  ///   - point: Where the flow places an item without a size.
  ///   - share: The shares of its size that the flow places before that point.
  mutating func measure(_ answers: ContentAnswers?, at point: Point, share: Point) {
    let fills = insets.left != nil && insets.right != nil
    let width = availableWidth(at: point.x, share: share.x)
    let base = RelativeBase(
      width: box.width, height: box.height, axis: .vertical,
      lineCrossSize: fills && item.keywords.width == nil ? width : nil, align: .stretch,
      available: width)
    let own = (align: item.align, automatic: item.autoMargins)
    (item.align, item.autoMargins) = (.stretch, [])
    var resolved = item.resolved(against: base, answers)
    let definite = resolved.definiteCrossSize(base)
    (resolved.align, resolved.autoMargins) = own
    if definite == nil, resolved.ratio != nil, resolved.isAutomatic(.vertical) {
      resolved.height = filledHeight(resolved)
    }
    size.width = definite.map { resolved.clamped($0, .horizontal) } ?? resolved.columnWidth(in: nil)
    measureHeight(resolved, answers)
    item = resolved
  }

  private mutating func measureHeight(_ resolved: FlowItem, _ answers: ContentAnswers?) {
    var given = resolved.height
    if given == nil, item.isAutomatic(.vertical) {
      given = resolved.transferred(size.width, to: .vertical) ?? filledHeight(resolved)
    }
    let content = resolved.content.height
    size.height = max(0, resolved.clamped(given ?? content, .vertical))
    height =
      given == nil && size.height == content && answers != nil
      ? .natural : .definite(size.height)
  }

  /// The height between two insets unless the item is aligned there.
  private func filledHeight(_ item: FlowItem) -> Double? {
    guard let top = insets.top, let bottom = insets.bottom, item.align ?? .stretch == .stretch
    else { return nil }
    return box.height - top - bottom - item.margins(.vertical)
  }

  /// The width between the insets; without any, that around the place in the flow.
  private func availableWidth(at point: Double, share: Double) -> Double {
    guard insets.left == nil && insets.right == nil else {
      return max(0, box.width - (insets.left ?? 0) - (insets.right ?? 0))
    }
    let (before, after) = (point - box.minX, box.maxX - point)
    return max(0, share == 0 ? after : share == 1 ? before : 2 * min(before, after))
  }

  /// The frame of the item; along an axis without insets, the frame `flow`.
  func frame(unless flow: Rect) -> Rect {
    let margins = item.margin.edges(in: isMirrored ? .rightToLeft : .leftToRight)
    let autos = item.autoMargins
    let x = start(
      (insets.left, insets.right), box.minX, box.width, size.width, (margins.left, margins.right),
      (
        autos.contains(isMirrored ? .trailing : .leading),
        autos.contains(isMirrored ? .leading : .trailing)
      ), isMirrored ? .end : .start)
    let y = start(
      (insets.top, insets.bottom), box.minY, box.height, size.height,
      (margins.top, margins.bottom), (autos.contains(.top), autos.contains(.bottom)),
      item.align ?? .start)
    return Rect(x: x ?? flow.x, y: y ?? flow.y, width: size.width, height: size.height)
  }

  /// The start of the item along one axis; nil without insets.
  private func start(
    _ insets: (before: Double?, after: Double?), _ origin: Double, _ whole: Double,
    _ size: Double, _ margins: (before: Double, after: Double),
    _ automatic: (before: Bool, after: Bool), _ align: FlowAlign
  ) -> Double? {
    guard let before = insets.before, let after = insets.after else {
      if let before = insets.before { return origin + before + margins.before }
      return insets.after.map { origin + whole - $0 - margins.after - size }
    }
    let free = whole - before - after - margins.before - size - margins.after
    let first = origin + before + margins.before
    switch automatic {
    case (true, true): return first + (free >= 0 ? free / 2 : align == .end ? free : 0)
    case (true, false): return first + free
    case (false, true): return first
    case (false, false): return first + align.offset(in: free, reversed: false, nil)
    }
  }
}
