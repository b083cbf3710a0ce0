import PickerColor
import PickerControls
import PickerGeometry
import PickerRendering
import PickerTestSupport
import PickerText
import PickerTree
import Testing

/// A box of 20 × 10 points at `x`, in a drawing of 100 × 10.
private func box(_ x: Double, _ paint: Paint, effects: Effects? = nil) -> LayoutTree {
  var tree = LayoutTree(type: "flow")
  tree.append(.flow, frame: Rect(x: 0, y: 0, width: 100, height: 10)) { tree in
    tree.append(
      .item, frame: Rect(x: x, y: 0, width: 20, height: 10), id: "box", paint: paint,
      effects: effects)
  }
  return tree
}

/// The animated SVG of layouts that are half a second apart.
private func svg(
  _ trees: LayoutTree..., repetition: LayoutAnimation.Repetition = .once, pause: Double = 1
) -> String {
  let frames = trees.enumerated().map {
    LayoutAnimation.Frame(time: Double($0.offset) / 2, tree: $0.element)
  }
  let animation = LayoutAnimation(frames: frames, repetition: repetition, pause: pause)
  return String(
    decoding: AnimatedSVGRenderer(idPrefix: "").render(animation, outlines: NoOutlines()),
    as: UTF8.self)
}

private let red = Color(red: 1, green: 0, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)

@Suite struct AnimatedSVGTests {
  @Test func box_thatMoves_isOneElementWithKeyframes() {
    let drawing = svg(box(0, Paint(fill: red)), box(40, Paint(fill: red)))
    #expect(drawing.contains(/@media \(prefers-reduced-motion:\s*no-preference\)/))
    #expect(drawing.matches(of: /<(rect|path|g|use)\b/).count == 1)
    // It stands at its end where nothing moves.
    let element = drawing.firstMatch(of: /<rect x="40" [^>]*class="moving (?<name>\w+)"/)
    let name = element?.output.name ?? "?"
    let keyframes = drawing.firstMatch(of: /\.(\w+)\{animation-name:(\w+)\}/)
    #expect(keyframes.map { String($0.output.1) } == String(name))
    let moves = "@keyframes \(keyframes?.output.2 ?? "?"){0%{x:0px}100%{x:40px}}"
    #expect(drawing.contains(moves) && drawing.contains(".moving{animation:0.5s linear both}"))
  }

  @Test func loop_withoutAPause_repeatsAtItsEnd() {
    let drawing = svg(
      box(0, Paint(fill: red)), box(40, Paint(fill: red)), repetition: .loop, pause: 0)
    #expect(drawing.contains("animation:0.5s linear infinite both"))
    #expect(drawing.contains("{0%{x:0px}100%{x:40px}}"))
  }

  private func fan(_ colors: [Color], from: Double) -> Paint {
    Paint(
      fills: [
        Fill(
          .angular(
            Gradient(colors), center: .center, from: Angle(degrees: from),
            to: Angle(degrees: from + 360)))
      ])
  }

  @Test func angularGradient_thatTurns_isRotatedOnce() {
    let turning = [0.0, 90, 180].map { box(0, fan([red, blue, red], from: $0)) }
    let drawing = svg(turning[0], turning[1], turning[2])
    #expect(drawing.matches(of: /<g id="fan/).count == 1)
    #expect(drawing.matches(of: /@keyframes/).count == 1)
    #expect(drawing.contains("rotate(0deg)}100%{"))
    #expect(drawing.contains("rotate(180deg)}}"))
  }

  @Test func angularGradient_whoseColorsMove_hasTheSameWedges() {
    let drawing = svg(
      box(0, fan([red, blue, red], from: 0)), box(0, fan([blue, red, blue], from: 0)))
    #expect(drawing.matches(of: /<path d="M0 0L/).count == 128)
    #expect((60...129).contains(drawing.matches(of: /@keyframes k[0-9]+\{0%\{fill:#/).count))
    #expect(!drawing.contains("visibility"))
  }

