import PickerGeometry
import PickerSolver
import Testing

/// Snapping to pixels: errors do not accumulate and no gaps open.
@Suite struct PixelGridTests {
  @Test(arguments: [1.0, 2, 3, 1.5])
  func snapped_touchingBoxes_stillTouch(_ scale: Double) throws {
    let grid = try PixelGrid(scale: scale)
    var random = Seeded(8)
    for direction in LayoutDirection.allCases {
      let widths = (0..<200).map { _ in Double.random(in: 0.2...9, using: &random) }
      let container = FlowContainer {
        $0.direction = direction
        $0.padding = Insets(0.3)
      }
      let exact = try solve(boxes(widths), container)
      let frames = exact.snapped(to: grid).frames
      for (a, b) in zip(frames, frames.dropFirst()) {
        let (left, right) = direction == .leftToRight ? (a, b) : (b, a)
        #expect(abs(left.maxX - right.minX) < 1e-9)
      }
      for (snapped, frame) in zip(frames, exact.frames) {
        #expect(abs(snapped.minX - frame.minX) <= 0.5 / scale + 1e-5)
        #expect(abs(snapped.maxX - frame.maxX) <= 0.5 / scale + 1e-5)
        #expect(isOnGrid(snapped.minX * scale) && isOnGrid(snapped.width * scale))
      }
    }
  }

  private func isOnGrid(_ pixels: Double) -> Bool { abs(pixels - pixels.rounded()) < 1e-6 }

  @Test func snapped_minimumSize_movesTheEdgeThatMovedInFurther() throws {
    let grid = try PixelGrid(scale: 1)
    let leading = Rect(x: 0.6, y: 0, width: 3.8, height: 1)  // edges 0.6 and 4.4 round to 1 and 4
    #expect(grid.snapped(leading).width == 3)
    #expect(grid.snapped(leading, atLeast: Size(width: 3.8, height: 0)).minX == 0)
    let trailing = Rect(x: 0.5, y: 0, width: 3.7, height: 1)
    #expect(
      grid.snapped(trailing, atLeast: Size(width: 3.7, height: 0))
        == Rect(x: 0, y: 0, width: 4, height: 1))
  }

  @Test func snapped_minimumSizes_areKeptForAllBoxes() throws {
    var random = Seeded(2)
    let widths = (0..<100).map { _ in Double.random(in: 1...9, using: &random) }
    let grid = try PixelGrid(scale: 2)
    let exact = try solve(boxes(widths), .wrapping(60, 1.7))
    let snapped = exact.snapped(to: grid) { Size(width: widths[$0], height: 1) }
    for (frame, width) in zip(snapped.frames, widths) { #expect(frame.width >= width - 1e-6) }
  }

  @Test func snapped_containerLinesAndBaselines_areOnTheGridToo() throws {
    let items = [FlowItem(width: 3.3, height: 2.7) { $0.baseline = 1.2 }]
    let container = FlowContainer {
      $0.align = .baseline
      $0.padding = Insets(0.4)
    }
    let solution = try solve(items, container).snapped(to: try PixelGrid(scale: 1))
    #expect(solution.size == Size(width: 4, height: 4))
    #expect(solution.lines[0].frame == Rect(x: 0, y: 0, width: 4, height: 3))
    #expect(solution.lines[0].baseline == 2)
  }

  @Test func snapped_halves_roundUpEverywhere() throws {
    let grid = try PixelGrid(scale: 1)
    #expect([-1.5, -0.5, 0.5, 1.5].map(grid.snapped) == [-1, 0, 1, 2])
    #expect(grid.snapped(0.1 + 0.2 + 0.2) == grid.snapped(0.5))
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func scale_outOfRange_throws(_ scale: Double) {
    #expect(throws: FlowError.self) { try PixelGrid(scale: scale) }
  }
}
