import PickerGeometry
import Testing

@testable import PickerTree

/// The clip bounding rectangles of nested nodes.
@Suite struct ClipTests {
  private var tree = LayoutTree(type: "drawing")

  /// Appends a layer, optionally with a rectangular clip.
  private mutating func append(
    _ frame: Rect, clip: Rect? = nil, transform: AffineTransform = .identity,
    children: (inout ClipTests) -> Void = { _ in }
  ) {
    var node = LayoutNode(.layer, frame: frame)
    node.effects = Int32(tree.effects.count)
    tree.effects.append(Effects(transform: transform, clips: clip != nil))
    if let clip {
      node.paint = Int32(tree.add(Paint(path: Path(roundedRect: clip, radii: .zero))))
    }
    let position = tree.nodes.count
    tree.nodes.append(node)
    children(&self)
    tree.nodes[position].end = Int32(tree.nodes.count)
  }

  private let box = Rect(x: 0, y: 0, width: 100, height: 80)

  @Test func layer_withoutClips_hasNoRectangle() {
    var tests = self
    tests.append(box) { $0.append(box, transform: AffineTransform(scale: 2)) }
    #expect(tests.tree.clipBoundingRect(of: 0) == nil)
    #expect(tests.tree.clipBoundingRect(of: 1) == nil)
  }

  @Test func layers_nested_areClippedByBoth() {
    var tests = self
    tests.append(box, clip: Rect(x: 10, y: 10, width: 50, height: 40)) {
      $0.append(
        Rect(x: 5, y: 0, width: 90, height: 80), clip: Rect(x: 20, y: 0, width: 90, height: 30))
    }
    #expect(tests.tree.clipBoundingRect(of: 0) == Rect(x: 10, y: 10, width: 50, height: 40))
    #expect(tests.tree.clipBoundingRect(of: 1) == Rect(x: 20, y: 10, width: 35, height: 20))
  }

  @Test func layer_scaledInAClip_hasItInItsOwnCoordinates() {
    var tests = self
    tests.append(box, clip: Rect(x: 10, y: 10, width: 50, height: 40)) {
      $0.append(Rect(x: 2, y: 4, width: 90, height: 80), transform: AffineTransform(scale: 2))
    }
    #expect(tests.tree.clipBoundingRect(of: 1) == Rect(x: 4, y: 3, width: 25, height: 20))
  }

  @Test func layer_rotatedInAClip_hasItsBoundingBox() throws {
    var tests = self
    tests.append(box, clip: Rect(x: 0, y: 0, width: 10, height: 10)) {
      $0.append(box, transform: AffineTransform(rotation: Angle(degrees: 45)))
    }
    let clip = try #require(tests.tree.clipBoundingRect(of: 1))
    let half = 10 / 2.0.squareRoot()
    #expect(abs(clip.minX) < 1e-9 && abs(clip.maxX - 2 * half) < 1e-9)
    #expect(abs(clip.minY + half) < 1e-9 && abs(clip.maxY - half) < 1e-9)
  }

  @Test func layer_outsideOfAClip_orSingular_isInvisible() {
    var tests = self
    tests.append(box, clip: Rect(x: 0, y: 0, width: 10, height: 10)) {
      $0.append(Rect(x: 50, y: 0, width: 9, height: 9), clip: Rect(x: 0, y: 0, width: 5, height: 5))
      $0.append(box, transform: AffineTransform(scaleX: 1, scaleY: 0))
    }
    #expect(tests.tree.clipBoundingRect(of: 1)?.size == .zero)
    #expect(tests.tree.clipBoundingRect(of: 2)?.size == .zero)
  }

  @Test func clip_isWrittenWithMeasures() {
    var tests = self
    tests.append(box, clip: Rect(x: 10, y: 10, width: 50, height: 40))
    #expect(!String(decoding: tests.tree.json(), as: UTF8.self).contains("clipBoundingRect"))
    tests.tree.detail = .measures
    #expect(
      String(decoding: tests.tree.json(pretty: false), as: UTF8.self)
        .contains(#""clipBoundingRect":{"x":10,"y":10,"width":50,"height":40}"#))
  }
}
