import Foundation
import PickerCairo
import PickerGeometry
import PickerTree
import Testing

/// Drawing takes no stack for what is nested: the threads of programs may have little.
@Suite struct DeepGroupTests {
  private static let frame = Rect(x: 0, y: 0, width: 8, height: 8)

  /// A black box in so many groups.
  private func append(_ depth: Int, _ effects: Effects?, to tree: inout LayoutTree) {
    let frame = DeepGroupTests.frame
    tree.append(.layer, frame: frame, paint: Paint(opacity: 0.999), effects: effects) { tree in
      if depth > 1 {
        append(depth - 1, effects, to: &tree)
      } else {
        tree.append(.shape, frame: frame, paint: Paint(fill: .black))
      }
    }
  }

  /// Whether a tree is drawn by a thread with a stack of 128 KiB.
  private func isDrawnOnASmallStack(_ tree: LayoutTree) -> Bool {
    let isDone = DispatchSemaphore(value: 0)
    let answer = Answer()
    let thread = Thread {
      answer.isDrawn = (try? PNGRenderer().render(tree, outlines: NoOutlines())) != nil
      isDone.signal()
    }
    thread.stackSize = 1 << 17
    thread.start()
    isDone.wait()
    return answer.isDrawn
  }

  /// Written by one thread before the other reads it.
  private final class Answer: @unchecked Sendable {
    var isDrawn = false
  }

  @Test(arguments: [Effects(filters: [Filter(.grayscale, amount: 1)]), nil])
  func groups_nestedDeeply_areDrawnOnASmallStack(effects: Effects?) {
    var tree = LayoutTree(type: "drawing")
    append(250, effects, to: &tree)
    #expect(isDrawnOnASmallStack(tree))
  }
}
