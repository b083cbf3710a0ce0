import PickerColor
import PickerGeometry
import PickerTree
import Testing

/// Trees with colours of two schemes.
@Suite struct SchemeTreeTests {
  private let pair = Color(light: .white, dark: .black)

  private func tree(_ color: Color) -> LayoutTree {
    var tree = LayoutTree(type: "chips")
    let stroke = Stroke(fill: .color(color), width: 2)
    let shadow = Shadow(color: color.withAlpha(0.5), radius: 3)
    let gradient = Gradient([color, .black])
    let mask = Fill.Pattern.linear(gradient, from: .top, to: .bottom)
    tree.append(.chips, frame: Rect(x: 0, y: 0, width: 20, height: 10)) { tree in
      tree.append(
        .chip, frame: Rect(x: 0, y: 0, width: 10, height: 10),
        paint: Paint(
          fills: [
            .color(color), Fill(.linear(gradient, from: .leading, to: .trailing)),
            Fill(.color(.black), mask: mask),
          ],
          stroke: stroke, shadow: shadow))
    }
    return tree
  }

  @Test func tree_ofTwoSchemes_isReadAsWritten() throws {
    var tree = tree(pair)
    (tree.background, tree.paper) = (pair, pair)
    tree.foreground = Color(light: .black, dark: .white)
    for form in LayoutTree.Form.allCases {
      let json = tree.json(form: form)
      let text = String(decoding: json, as: UTF8.self)
      #expect(text.contains("light-dark(#FFFFFF, #000000)"))
      #expect(text.contains("light-dark(#FFFFFF80, #00000080)"))
      #expect(try LayoutTree(json: json).json(form: form) == json)
      #expect(try LayoutTree(json: json).hasSchemes)
    }
  }

  @Test func tree_resolved_hasOneScheme() {
    #expect(tree(pair).hasSchemes && !tree(.white).hasSchemes)
    for (scheme, color) in [(ColorScheme.light, Color.white), (.dark, .black)] {
      let resolved = tree(pair).resolved(in: scheme)
      #expect(!resolved.hasSchemes)
      #expect(resolved.json() == tree(color).json())
    }
  }

  @Test func mask_ofTwoSchemes_isResolved() {
    let pair = Color(light: .white, dark: .clear)
    let paint = Paint(fills: [Fill(.color(.black), mask: .color(pair))])
    #expect(paint.hasSchemes)
    #expect(
      paint.resolved(in: .dark) == Paint(fills: [Fill(.color(.black), mask: .color(.clear))]))
  }

  @Test func canvas_resolved_isLeftOutWhereItChangesNothing() {
    var tree = tree(.white)
    tree.background = Color(light: .clear, dark: .black)
    tree.paper = tree.background
    tree.foreground = Color(light: .black, dark: .white)
    #expect(tree.resolved(in: .light).backdrop == nil)
    #expect(tree.resolved(in: .light).foreground == nil)
    #expect(tree.resolved(in: .dark).background == .black)
    #expect(tree.resolved(in: .dark).paper == .black)
    #expect(tree.resolved(in: .dark).foreground == .white)
  }

  @Test(arguments: [\LayoutTree.background, \LayoutTree.paper])
  func tree_embedded_keepsColorsThatDiffer(
    color: any WritableKeyPath<LayoutTree, Color?> & Sendable
  ) throws {
    var inner = LayoutTree(type: "text")
    inner.append(.text, frame: Rect(x: 0, y: 0, width: 10, height: 10)) { tree in
      tree.append(.line, frame: Rect(x: 0, y: 0, width: 10, height: 10))
    }
    (inner[keyPath: color], inner.foreground) = (.black, .white)
    func outer(_ behind: Color?, _ foreground: Color?) -> LayoutTree {
      var outer = LayoutTree(type: "stack")
      (outer[keyPath: color], outer.foreground) = (behind, foreground)
      outer.append(.stack, frame: Rect(x: 0, y: 0, width: 30, height: 30)) {
        $0.embed(inner, at: .zero, prefix: nil)
      }
      return outer
    }
    let same = outer(.black, .white)
    #expect(same.nodes(role: .text).first?.paint == nil)
    #expect(same.nodes(role: .line).first?.paint == nil)
    let other = outer(nil, nil)
    #expect(try #require(other.nodes(role: .text).first?.paint).fills == [.color(.black)])
    #expect(try #require(other.nodes(role: .line).first?.paint).fills == [.color(.white)])
  }
}
