import Testing

@Suite struct SegmentedToolTests {
  @Test func options_mirrorTheKeys() throws {
    let run = try Tool(
      "segmented", "--items", "Alpha,Beta,Gamma", "--width", "120", "--when-narrow",
      "content,wrap", "--separator", #"{"thickness": 2}"#, "--selected", "Gamma",
      "--transition", #"{"from": 0, "at": 0.095}"#, "--compact")
    #expect(run.error == "")
    #expect(run.output.contains(#""strategy":"wrap""#))
    #expect(run.output.contains(#""role":"separator","index":0"#))
    #expect(run.output.contains(#""transition":{"duration":0.1,"keyframes":[{"time":0.095,"#))
    let still = try Tool(
      "segmented", "--items", "A,B", "--momentary", "--stable-size", "--axis", "vertical",
      "--compact")
    #expect(still.code == 0)
    #expect(!still.output.contains("indicator") && still.output.contains("reserved"))
  }

  @Test(arguments: [("1", 1), ("01", 1), ("000", 0)])
  func selected_ofDigits_isAnIndex(selected: String, index: Int) throws {
    let run = try Tool("segmented", "--items", "A,B", "--selected", selected, "--compact")
    let same = try Tool("segmented", "--items", "A,B", "--selected", "\(index)", "--compact")
    #expect(run.code == 0 && run.output == same.output)
  }

  @Test func errors_nameTheirOption() throws {
    let strategy = try Tool("segmented", "--items", "A", "--when-narrow", "wrap,fold")
    #expect(strategy.code == 64)
    #expect(strategy.error.contains("--when-narrow[1]: expected one of content, dropIcons"))
    let spring = try Tool("segmented", "--items", "A", "--transition", #"{"spring": 3}"#)
    #expect(spring.code == 64)
    #expect(spring.error.contains("--transition.spring: expected an object"))
  }

  /// Labels that are too high for the control have it scroll, whatever its width.
  @Test func scroll_ofLessThanTheWidth_isAtItsStart() throws {
    func places(_ direction: String) throws -> [Substring] {
      let run = try Tool(
        "segmented", "--items", "Month,a", "--direction", direction, "--width", "320", "--height",
        "30", "--padding", "10", "--when-narrow", "scroll", "--format", "nodes", "--compact")
      #expect(run.output.contains(#""scroll":{"x":0,"#))
      return run.output.split(separator: #""role":"segment","#).dropFirst().compactMap {
        $0.split(separator: #""frame":["#).dropFirst().first?.split(separator: ",").first
      }
    }
    #expect(try places("ltr") == ["10", "86.1465"])
    #expect(try places("rtl") == ["241.8535", "165.707"])
  }
}
