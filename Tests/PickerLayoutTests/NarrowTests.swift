import Foundation
import PickerLayout
import PickerTestSupport
import Testing

/// Every example in widths of telephones and tablets: nothing is wider than it, and nothing covers something else but in drawings.
@Suite struct NarrowTests {
  /// The widths of the windows that WCAG and the review name, and what a page with margins of 16 points leaves of them.
  private static let widths = [288.0, 320, 358, 390, 736, 768]

  private func document(_ path: String, options: String? = nil) throws -> Document {
    let file = packageRoot().appendingPathComponent("Examples/\(path)")
    return try Document(
      json: Array(Data(contentsOf: file)), options: options.map { Array($0.utf8) },
      fonts: TextMeasurer.shared, directory: file.deletingLastPathComponent().path)
  }

  /// The layout in a proposed width, as pages have it.
  private func layout(_ document: Document, in width: Double?) -> LayoutTree {
    document.control.measured(by: document.fonts).layout(within: ProposedSize(width: width))
  }

  @Test(arguments: examples)
  func example_inANarrowWindow_neitherOverflowsNorOverlaps(path: String) throws {
    let document = try document(path)
    let own = try document.layout().size.width
    for width in Self.widths where width < own {
      let tree = layout(document, in: width)
      guard tree.type != "drawing", tree.type != "shape" else { continue }
      #expect(tree.size.width <= width + 0.01, "\(path) in \(width)")
      check(tree.root, at: 0, in: width, "\(path) in \(width)")
    }
  }

  /// Checks a node and those within it that nothing cuts off.
  private func check(_ node: NodeView?, at left: Double, in width: Double, _ place: String) {
    guard let node, node.effects?.clips != true, node.role != .drawing, node.role != .shape else {
      return
    }
    let x = left + node.frame.x
    let isInside = x >= -0.01 && x + node.frame.width <= width + 0.01
    if node.role != .flow && node.role != .item {
      #expect(isInside, "\(place): \(node.role) from \(x) to \(x + node.frame.width)")
    }
    if node.role == .grid || node.role == .stack { expectApart(node, place) }
    for child in node.children { check(child, at: x, in: width, place) }
  }

  private func expectApart(_ panel: NodeView, _ place: String) {
    let boxes = panel.children.filter { $0.role != .title }
    for (index, box) in boxes.enumerated() {
      for other in boxes[..<index] {
        let common = box.frame.intersection(other.frame)
        #expect(
          (common?.width ?? 0) < 0.01 || (common?.height ?? 0) < 0.01,
          "\(place): \(other.role) and \(box.role)")
      }
    }
  }

  @Test(arguments: ["grid/controls.json", "stack/filters.json", "screens/checkout.json"])
  func example_withAWidthFromOptions_isAsItIsInAProposedWidth(path: String) throws {
    for width in Self.widths {
      let proposed = try layout(document(path), in: width)
      let given = try layout(document(path, options: #"{"width": \#(width)}"#), in: nil)
      #expect(proposed.json() == given.json(), "\(path) in \(width)")
    }
  }
}
