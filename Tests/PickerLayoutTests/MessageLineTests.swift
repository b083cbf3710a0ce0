import PickerGeometry
import PickerTestSupport
import Testing

@Suite struct MessageLineTests {
  /// How far lines are those of the browsers; the table of *Guarantees* says what differs.
  @Test(arguments: [Browser.chromium, .firefox])
  func lines_ofMessagesIn30Languages_areThoseOfBrowsers(browser: Browser) throws {
    let recording = try MessageRecording()
    let lines = recording.lines(in: browser, keepingWords: false, step: sweep(8, full: 1))
    #expect(lines.count >= sweep(9000, full: 77_000))
    let share = Double(lines.count { $0.isEqual }) / Double(lines.count)
    #expect(share >= 0.995, "\(browser): \(share)")
  }

  @Test func lines_ofKoreanThatKeepsWords_areThoseOfChromium() throws {
    let lines = try MessageRecording().lines(in: .chromium, keepingWords: true)
    #expect(lines.count > 3000)
    #expect(lines.count { !$0.isEqual } <= lines.count / 200)
  }
}
