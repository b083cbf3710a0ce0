import Testing

@Suite struct CarouselToolTests {
  @Test func options_mirrorTheKeys() throws {
    let run = try Tool(
      "carousel", "--count", "5", "--current", "2", "--width", "300", "--height", "100",
      "--autoplay", "--timing", #"{"dwell": 1, "slide": 0.5}"#, "--indicator", "label", "--at",
      "1.25", "--direction", "rtl", "--compact")
    #expect(run.error == "" && run.code == 0)
    #expect(run.output.contains(#""current":3,"count":5,"offset":2.5,"phase":"settling""#))
    #expect(run.output.contains(#""text":"4 / 5""#))
    let still = try Tool("carousel", "--count", "2", "--no-loops", "--axis", "vertical")
    #expect(still.code == 0 && still.output.contains(#""role": "dot""#))
  }

  @Test func frames_areAListOfOffsets() throws {
    let run = try Tool(
      "carousel", "-", "--frames", "4", "--fps", "4", "--compact",
      input:
        #"{"count": 3, "width": 300, "events": [{"at": 0.25, "goTo": 1}], "timing": {"slide": 0.5}}"#
    )
    #expect(run.error == "" && run.code == 0)
    #expect(
      run.output == #"""
        {"version":1,"type":"carousel","fps":4,"frames":[\#
        {"time":0,"offset":0,"page":0,"phase":"idle"},\#
        {"time":0.25,"offset":0,"page":0,"phase":"settling"},\#
        {"time":0.5,"offset":0.5,"page":1,"phase":"settling"},\#
        {"time":0.75,"offset":1,"page":1,"phase":"idle"}]}

        """#)
  }

  @Test func frames_ofAnExample_beginAtItsTime() throws {
    let run = try Tool("carousel", "Examples/carousel/autoplay.json", "--frames", "60", "--compact")
    #expect(run.output.split(separator: #"{"time":"#).count == 61)
    #expect(
      run.output.contains(#""frames":[{"time":3.2,"offset":0.6,"page":1,"phase":"settling"}"#))
  }

  @Test(
    arguments: [("9000000", "24"), ("20000", "60"), ("100", "1000000"), ("2000001", "0.5")])
  func frames_late_haveDistinctTimes(at: String, fps: String) throws {
    let run = try Tool(
      "carousel", "--count", "3", "--at", at, "--frames", "600", "--fps", fps, "--compact")
    #expect(run.code == 0)
    let frames = try #require(try run.json["frames"] as? [[String: Any]])
    let times = frames.compactMap { $0["time"] as? Double }
    #expect(Set(times).count == 600 && times == times.sorted())
    let step = try 1 / #require(Double(fps))
    let largest = zip(times, times.dropFirst()).map { abs($1 - $0 - step) }.max() ?? 0
    #expect(largest < step)
  }

  @Test(
    arguments: [
      (["--frames", "1", "--fps", "0"], "--fps: must be more than 0"),
      (["--current", "3"], "--current: must be 0 to 2, is 3"),
      (["--frames", "0"], "--frames: must be 1 to 1000000, is 0"),
      (["--fps", "30"], "--fps needs --frames"),
      (["--frames", "2", "--format", "png"], "--frames writes a list in JSON, not --format png"),
    ])
  func errors_nameTheirOption(options: [String], message: String) throws {
    try expectOneLine(from: ["carousel", "--count", "3"] + options, code: 64, saying: message)
  }

  @Test func events_withoutADrag_areAnErrorAtTheirPath() throws {
    let event = try Tool("carousel", "-", input: #"{"events": [{"at": 1, "drag": "ended"}]}"#)
    #expect(event.code == 65 && event.error.contains("$.events[0].drag: no drag has begun"))
  }
}
