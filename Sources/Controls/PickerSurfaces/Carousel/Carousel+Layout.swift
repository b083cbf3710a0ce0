import PickerColor
import PickerControlBase
import PickerGeometry
import PickerText
import PickerTree

extension MeasuredCarousel {
  /// Returns the layout of the visible pages after the control's events, at its time to show.
  public func layout(within proposal: ProposedSize) -> LayoutTree {
    let viewport = viewport(within: proposal)
    let state = control.state(at: control.shownTime, extent: viewport[control.axis])
    return layout(of: state, in: viewport)
  }

  /// Returns the layout of the pages that are visible in a state.
  ///
  /// - Parameters:
  ///   - state: The state of a carousel with the same number of pages and the same viewport length.
  ///   - proposal: The size in which the carousel is laid out.
  public func layout(of state: CarouselState, within proposal: ProposedSize) -> LayoutTree {
    layout(of: state, in: viewport(within: proposal))
  }

  /// Returns the layout of the pages that are visible in a state.
  ///
  /// - Parameter layOut: Lays out the control of a page; nil: all are as the document describes them.
  func layout(
    of state: CarouselState, in viewport: Size, layingOut layOut: PageControlLayout? = nil
  ) -> LayoutTree {
    var names = NestedNames()
    var tree = LayoutTree(type: Carousel.type)
    tree.fonts = [control.font]
    tree.controlStates = [
      ControlState(
        paging: PagingState(
          count: control.pages.count, current: state.current,
          offset: state.offset(at: state.time), phase: state.phase))
    ]
    var box = control.container
    box.borderColor = nil
    tree.appendRoot(.carousel, of: box, size: viewport, content: 0) { tree in
      for (page, distance) in state.visiblePages(at: state.time)
      where control.pages.indices.contains(page) {
        tree.embed(
          pageLayout(page, in: viewport, layingOut: layOut), at: origin(at: distance, in: viewport),
          prefix: ids.pages[page], &names)
      }
      appendPlaceholder(in: viewport, to: &tree)
      appendIndicator(at: state, in: viewport, to: &tree)
      appendBorder(in: viewport, to: &tree)
    }
    tree.nodes[0].effects = tree.effects.add(Effects(clips: true))
    if tree.asksForTargets { tree.addNarrowTargetWarnings() }
    return tree
  }

  /// Appends the border, which lies over the pages.
  private func appendBorder(in viewport: Size, to tree: inout LayoutTree) {
    let container = control.container
    var paint = Paint(cornerRadius: container.cornerRadius)
    paint.setBorder(container.border, of: container.borderColor, in: control.direction)
    guard paint.stroke != nil else { return }
    tree.append(LayoutNode(.layer, frame: Rect(size: viewport), paint: tree.add(paint)))
  }

  /// The origin of a page at a distance, in distances between pages, from the place of the current one.
  private func origin(at distance: Double, in viewport: Size) -> Point {
    let (spacing, extent) = (control.spacing, viewport[control.axis])
    var origin = Point.zero
    let start = spacing.start(in: extent) + distance * spacing.distance(in: extent)
    origin[control.axis] =
      control.isReversed ? extent - start - spacing.pageLength(in: extent) : start
    return origin
  }
}

/// Lays out the control of a page in a proposed size; nil: as the document describes it.
typealias PageControlLayout = (_ page: Int, _ proposal: ProposedSize) -> LayoutTree?

// Pages.
extension MeasuredCarousel {
  /// The part of a box in which content stands: of the viewport or of a page.
  private func contentBox(in box: Size) -> Rect {
    Rect(size: box).inset(by: control.container.insets(in: control.direction))
  }

  /// The size of a page, in points.
  private func pageSize(in viewport: Size) -> Size {
    var size = viewport
    size[control.axis] = control.spacing.pageLength(in: viewport[control.axis])
    return size
  }

  /// The width available to the content of a page, in points.
  func contentWidth(in viewport: Size) -> Double { contentBox(in: pageSize(in: viewport)).width }

