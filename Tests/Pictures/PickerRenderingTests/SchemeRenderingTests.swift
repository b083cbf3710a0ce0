import PickerColor
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

@testable import PickerRendering

/// SVG of trees with colours of two schemes.
@Suite struct SchemeRenderingTests {
  private func svg(_ color: Color, background: Color? = nil) -> String {
    var tree = LayoutTree(type: "chips")
    tree.append(.chips, frame: Rect(x: 0, y: 0, width: 20, height: 10)) { tree in
      tree.append(
        .chip, frame: Rect(x: 0, y: 0, width: 10, height: 10), id: "tea", paint: Paint(fill: color))
      tree.append(
        .chip, frame: Rect(x: 10, y: 0, width: 10, height: 10), id: "cola",
        paint: Paint(fill: Color(white: 0.2)))
    }
    tree.background = background
    return String(decoding: SVGRenderer().render(tree, outlines: NoOutlines()), as: UTF8.self)
  }

  private func count(_ text: String, in svg: String) -> Int { svg.ranges(of: text).count }

  @Test func svg_ofTwoSchemes_switchesByAMediaQuery() {
    let text = svg(Color(light: .white, dark: Color(white: 0, alpha: 0.2)))
    #expect(
      text.contains(
        "<style>@media (prefers-color-scheme:dark){"
          + ".dark-fill-00000033{fill:#000000;fill-opacity:0.2}}</style>"))
    #expect(count("fill=\"#FFFFFF\" class=\"dark-fill-00000033\"", in: text) == 1)
    // What is the same in both schemes has no class.
    #expect(count("fill=\"#333333\"", in: text) == 1 && count("class=", in: text) == 1)
  }

  @Test func gradientsLinesAndShadows_haveRulesOfTheirOwn() {
    let pair = Color(light: .white, dark: .black)
    var tree = LayoutTree(type: "chips")
    tree.append(
      .chips, frame: Rect(x: 0, y: 0, width: 20, height: 10),
      paint: Paint(
        fills: [Fill(.linear(Gradient([pair, .white]), from: .leading, to: .trailing))],
        stroke: Stroke(fill: .color(pair), width: 1), shadow: Shadow(color: pair, radius: 2)))
    let text = String(decoding: SVGRenderer().render(tree, outlines: NoOutlines()), as: UTF8.self)
    for rule in [
      "stop-color:#000000;stop-opacity:1", "stroke:#000000;stroke-opacity:1",
      "flood-color:#000000;flood-opacity:1",
    ] {
      #expect(count(rule, in: text) == 1, "\(rule)")
    }
  }

  @Test func patternsOfManyElements_areDrawnForEachScheme() {
    let pair = Color(light: .white, dark: .black)
    var tree = LayoutTree(type: "chips")
    let fan = Fill.Pattern.angular(
      Gradient([pair, .black]), center: .center, from: Angle(degrees: 0), to: Angle(degrees: 360))
    tree.append(
      .chips, frame: Rect(x: 0, y: 0, width: 20, height: 10), paint: Paint(fills: [Fill(fan)]))
    let text = String(decoding: SVGRenderer().render(tree, outlines: NoOutlines()), as: UTF8.self)
    #expect(text.contains(".scheme-light{display:none}.scheme-dark{display:inline}"))
    #expect(count("class=\"scheme-light\"", in: text) == 1)
    #expect(count("class=\"scheme-dark\" display=\"none\"", in: text) == 1)
  }

  @Test func svg_ofOneScheme_hasNoStyleSheet() {
    #expect(!svg(.white).contains("dark-") && !svg(.white).contains("<style"))
  }

  @Test func background_ofTheDarkScheme_isDrawnThereOnly() {
    let text = svg(.white, background: Color(light: .clear, dark: .black))
    #expect(text.contains("fill-opacity=\"0\"") && text.contains(".dark-fill-000000{"))
  }
}
