import PickerColor
import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerText
import PickerTree

/// Chips of bare texts, whose ids are the texts: one character is one point square, gaps are one point.
func wordChips(_ texts: [String], width: Double? = nil) -> LayoutTree {
  wordChips(texts.map { Chip($0) }, width: width)
}

func wordChips(_ items: [Chip], width: Double? = nil) -> LayoutTree {
  bareChips(items, width: width).measured(by: MonospaceMeasurer()).layout()
}

/// A flow with one box of 20 × 10 points and the id "box".
func boxTree(_ paint: Paint?, effects: Effects? = nil, x: Double = 0) -> LayoutTree {
  var tree = LayoutTree(type: "flow")
  tree.append(.flow, frame: Rect(x: 0, y: 0, width: 100, height: 10)) { tree in
    tree.append(
      .item, frame: Rect(x: x, y: 0, width: 20, height: 10), id: "box", paint: paint,
      effects: effects)
  }
  return tree
}

/// A chip as it is drawn at one time of a transition.
struct DrawnChip {
  let id: String?
  let text: String
  let frame: Rect
  let opacity: Double
}

extension LayoutTree {
  /// The chips with their texts and opacities.
  var drawnChips: [DrawnChip] {
    nodes(role: .chip).map { chip in
      DrawnChip(
        id: chip.id, text: chip.children.first { $0.role == .label }?.text ?? "",
        frame: chip.absoluteFrame,
        opacity: chip.paint?.opacity ?? 1)
    }
  }
}

extension LayoutTransition {
  /// A transition of one second at constant speed.
  init(steadilyFrom before: LayoutTree, to after: LayoutTree, rowChange: RowChange = .move) {
    self.init(
      from: before, to: after, timing: .curve(.linear, duration: 1), rowChange: rowChange)
  }
}
