import PickerColor
import PickerControls
import PickerGeometry
import PickerMotion
import PickerTestSupport
import PickerText
import PickerTree
import Testing

private let red = Color(red: 1, green: 0, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)

/// A label with the id "name", in a drawing whose texts without a paint have the colour `foreground`.
private func drawing(
  _ text: String, on background: Color? = nil, in foreground: Color? = nil, paint: Paint? = nil,
  crossing: Crossing? = nil
) -> LayoutTree {
  var tree = LayoutTree(type: "drawing")
  (tree.background, tree.foreground) = (background, foreground)
  let font = Font(size: 1)
  let measured = MonospaceMeasurer().measure([TextRequest(text, style: TextStyle(font: font))])[0]
  tree.append(.drawing, frame: Rect(x: 0, y: 0, width: 10, height: 1)) { tree in
    tree.append(
      .label, frame: Rect(x: 0, y: 0, width: measured.size.width, height: 1), id: "name",
      paint: paint, content: .text(measured, font: font, crossing: crossing))
  }
  return tree
}

/// The labels of a tree with the colours in which they are drawn.
private func colors(_ tree: LayoutTree) -> [String: [Fill]] {
  var colors: [String: [Fill]] = [:]
  for label in tree.nodes(role: .label) {
    colors[label.text ?? ""] = label.paint?.fills ?? [.color(tree.foreground ?? .black)]
  }
  return colors
}

@Suite struct TransitionColorTests {
  @Test func texts_withoutAPaint_fadeInTheForeground() {
    let transition = LayoutTransition(
      steadilyFrom: drawing("old", in: .white), to: drawing("new", in: .white))
    let expected: [Fill] = [.color(.white)]
    #expect(colors(transition.tree(at: 0.5)) == ["old": expected, "new": expected])
  }

  @Test func texts_betweenTwoForegrounds_keepTheirs_orMix() {
    let replaced = LayoutTransition(
      steadilyFrom: drawing("old", in: red), to: drawing("new", in: blue))
    #expect(colors(replaced.tree(at: 0.5)) == ["old": [.color(red)], "new": [.color(blue)]])
    let kept = LayoutTransition(steadilyFrom: drawing("a", in: red), to: drawing("a", in: blue))
    let mixed = Color(red: 0.5, green: 0, blue: 0.5)
    #expect(colors(kept.tree(at: 0.5)) == ["a": [.color(mixed)]])
    #expect(kept.tree(at: 1) == drawing("a", in: blue))
  }

  @Test func background_thatAloneChanges_isMixed() {
    let (light, dark) = (drawing("a", on: .white), drawing("a", on: .black))
    let transition = LayoutTransition(steadilyFrom: light, to: dark)
    #expect(transition.settlingTime == 1)
    #expect(
      transition.tree(at: 0.25).background == Color(red: 0.75, green: 0.75, blue: 0.75))
    #expect(transition.tree(at: 1).background == .black)
    let fading = LayoutTransition(steadilyFrom: drawing("a"), to: drawing("a", on: red))
    #expect(fading.tree(at: 0.25).background == red.withAlpha(0.25))
  }

  @Test func paper_thatAloneChanges_isMixed() {
    var (light, dark) = (drawing("a"), drawing("a"))
    (light.paper, dark.paper) = (.white, .black)
    let transition = LayoutTransition(steadilyFrom: light, to: dark)
    let gray = Color(red: 0.75, green: 0.75, blue: 0.75)
    #expect(transition.tree(at: 0.25).paper == gray && transition.tree(at: 1).paper == .black)
    #expect(transition.tree(at: 0.25).background == nil)
    let back = transition.reversed(at: 0.25)
    #expect(back.tree(at: 0).paper == gray && back.tree(at: 1).paper == .white)
  }

  @Test func background_thatIsInterrupted_keepsItsVelocity() throws {
    let there = LayoutTransition(from: drawing("a", on: .black), to: drawing("a", on: .white))
    let back = there.reversed(at: 0.1)
    func level(_ transition: LayoutTransition, _ time: Double) throws -> Double {
      try #require(transition.tree(at: time).background).red
    }
    let step = 1e-5
    let before = (try level(there, 0.1) - level(there, 0.1 - step)) / step
    let after = (try level(back, 2 * step) - level(back, step)) / step
    #expect(before > 1)
    #expect((before - after).magnitude < 0.05)
    #expect((try level(there, 0.1) - level(back, step)).magnitude < 1e-3)
  }
}

@Suite struct TransitionCrossingTests {
  private func crossing(_ color: Color, _ width: Double) -> Crossing {
    Crossing(paint: Paint(fill: color), clip: Rect(x: 0, y: 0, width: width, height: 1))
  }

  private func week(_ color: Color, _ crossing: Crossing? = nil) -> LayoutTree {
    drawing("week", paint: Paint(fill: color), crossing: crossing)
  }

  @Test func crossings_ofBothEnds_moveIntoEachOther() throws {
    let transition = LayoutTransition(
      steadilyFrom: week(.black, crossing(red, 1)), to: week(.black, crossing(blue, 3)))
    let moved = try #require(transition.tree(at: 0.5).node(ofID: "name")?.crossing)
    #expect(moved == crossing(Color(red: 0.5, green: 0, blue: 0.5), 2))
  }

  @Test func crossing_ofOneEnd_becomesOrWasLikeTheRest() throws {
    let ends = [week(.black), week(.black, crossing(red, 1))]
    let half = crossing(Color(red: 0.5, green: 0, blue: 0), 1)
    for (before, after) in [(ends[0], ends[1]), (ends[1], ends[0])] {
      let transition = LayoutTransition(steadilyFrom: before, to: after)
      #expect(transition.settlingTime == 1)
      #expect(transition.tree(at: 0.5).node(ofID: "name")?.crossing == half)
      #expect(transition.tree(at: 0) == before && transition.tree(at: 1) == after)
    }
  }

  @Test func crossing_thatIsInterrupted_keepsPositionAndVelocity() throws {
    let there = LayoutTransition(
      from: week(.black, crossing(red, 0)), to: week(.black, crossing(red, 4)))
    func width(_ transition: LayoutTransition, _ time: Double) throws -> Double {
      try #require(transition.tree(at: time).node(ofID: "name")?.crossing).clip.width
    }
    let step = 1e-5
    for target in [there.before, week(.black), week(red, crossing(blue, 2))] {
      let next = there.retargeted(to: target, at: 0.1)
      #expect((try width(there, 0.1) - width(next, step)).magnitude < 1e-3)
      let before = (try width(there, 0.1) - width(there, 0.1 - step)) / step
      let after = (try width(next, 2 * step) - width(next, step)) / step
      #expect(before > 1 && (before - after).magnitude < 0.05)
      #expect(next.tree(at: next.settlingTime) == target)
    }
  }

  @Test func crossing_ofATextThatLeaves_staysWithIt() throws {
    let transition = LayoutTransition(
      steadilyFrom: week(.black, crossing(red, 2)), to: drawing("month"))
    let labels = transition.tree(at: 0.5).nodes(role: .label)
    #expect(labels.map(\.text) == ["month", "week"] || labels.map(\.text) == ["week", "month"])
    let old = labels.filter { $0.text == "week" }
    #expect(old.map(\.crossing) == [crossing(red, 2)])
  }
}
