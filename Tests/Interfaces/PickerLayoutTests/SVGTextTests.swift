import PickerLayout
import Testing

@Suite struct SVGTextTests {
  private func svg(_ json: String, _ text: SVGRenderer.Text? = nil) throws -> String {
    let tree = try Document(json: Array(json.utf8)).layout()
    let renderer = SVGRenderer(text: text ?? .live(TextMeasurer.shared), idPrefix: "")
    return String(decoding: renderer.render(tree, outlines: TextMeasurer.shared), as: UTF8.self)
  }

  private func texts(_ drawing: String) -> [String] {
    drawing.split(separator: "\n").filter { $0.hasPrefix("<text ") }.map(String.init)
  }

  @Test func live_text_isPlacedAtItsRun() throws {
    let drawing = try svg(#"{"type": "text", "text": "Tea & <milk>"}"#)
    #expect(
      texts(drawing) == [
        ##"<text font-family="f0" font-size="16" y="15.5" x="0">Tea &amp; &lt;milk&gt;</text>"##
      ])
    #expect(!drawing.contains("<use") && !drawing.contains("<path"))
    #expect(drawing.contains("@font-face{font-family:f0;src:url(data:font/sfnt;base64,"))
  }

  @Test func live_crossedText_isReadOnce() throws {
    let json = #"""
      {"type": "segmented", "items": ["Day", "Week", "Month"], "selected": 2, "width": 300,
       "transition": {"from": 0, "duration": 0.4, "at": 0.09}}
      """#
    let crossed = try Document(json: Array(json.utf8)).layout().labels.filter { $0.crossing != nil }
    let drawing = try svg(json)
    #expect(!crossed.isEmpty)
    #expect(texts(drawing).count == 3 + crossed.count)
    #expect(drawing.ranges(of: #" aria-hidden="true""#).count == crossed.count)
  }

  @Test func live_rightToLeft_beginsAtItsRightEdge() throws {
    let drawing = try svg(
      #"{"type": "text", "text": "אב", "font": {"family": "Noto Sans Hebrew"}}"#)
    let text = try #require(texts(drawing).first)
    #expect(text.contains(#"direction="rtl" unicode-bidi="bidi-override""#))
    #expect(!text.contains(#" x="0""#) && text.hasSuffix(">אב</text>"))
  }

  @Test func live_mixedDirections_areInReadingOrder() throws {
    let drawing = try svg(#"{"type": "text", "text": "abc שלום 12", "direction": "rtl"}"#)
    let words = texts(drawing).compactMap { $0.dropLast(7).split(separator: ">").last }
    #expect(words.joined() == "abc שלום 12")
  }

  @Test func live_letterSpacing_placesEachClusterExceptJoinedOnes() throws {
    let drawing = try svg(#"{"type": "text", "text": "ab", "font": {"letterSpacing": 2}}"#)
    #expect(texts(drawing)[0].components("<tspan x=") == 2)
    #expect(texts(drawing)[0].contains("'liga' 0,'clig' 0"))
    let arabic = try svg(#"{"type": "text", "text": "سلام", "font": {"letterSpacing": 2}}"#)
    #expect(!arabic.contains("<tspan"))
  }

  @Test func live_features_areSet() throws {
    let drawing = try svg(#"{"type": "text", "text": "12", "font": {"features": {"tnum": 1}}}"#)
    #expect(texts(drawing)[0].contains(#"style="font-feature-settings:'tnum' 1""#))
  }

  @Test func live_slanted_isSkewedAboutTheBaselineInTheUprightFace() throws {
    let json = """
      {"type": "chips", "items": ["a", {"text": "b", "font": {"style": "italic"}}], \
      "spacing": 0, "chip": {"padding": 0, "border": 0}}
      """
    let drawing = try svg(json)
    let (upright, slanted) = (texts(drawing)[0], texts(drawing)[1])
    #expect(!upright.contains("transform"))
    // tan 14° is 0.249328; 15.5 is the baseline.
    #expect(slanted.contains(##" transform="matrix(1 0 -0.249328 1 3.865 0)" y="15.5""##))
    #expect(slanted.contains("font-family=\"f0\"") && !drawing.contains("font-family:f1"))
  }

  @Test(arguments: ["head", "middle", "tail"])
  func live_truncatedText_isTheDrawnText(cut: String) throws {
    let tree = """
      {"type": "text", "text": "Wait… for a long while", "maxLines": 1, "width": 90, \
      "truncation": "\(cut)"}
      """
    let document = try Document(json: Array(tree.utf8)).layout()
    let line = document.nodes.compactMap { document.textLine(for: $0) }.first
    let drawn = try #require(line).text
    let words = texts(try svg(tree)).compactMap { $0.dropLast(7).split(separator: ">").last }
    #expect(words.joined() == drawn)
  }

  @Test func live_missingCharacters_areOutlines() throws {
    let drawing = try svg(##"{"type": "text", "text": "\uD80C\uDC00"}"##)
    #expect(texts(drawing).isEmpty && drawing.contains("<use"))
  }

  @Test func live_isTheSameOnEveryRun_andSmallerForFewerLetters() throws {
    let long = #"{"type": "chips", "items": ["tea", "coffee", "水", "कॉफ़ी"]}"#
    #expect(try svg(long) == svg(long))
    let short = try svg(#"{"type": "text", "text": "tea"}"#)
    #expect(short.utf8.count < 6000)
    #expect(short.utf8.count < (try svg(long)).utf8.count / 2)
  }

  @Test func nodes_haveARIARoles() throws {
    let drawing = try svg(
      #"{"type": "segmented", "id": "size", "items": ["S", "M & L"], "selected": 1}"#, .outlines)
    #expect(drawing.contains(#"role="radiogroup""#))
    #expect(drawing.contains(#"role="radio" aria-label="M &amp; L" aria-checked="true""#))
    let text = try svg(#"{"type": "text", "text": "alone"}"#, .outlines)
    #expect(text.contains(#"role="img" aria-label="alone""#))
    #expect(text.contains("<title>alone</title>"))
  }
}

extension String {
  fileprivate func components(_ part: String) -> Int {
    indices.count { self[$0...].hasPrefix(part) }
  }
}