  @Test func colorsOpacitiesAndTransforms_moveToo() {
    var faded = Paint(fill: blue)
    faded.opacity = 0.5
    let scaled = Effects(transform: AffineTransform(scale: 0.5))
    let drawing = svg(box(0, Paint(fill: red)), box(0, faded, effects: scaled))
    #expect(drawing.contains("{0%{fill:#FF0000}100%{fill:#0000FF}}"))
    #expect(
      drawing.contains(
        "{0%{opacity:1;transform:matrix(1,0,0,1,0,0)}"
          + "100%{opacity:0.5;transform:matrix(0.5,0,0,0.5,0,0)}}"))
  }

  @Test func twoSchemes_areDrawnInAGroupEach() {
    let pair = Paint(fill: Color(light: red, dark: blue))
    let drawing = svg(box(0, pair), box(40, pair))
    #expect(
      drawing.contains(
        "<style>@media (prefers-color-scheme:dark){"
          + ".scheme-light{display:none}.scheme-dark{display:inline}}</style>"))
    #expect(
      drawing.contains(
        ##"""
        <g class="scheme-light">
        <rect x="40" y="0" width="20" height="10" fill="#FF0000" class="moving c0"/>
        </g>
        <g class="scheme-dark" display="none">
        <rect x="40" y="0" width="20" height="10" fill="#0000FF" class="moving c0"/>
        </g>
        """##))
    // Both move by the same rules.
    #expect(drawing.ranges(of: "@keyframes").count == 1)
    #expect(!svg(box(0, Paint(fill: red)), box(40, Paint(fill: red))).contains("scheme"))
  }

  @Test func frames_onALine_areLeftOut() {
    let steady = svg(
      box(0, Paint(fill: red)), box(20, Paint(fill: red)), box(40, Paint(fill: red)))
    #expect(steady.contains("{0%{x:0px}100%{x:40px}}"))
    let bent = svg(
      box(0, Paint(fill: red)), box(30, Paint(fill: red)), box(40, Paint(fill: red)))
    #expect(bent.contains("{0%{x:0px}50%{x:30px}100%{x:40px}}"))
  }

  @Test func whatCannotMove_isSeenInTurn() {
    let ramp = Paint(fills: [
      Fill(.linear(Gradient([red, blue]), from: .leading, to: .trailing))
    ])
    let drawing = svg(box(0, Paint(fill: red)), box(0, Paint(fill: red)), box(0, ramp))
    #expect(
      drawing.contains(
        "{0%{visibility:inherit;animation-timing-function:step-end}"
          + "100%{visibility:hidden;animation-timing-function:step-end}}"))
    // Without animation, only the last frame is seen.
    #expect(drawing.contains(##"fill="#FF0000" visibility="hidden""##))
    #expect(drawing.contains(##"fill="url(#fill0)" class="moving"##))
  }

  @Test func clip_thatMoves_isOneDefinition() {
    let clip = { (x: Double) in
      var tree = box(x, Paint(fill: red), effects: Effects(clips: true))
      tree.append(.item, frame: Rect(x: 0, y: 0, width: 1, height: 1))
      return tree
    }
    let drawing = svg(clip(0), clip(40))
    #expect(drawing.contains(##"clip-path="url(#moving0)""##))
    #expect(drawing.contains(#"<clipPath id="moving0">"#))
    #expect(!drawing.contains(#"id="clip0""#))
  }

  @Test(arguments: [
    (LayoutAnimation.Repetition.loop, "1.5s linear infinite both", "{0%{x:0px}33.333%{x:40px}100%"),
    (
      .alternate, "1.5s linear infinite alternate both",
      "{0%{x:0px}33.333%{x:0px}66.667%{x:40px}100%{x:40px}}"
    ),
  ])
  func animation_thatRepeats_pauses(
    repetition: LayoutAnimation.Repetition, shorthand: String, keyframes: String
  ) {
    let drawing = svg(
      box(0, Paint(fill: red)), box(40, Paint(fill: red)), repetition: repetition)
    #expect(drawing.contains(".moving{animation:\(shorthand)}"))
    #expect(drawing.contains(keyframes))
  }

  @Test func picture_thatDoesNotMove_hasNoStyle() {
    let still = svg(box(0, Paint(fill: red)), box(0, Paint(fill: red)))
    #expect(!still.contains("<style>") && !still.contains("class"))
    #expect(svg(box(0, Paint(fill: red))) == still)
    #expect(svg().contains("<svg"))
  }

  @Test func children_thatComeAndGo_keepTheirElements() {
    func chips(_ texts: [String]) -> LayoutTree {
      Chips(items: texts.map { Chip($0) }) { $0.font = Font(size: 10) }
        .measured(by: MonospaceMeasurer()).layout()
    }
    let drawing = svg(chips(["a", "b"]), chips(["a", "c", "b"]), chips(["a", "c"]))
    // Each chip is drawn once: a always, b in two frames, c in two frames.
    for text in ["a", "b", "c"] {
      #expect(drawing.components(of: ">\(text)</text>") == 1, "\(text)")
    }
  }

  @Test func text_thatChanges_isSeenInTurn() {
    func chip(_ text: String) -> LayoutTree {
      Chips(items: [Chip(text, id: "tea")]) { $0.font = Font(size: 10) }
        .measured(by: MonospaceMeasurer()).layout()
    }
    let drawing = svg(chip("green"), chip("black"))
    // Nothing in a `<text>` but its characters would be seen.
    #expect(drawing.components(of: "<text") == 2)
    #expect(drawing.contains(">green</text>") && drawing.contains(">black</text>"))
    #expect(drawing.contains("visibility=\"hidden\""))
  }

  @Test func order_thatChanges_isDrawnInTurn() {
    func pair(_ ids: [String]) -> LayoutTree {
      var tree = LayoutTree(type: "flow")
      tree.append(.flow, frame: Rect(x: 0, y: 0, width: 9, height: 9)) { tree in
        for id in ids {
          tree.append(
            .item, frame: Rect(x: 0, y: 0, width: 9, height: 9), id: id, paint: Paint(fill: red))
        }
      }
      return tree
    }
    let drawing = svg(pair(["a", "b"]), pair(["b", "a"]))
    #expect(drawing.components(of: "<rect") == 4)
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of text: String) -> Int {
    var (count, rest) = (0, self[...])
    while let range = rest.firstRange(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
