import PickerGeometry

extension FlowPass {
  /// CSS Flexbox §9.4 step 7 of an item with content, in a row: its height, and its baseline.
  mutating func measureContent(at index: Int, _ answers: ContentAnswers) {
    let item = solver.table.items[index]
    let given = item.given(.vertical)
    let align = alignment(of: index)
    guard given == nil ? !fillsLine(item, align) : align.isBaseline else { return }
    let width = boxes[index].mainSize
    var layout = answers.layout(
      width: width, height: given.map { .definite(item.clamped($0, .vertical)) } ?? .natural)
    if given == nil {
      let height = item.clamped(layout.height, .vertical)
      boxes[index].crossSize = height
      if height != layout.height, align.isBaseline {
        layout = answers.layout(width: width, height: .indefinite(height))
      }
    }
    if item.baseline == nil {
      let baseline = align == .lastBaseline ? layout.lastBaseline : layout.firstBaseline
      boxes[index].baseline = baseline ?? .nan
    }
  }

  /// Gives the contents of wrapping columns, unless they are stretched, as much of the width of their line as they
  /// need.
  ///
  /// The specification gives them as much of the container; Chromium does this.
  mutating func fitContents(_ range: Range<Int>) {
    guard axis == .vertical, !solver.container.isSingleLine,
      solver.table.facts.contains(.contents)
    else { return }
    for line in lines[range] {
      for place in line.items where alignment(of: place) != .stretch {
        let item = solver.table.items[place]
        guard item.isAutomatic(.horizontal), let answers = solver.table.answers(at: place) else {
          continue
        }
        let widths = answers.widths(height: item.given(.vertical))
        let width = widths.fitting(line.crossSize - item.margins(.horizontal))
        boxes[place].crossSize = item.clamped(width, .horizontal)
        boxesDiffer = true
      }
    }
  }

  /// Whether an item takes the height of the only line, which is known: then nothing depends on its content's.
  private func fillsLine(_ item: FlowItem, _ align: FlowAlign) -> Bool {
    align == .stretch && solver.container.isSingleLine && solver.sides.cross.given != nil
      && item.isAutomatic(.vertical)
  }

  /// CSS Flexbox §9.9.1, and §9.9.2 for columns: the min-content or max-content width of a container with contents.
  ///
  /// Only the widths of the contents are requested unless items of a column wrap.
  mutating func contentWidth(_ question: RelativeBase.Question) -> Double {
    let breaks = axis == .vertical && !solver.container.isSingleLine && question == .maximum
    take(resolvedAgainst: relativeBase(asking: breaks ? .layout : question))
    guard question == .minimum else { return axis == .vertical ? columnsWidth() : rowWidth() }
    let (items, browser) = (solver.table.items, solver.container.browser)
    let insets = solver.sides.side(.horizontal).insets
    guard axis == .horizontal, solver.container.isSingleLine else {
      return items.reduce(0) {
        max(
          $0,
          axis == .vertical
            ? $1.columnContribution(in: browser) : $1.wrappingContribution(axis))
      } + insets
    }
    let gaps = solver.container.itemSpacing * Double(max(0, items.count - 1))
    return items.reduce(gaps) { $0 + $1.contribution(axis, in: browser) } + insets
  }

  private mutating func rowWidth() -> Double {
    measureAvailableSpace()
    boundByContentSize()
    collectLines()
    sizeContainerMainAxis()
    return outerMainSize
  }
}
