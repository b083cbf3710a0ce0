import PickerColor
import PickerGeometry
import PickerJSON
import PickerRendering
import PickerTree
import Testing

/// A box with a gradient, which has an id.
private func box(_ color: Color) throws -> LayoutTree {
  let stops = [GradientStop(offset: 0, color: color), GradientStop(offset: 1, color: .white)]
  let fill = Fill(.linear(Gradient(stops: stops), from: .leading, to: .trailing))
  var tree = LayoutTree(type: "shape")
  tree.append(
    .shape, frame: Rect(x: 0, y: 0, width: 60, height: 20), paint: Paint(fills: [fill]))
  return tree
}

private func svg(_ tree: LayoutTree, idPrefix: String? = nil) -> String {
  String(
    decoding: SVGRenderer(idPrefix: idPrefix).render(tree, outlines: NoOutlines()), as: UTF8.self)
}

private func ids(_ svg: String) -> [String] {
  svg.matches(of: /id="([^"]*)"/).map { String($0.1) }
}

@Suite struct SVGIDTests {
  @Test func ids_ofTwoPictures_differ() throws {
    let (red, blue) = (svg(try box(.black)), svg(try box(.clear)))
    #expect(ids(red).count == 1 && ids(blue).count == 1 && ids(red) != ids(blue))
    for picture in [red, blue] {
      let id = try #require(ids(picture).first)
      #expect(id.wholeMatch(of: /[a-z][a-z0-9]{6}-fill0/) != nil, "\(id)")
      #expect(picture.contains("fill=\"url(#\(id))\""))
    }
  }

  @Test func ids_ofEqualTrees_areEqual_alsoWhenTheyWereSaved() throws {
    let tree = try box(.black)
    let saved = try LayoutTree(json: JSONValue(parsing: tree.json()))
    #expect(svg(tree) == svg(tree))
    #expect(svg(saved) == svg(tree))
  }

  @Test(arguments: [
    ("tea-", "tea-fill0"), ("", "fill0"), ("2\"><", "____fill0"), ("_a.b", "_a_bfill0"),
  ])
  func prefix_thatIsGiven_isTheBeginning(prefix: String, id: String) throws {
    let picture = svg(try box(.black), idPrefix: prefix)
    #expect(ids(picture) == [id] && picture.contains("url(#\(id))"))
  }

  @Test func movingPicture_hasTheSamePrefixForClassesAndKeyframes() throws {
    let animation = LayoutAnimation(frames: [
      LayoutAnimation.Frame(time: 0, tree: try box(.black)),
      LayoutAnimation.Frame(time: 1, tree: try box(.clear)),
    ])
    let file = AnimatedSVGRenderer(idPrefix: "tea-").render(animation, outlines: NoOutlines())
    let picture = String(decoding: file, as: UTF8.self)
    #expect(!picture.contains("\u{1}"))
    #expect(ids(picture) == ["tea-moving0"])
    #expect(
      picture.contains("@keyframes tea-k0{") && picture.contains("class=\"tea-moving tea-c0\""))
  }
}
