import CFlowLoop
import PickerSolver

/// Random boxes, shared by the solver and the C loop.
struct Boxes {
  let widths: [Double]
  let heights: [Double]
  let width = 375.0
  let gap = 8.0

  init(_ count: Int) {
    var random = Lehmer()
    widths = (0..<count).map { _ in (Double.random(in: 20...90, using: &random) * 64).rounded() / 64
    }
    heights = (0..<count).map { _ in Double(Int.random(in: 18...40, using: &random)) }
  }

  var items: [FlowItem] {
    zip(widths, heights).map { FlowItem(width: $0, height: $1) }
  }

  func container(_ justify: FlowJustify, _ align: FlowAlign) -> FlowContainer {
    FlowContainer(wrap: .wrap, width: width) {
      $0.itemSpacing = gap
      $0.lineSpacing = gap
      $0.justify = justify
      $0.align = align
      $0.alignLines = .start
    }
  }
}

/// The C loop with preallocated buffers.
final class Loop {
  private let boxes: Boxes
  private let justify: flow_align
  private let align: flow_align
  private let lines: UnsafeMutablePointer<flow_line>
  let frames: UnsafeMutablePointer<flow_box>

  init(_ boxes: Boxes, _ justify: flow_align, _ align: flow_align) {
    self.boxes = boxes
    self.justify = justify
    self.align = align
    lines = .allocate(capacity: boxes.widths.count)
    frames = .allocate(capacity: boxes.widths.count)
  }

  deinit {
    lines.deallocate()
    frames.deallocate()
  }

  @inline(never) func run() -> Int {
    flow_loop(
      boxes.widths, boxes.heights, boxes.widths.count, boxes.width, boxes.gap, boxes.gap, justify,
      align, lines, frames)
  }

  @inline(never) func runAllocating() -> Int {
    flow_loop_allocating(
      boxes.widths, boxes.heights, boxes.widths.count, boxes.width, boxes.gap, boxes.gap, justify,
      align)
  }

  /// Returns whether the loop and the solver place the boxes equally.
  func agrees(with solution: FlowSolution) -> Bool {
    guard run() == solution.lines.count else { return false }
    return solution.frames.indices.allSatisfy { index in
      abs(frames[index].x - solution.frames[index].x) < 1e-6
        && abs(frames[index].y - solution.frames[index].y) < 1e-6
    }
  }
}
