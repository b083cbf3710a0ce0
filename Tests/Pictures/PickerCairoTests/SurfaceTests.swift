import PickerColor
import PickerGeometry
import PickerLimits
import PickerTree
import Testing

@testable import PickerCairo

@Suite struct SurfaceTests {
  @Test func pixels_withinTheBudget_areThose() {
    let surface = Surface(width: 3, height: 2) { row, column in UInt32(10 * row + column) }
    surface.withPixels { pixels, rowLength in
      let rows = (0..<2).map { Array(pixels[$0 * rowLength..<$0 * rowLength + 3]) }
      #expect(rows == [[0, 1, 2], [10, 11, 12]])
    }
  }

  @Test func pixels_beyondTheBudget_areNotWritten() {
    #expect(throws: LimitError.self) {
      try Budget(Limits(pixels: 3)).run {
        let surface = Surface(width: 2, height: 2) { _, _ in 7 }
        #expect(surface.width == 1 && surface.height == 1)
      }
    }
  }

  @Test func canvas_cleared_isTransparent() {
    let surface = Surface(width: 3, height: 2) { _, _ in 0xFF00_0000 }
    let canvas = Canvas(surface)
    canvas.clear()
    surface.withPixels { pixels, _ in #expect(pixels.allSatisfy { $0 == 0 }) }
  }

  @Test func corners_marked_areOutside() {
    let surface = Surface(width: 3, height: 2) { _, _ in 0 }
    let canvas = Canvas(surface)
    canvas.matrix = AffineTransform(scale: 3)
    canvas.markCorners()
    #expect(canvas.matrix == AffineTransform(scale: 3) && canvas.failure == nil)
    surface.withPixels { pixels, _ in #expect(pixels.allSatisfy { $0 == 0 }) }
  }

  /// Whichever surface is the first that the budget does not suffice for, all further ones have a single pixel.
  @Test(arguments: 0..<8)
  func checkerboard_beyondTheBudget_isAnError(spare: Int) {
    let frame = Rect(x: 0, y: 0, width: 4, height: 4)
    let board = Checkerboard(tile: 2, first: .black, second: .white)
    let boards = tree(frame.size) { tree in
      tree.box(frame, Paint(fills: [Fill(.checkerboard(board)), Fill(.checkerboard(board))]))
    }
    let budget = Budget(Limits(pixels: 16 + spare))
    let drawn = try? budget.run {
      (try? PNGRenderer().render(boards, outlines: NoOutlines())) != nil
    }
    #expect(drawn != true)
  }
}