  /// Returns a page as a separate tree.
  private func pageLayout(
    _ number: Int, in viewport: Size, layingOut layOut: PageControlLayout? = nil
  ) -> LayoutTree {
    var names = NestedNames()
    let page = control.pages[number]
    let size = pageSize(in: viewport)
    let box = contentBox(in: size)
    var tree = LayoutTree(type: Role.page.rawValue)
    tree.detail = control.container.detail
    // Those of the carousel, so that what is embedded into the page need not repeat them.
    if let color = control.container.paper { tree.paper = color }
    if let color = control.container.foreground { tree.foreground = color }
    let node = LayoutNode(
      .page, frame: Rect(size: size), id: tree.add(id: ids.pages[number]), index: number,
      paint: page.fill.map { tree.add(Paint(fill: $0)) } ?? -1)
    tree.append(node) { tree in
      switch page.content {
      case .nothing: break
      case .box(let size):
        tree.append(LayoutNode(.image, frame: control.fit.frame(of: size, in: box)))
      case .image(var image):
        if page.sidesOfUnknownImage != nil { image.fit = control.fit }
        let frame = control.fit.frame(of: image.size, in: box)
        tree.warn(ofPicture: image.href, problem: page.imageProblem, id: ids.pages[number])
        tree.append(LayoutNode(.image, frame: frame, content: tree.add(image)))
      case .control:
        guard let document = documents[number] else { break }
        let proposal = document.proposal(width: box.width)
        let layout =
          layOut?(number, proposal) ?? document.control.layout(within: proposal)
        append(layout, of: document, in: box, to: &tree, &names)
      }
    }
    tree.clipOverflowingContent()
    return tree
  }

  /// Appends a control centred in a box, scaled by a transform where the content fit demands it.
  private func append(
    _ layout: LayoutTree, of item: MeasuredPanelItem, in box: Rect, to tree: inout LayoutTree,
    _ names: inout NestedNames
  ) {
    let size = layout.size
    let frame = control.fit.frame(of: size, in: box)
    let position = tree.nodes.count
    tree.appendControl(at: item.path) { tree in
      tree.embed(layout, at: frame.origin, prefix: item.container.id, &names)
    }
    let scale = control.fit.scale(of: size, in: box.size)
    guard scale != (1, 1), position < tree.nodes.count else { return }
    var effects = tree.effects(of: tree.nodes[position]) ?? Effects()
    effects.transform = effects.transform.concatenating(
      AffineTransform(a: scale.x, b: 0, c: 0, d: scale.y, tx: 0, ty: 0))
    tree.nodes[position].effects = tree.effects.add(effects)
  }

  /// Appends the placeholder of a carousel without pages, truncated where it does not fit.
  private func appendPlaceholder(in viewport: Size, to tree: inout LayoutTree) {
    guard let placeholder else { return }
    let box = contentBox(in: viewport)
    var text = placeholder
    if !text.fits(in: box.width) {
      text = measurer.measureOne(control.request(control.placeholder, maxWidth: box.width))
    }
    tree.warn(of: text, id: control.container.id)
    append(text, of: control.placeholder, in: Rect(center: box.center, size: text.size), to: &tree)
  }
}

// Page indicator.
extension MeasuredCarousel {
  private func appendIndicator(
    at state: CarouselState, in viewport: Size, to tree: inout LayoutTree
  ) {
    let (indicator, count, current) = (control.indicator, state.track.stopCount, state.current)
    guard count > 1, indicator.style != .none else { return }
    let fits = indicator.length(for: count).fits(in: viewport[control.axis])
    guard indicator.style == .dots, fits else {
      return appendLabel(indicator.text(current: current, count: count), in: viewport, to: &tree)
    }
    let color = indicator.fill ?? .pickerBlue
    let frames = (0..<count).map { dot($0, of: count, in: viewport) }
    let box = frames.reduce(frames[0]) { $0.union($1) }
    appendPlate(behind: box, of: color, margin: (6, 6), to: &tree)
    appendDots(at: frames, current: current, color, to: &tree)
  }

  private func appendDots(
    at frames: [Rect], current: Int, _ color: Color, to tree: inout LayoutTree
  ) {
    let (color, radius) = (Fill.color(color), control.indicator.size / 2)
    let filled = tree.add(Paint(fills: [color], cornerRadius: radius))
    let empty = tree.add(
      Paint(
        stroke: Stroke(fill: color, width: min(1, radius)), cornerRadius: CornerRadii(radius)))
    for page in frames.indices {
      tree.append(
        LayoutNode(
          .dot, frame: frames[page], state: page == current ? .selected : [],
          id: tree.add(id: ids.dots[page]), index: page,
          paint: page == current ? filled : empty))
    }
  }

  /// The frame of a page's dot; the dots together are centred along the edge.
  private func dot(_ page: Int, of count: Int, in viewport: Size) -> Rect {
    let indicator = control.indicator
    let size = Size(width: indicator.size, height: indicator.size)
    var frame = indicatorFrame(size, in: viewport)
    let length = indicator.length(for: count)
    let start = (viewport[control.axis] - length) / 2
    frame.origin[control.axis] = start + (indicator.size + indicator.spacing) * Double(page)
    let isMirrored = control.axis == .horizontal && control.direction == .rightToLeft
    return isMirrored ? frame.mirrored(in: viewport.width) : frame
  }

