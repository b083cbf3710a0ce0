import Foundation
import PickerControls
import PickerLayout
import PickerTestSupport
import Testing

/// Every example in widths of telephones and tablets: nothing is wider than it, and nothing covers something else but in drawings.
@Suite struct NarrowTests {
  /// What a page with margins of 16 points leaves of windows of 320, 390 and 768 points.
  private static let widths = [288.0, 358, 736]

  private func document(_ path: String, options: String? = nil) throws -> Document {
    let file = packageRoot().appendingPathComponent("Examples/\(path)")
    return try Document(
      json: Array(Data(contentsOf: file)), options: options.map { Array($0.utf8) },
      fonts: TextMeasurer.shared, directory: file.deletingLastPathComponent().path)
  }

  /// The layout in a proposed width, as pages have it.
  private func layout(_ document: Document, in width: Double) -> LayoutTree {
    document.control.measured(by: document.fonts).layout(within: ProposedSize(width: width))
  }

  @Test(arguments: examples)
  func example_inANarrowWindow_neitherOverflowsNorOverlaps(path: String) throws {
    let document = try document(path)
    for width in Self.widths {
      let tree = layout(document, in: width)
      guard tree.type != "drawing", tree.type != "shape" else { continue }
      #expect(tree.size.width <= width + 0.01, "\(path) in \(width)")
      check(tree.root, at: 0, in: width, "\(path) in \(width)")
    }
  }

  /// Checks a node and those within it that nothing clips.
  private func check(_ node: NodeView?, at left: Double, in width: Double, _ place: String) {
    guard let node, node.role != .drawing, node.role != .shape else { return }
    let x = left + node.frame.x
    let isInside = x >= -0.01 && x + node.frame.width <= width + 0.01
    #expect(isInside, "\(place): \(node.role) from \(x) to \(x + node.frame.width)")
    guard node.effects?.clips != true else { return }
    if [.grid, .stack, .flow, .chips, .row].contains(node.role) { expectApart(node, place) }
    for child in node.children { check(child, at: x, in: width, place) }
  }

  /// Checks that the controls in a panel are apart. A text may be a badge on a picture, which is an empty item.
  private func expectApart(_ panel: NodeView, _ place: String) {
    let boxes = panel.children.filter { $0.role != .item }
    for (index, box) in boxes.enumerated() {
      for other in boxes[..<index] {
        let common = box.frame.intersection(other.frame)
        #expect(
          min(common?.width ?? 0, common?.height ?? 0) < 0.01,
          "\(place): \(other.role) and \(box.role)")
      }
    }
  }

  /// Touches and drags of documents are points in the declared size.
  @Test(arguments: examples)
  func example_withAWidthFromOptions_isAsItIsInAProposedWidth(path: String) throws {
    let file = packageRoot().appendingPathComponent("Examples/\(path)")
    let text = try String(contentsOf: file, encoding: .utf8)
    guard !text.contains(#""touches""#), !text.contains(#""drags""#) else { return }
    for width in sweep([Self.widths[1]], full: Self.widths) {
      let proposed = try layout(document(path), in: width)
      let given = try document(path, options: #"{"width": \#(width)}"#).layout()
      #expect(proposed.outline == given.outline, "\(path) in \(width)")
    }
  }
}
