import PickerGeometry
import PickerSolver
import PickerText
import PickerTree

extension MeasuredSegmented {
  func layout(within room: Room) -> LayoutTree {
    var tree = items.tree(type: Segmented.type)
    let solution = CheckedFlow(boxes(in: room)).solve(
      in: flow(in: room), crossSize: height)
    if let fault = solution.fault { tree.warnings.append(fault) }
    items.fitLabels(
      to: solution.frames[...], in: &tree, wantsInk: control.container.wantsInk, by: measurer)
    tree.warnOfLabels(of: items, in: solution.frames.indices)
    let indicatorPaint = tree.paints.count
    tree.paints.append(control.indicatorPaint)
    tree.appendRoot(
      .segmented, of: control.container, size: solution.size,
      state: control.selected.count > 1 ? .selectsMany : .selectsOne
    ) { tree in
      for selected in control.selected where solution.frames.indices.contains(selected) {
        let frame = solution.frames[selected].inset(
          by: control.indicator.inset.edges(in: direction))
        tree.append(LayoutNode(.indicator, frame: frame, index: selected, paint: indicatorPaint))
      }
      for (item, frame) in solution.frames.enumerated() {
        items.append(item, .segment, frame: frame, direction: direction, to: &tree)
      }
    }
    if items.asksForTargets { tree.warnOfNarrowTargets() }
    return tree
  }

  /// How high a segment is whose label is broken to a width.
  private func height(of item: Int, at width: Double) -> Double {
    items.height(of: item, at: width, by: measurer)
  }

  private func flow(in room: Room) -> FlowContainer {
    let container = control.container
    return FlowContainer(
      direction: direction, itemSpacing: control.spacing, padding: container.padding,
      border: container.border, width: container.width(in: room),
      height: container.height(in: room))
  }

  /// The segments as the solver sees them.
  private func boxes(in room: Room) -> [FlowItem] {
    let equalWidth = equalWidth(in: room)
    return control.items.indices.map { item in
      var box = naturalBox(of: item)
      switch control.distribution {
      case .equal:
        box.width = equalWidth
        box.shrink = 0
        box.inset.width = 0
      case .content: box.grow = 1
      case .proportional: box.grow = box.content.width
      case .fixed: box.width = control.items[item].width ?? box.content.width
      }
      return box
    }
  }

  private func naturalBox(of item: Int) -> FlowItem {
    let box = items.boxes[item]
    let look = items.look(of: item)
    return FlowItem(
      content: box.natural, minWidth: look.style.minWidth, maxWidth: look.style.maxWidth,
      minHeight: look.style.minHeight,
      inset: Size(width: look.insets.horizontal, height: look.insets.vertical),
      shrink: look.style.truncation == Truncation.none ? 0 : 1,
      contentDependent: items.breaksLines(item))
  }

  /// What each segment has where all are the same: a share of the width, or the widest label's.
  private func equalWidth(in room: Room) -> Double {
    let container = control.container
    guard let width = container.width(in: room) else {
      return items.boxes.lazy.map(\.natural.width).max() ?? 0
    }
    let count = Double(max(1, control.items.count))
    let inner = width - container.insets(in: direction).horizontal
    return max(0, (inner - control.spacing * (count - 1)) / count)
  }
}

extension Segmented {
  /// What the indicator is painted with.
  fileprivate var indicatorPaint: Paint {
    let radius = indicator.cornerRadius ?? segment.over(.segment).cornerRadius ?? 0
    return Paint(
      fills: [.color(indicator.fill)], cornerRadius: radius, shadow: indicator.shadow)
  }
}