  /// The frame of a box centred along the bottom edge, or the trailing edge, at the indicator's inset.
  private func indicatorFrame(_ size: Size, in viewport: Size) -> Rect {
    let inset = control.indicator.inset
    var frame = Rect(center: Rect(size: viewport).center, size: size)
    if control.axis == .horizontal {
      frame.y = max(0, viewport.height - inset - size.height)
      return frame
    }
    frame.x = max(0, viewport.width - inset - size.width)
    return control.direction == .leftToRight ? frame : frame.mirrored(in: viewport.width)
  }

  private func appendLabel(_ text: String, in viewport: Size, to tree: inout LayoutTree) {
    let measured = measurer.measureOne(control.request(text, maxWidth: viewport.width))
    tree.warn(of: measured, id: control.container.id)
    let frame = indicatorFrame(measured.size, in: viewport)
    appendPlate(behind: frame, of: textColor, margin: (8, 3), to: &tree)
    append(measured, of: text, in: frame, to: &tree)
  }

  /// Appends the plate behind the dots or the label: a capsule that stays where it is while pages pass beneath.
  ///
  /// - Parameters:
  ///   - content: The box of the dots or the label.
  ///   - color: The colour of the dots or the label.
  ///   - margin: How far it reaches beyond `content` to the left and right, and above and below, in points.
  private func appendPlate(
    behind content: Rect, of color: Color, margin: (across: Double, down: Double),
    to tree: inout LayoutTree
  ) {
    let color =
      control.indicator.background ?? color.plate(on: control.container.foreground ?? .black)
    guard color.alpha > 0 else { return }
    let frame = content.inset(
      by: Edges(
        top: -margin.down, left: -margin.across, bottom: -margin.down, right: -margin.across))
    let paint = Paint(
      fills: [.color(color)], cornerRadius: min(frame.width, frame.height) / 2)
    tree.append(LayoutNode(.layer, frame: frame, paint: tree.add(paint)))
  }

  private func append(
    _ text: MeasuredText, of whole: String, in frame: Rect, to tree: inout LayoutTree
  ) {
    let paint = tree.add(Paint(fill: textColor))
    tree.append(LayoutNode(.label, frame: frame, paint: paint, content: tree.labels.count))
    tree.labels.append(Label(showing: text, of: whole, font: 0))
  }

  /// The colour of the label and the placeholder.
  private var textColor: Color {
    control.indicator.fill ?? control.container.foreground ?? .black
  }
}

extension Color {
  /// The colour of the plate behind dots or a label of this colour: black if texts are light, otherwise white. If
  /// this colour has too little contrast to it, the opposite one.
  ///
  /// - Parameter text: The colour of texts next to the carousel.
  fileprivate func plate(on text: Color) -> Color {
    Color(light: plate(on: text, in: .light), dark: plate(on: text, in: .dark))
  }

  private func plate(on text: Color, in scheme: ColorScheme) -> Color {
    let isDark = text.resolved(in: scheme).luminance > 0.4
    let own = resolved(in: scheme).luminance
    // The contrast that WCAG 2.2 demands of graphics (1.4.11), with black or with white.
    let isTold = isDark ? (own + 0.05) / 0.05 >= 3 : 1.05 / (own + 0.05) >= 3
    return (isDark == isTold ? Color.black : .white).withAlpha(0.7)
  }
}

extension LayoutTree {
  /// Clips a page whose content overflows it, which would otherwise cover the next page.
  fileprivate mutating func clipOverflowingContent() {
    let page = Rect(size: size)
    for child in children(of: 0) {
      let frame = nodes[child].frame
      let scale = effects(of: nodes[child])?.transform ?? .identity
      let drawn = Rect(
        x: frame.x, y: frame.y, width: frame.width * scale.a, height: frame.height * scale.d)
      guard !drawn.minX.isBeyond(page.minX), !page.maxX.isBeyond(drawn.maxX),
        !drawn.minY.isBeyond(page.minY), !page.maxY.isBeyond(drawn.maxY)
      else {
        return nodes[0].effects = effects.add(Effects(clips: true))
      }
    }
  }
}

extension Double {
  /// Whether this edge lies before another by more than rounding errors.
  fileprivate func isBeyond(_ edge: Double) -> Bool { !edge.fits(in: self) }
}
