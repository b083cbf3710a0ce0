import PickerGeometry
import PickerRendering
import PickerText
import PickerTree
import Testing

/// Renderers outside the package: one that throws an error of its own, and one that cannot fail.
@Suite struct OwnRendererTests {
  private struct TooDeep: Error, Equatable {
    var depth: Int
  }

  /// Writes the roles of a tree, up to a depth.
  private struct RoleRenderer: Renderer {
    var maximumDepth: Int

    func render(_ tree: LayoutTree, outlines: any GlyphOutlining) throws(TooDeep) -> [UInt8] {
      var text = ""
      try tree.walk { (node) throws(TooDeep) in
        guard node.depth <= maximumDepth else { throw TooDeep(depth: node.depth) }
        text += node.role.rawValue + " "
      }
      return Array(text.utf8)
    }
  }

  private let tree: LayoutTree = {
    var tree = LayoutTree(type: "flow")
    tree.append(.flow, frame: .zero) { $0.append(.item, frame: .zero) }
    return tree
  }()

  @Test func renderer_throwsItsOwnError() {
    #expect(throws: TooDeep(depth: 1)) {
      try RoleRenderer(maximumDepth: 0).render(tree, outlines: NoOutlines())
    }
  }

  @Test func renderers_ofSeveralErrors_areUsedTogether() throws {
    let renderers: [any Renderer] = [
      RoleRenderer(maximumDepth: 1), SVGRenderer(), TerminalRenderer(),
    ]
    let outputs = try renderers.map { try $0.render(tree, outlines: NoOutlines()) }
    #expect(outputs[0] == Array("flow item ".utf8))
    #expect(outputs[1] == SVGRenderer().render(tree, outlines: NoOutlines()))
    #expect(outputs[2] == TerminalRenderer().render(tree, outlines: NoOutlines()))
  }

  @Test func textFormats_neverThrow() {
    #expect(bytes(of: SVGRenderer()).starts(with: Array("<svg".utf8)))
    #expect(bytes(of: TerminalRenderer()).last == UInt8(ascii: "\n"))
  }

  /// Compiles without `try`, since `Failure` is `Never`.
  private func bytes<Some: Renderer>(of renderer: Some) -> [UInt8] where Some.Failure == Never {
    renderer.render(tree, outlines: NoOutlines())
  }
}
