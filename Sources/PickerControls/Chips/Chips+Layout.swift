import PickerGeometry
import PickerSolver
import PickerText
import PickerTree

extension MeasuredChips {
  func layout(within room: Room) -> LayoutTree {
    var tree = items.tree(type: Chips.type)
    let solution = boxes.solve(
      in: chips.flow(in: room, direction), warningIn: &tree, crossSize: height)
    items.fitLabels(
      to: solution.frames, in: &tree, wantsInk: chips.container.wantsInk, by: measurer)
    tree.warnOfLabels(in: solution.frames.indices)
    tree.appendRoot(
      .chips, of: chips.container, size: solution.size, state: chips.selection.state
    ) { tree in
      for (number, line) in solution.lines.enumerated() {
        tree.append(LayoutNode(.row, frame: line.frame, index: number)) { tree in
          for item in line.items {
            let frame = solution.frames[item].offset(by: .zero - line.frame.origin)
            items.append(item, .chip, frame: frame, direction: direction, to: &tree)
          }
        }
      }
    }
    if items.asksForTargets { tree.warnOfNarrowTargets() }
    return tree
  }

  /// How high a chip is whose label is broken to a width.
  private func height(of item: Int, at width: Double) -> Double {
    items.height(of: item, at: width, by: measurer)
  }
}

extension Chips {
  /// The flow of these chips within `room`.
  fileprivate func flow(in room: Room, _ direction: LayoutDirection) -> FlowContainer {
    FlowContainer(
      wrap: wrap, direction: direction, itemSpacing: itemSpacing, lineSpacing: rowSpacing,
      justify: alignment.justify, justifyLastLine: lastRowAlignment?.justify,
      align: rowAlignment.align, alignLines: alignRows.justify, maxItemsPerLine: maxItemsPerRow,
      padding: container.padding, border: container.border, width: container.width(in: room),
      height: container.height(in: room), maxWidth: maxWidth)
  }
}

extension SelectionMode {
  /// What the tree says of how many chips may be selected.
  fileprivate var state: LayoutNode.State {
    switch self {
    case .none: []
    case .single: .selectsOne
    case .multiple: .selectsMany
    }
  }
}

extension Chips.Alignment {
  fileprivate var justify: FlowJustify {
    switch self {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    case .spaceBetween: .spaceBetween
    case .spaceAround: .spaceAround
    case .spaceEvenly: .spaceEvenly
    case .justified: .stretch
    }
  }
}

extension Chips.RowAlignment {
  fileprivate var align: FlowAlign {
    switch self {
    case .top: .start
    case .center: .center
    case .bottom: .end
    case .baseline: .baseline
    case .stretch: .stretch
    }
  }
}

extension Chips.RowsAlignment {
  fileprivate var justify: FlowJustify {
    switch self {
    case .top: .start
    case .center: .center
    case .bottom: .end
    case .stretch: .stretch
    case .spaceBetween: .spaceBetween
    case .spaceAround: .spaceAround
    case .spaceEvenly: .spaceEvenly
    }
  }
}
