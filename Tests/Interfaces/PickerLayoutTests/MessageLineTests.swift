import PickerGeometry
import PickerTestSupport
import Testing

@Suite struct MessageLineTests {
  /// How far lines are those of the browsers, apart from Thai in Firefox, whose words it finds without a dictionary; the table of
  /// *Guarantees* has all of them.
  @Test(arguments: [Browser.chromium, .firefox])
  func lines_ofMessagesIn30Languages_areThoseOfBrowsers(browser: Browser) throws {
    let recording = try MessageRecording()
    let lines = recording.lines(in: browser, keepingWords: false, step: sweep(32, full: 1))
    #expect(lines.count >= sweep(2000, full: 77_000))
    let (thai, others) = (
      lines.filter { $0.text.hasPrefix("th ") }, lines.filter { !$0.text.hasPrefix("th ") }
    )
    func share(_ lines: [MessageRecording.Line]) -> Double {
      Double(lines.count { $0.isEqual }) / Double(lines.count)
    }
    #expect(share(others) >= 0.999)
    #expect(share(thai) >= (browser == .firefox ? 0.75 : 0.999))
  }

  @Test func lines_ofKoreanThatKeepsWords_areThoseOfChromium() throws {
    let lines = try MessageRecording().lines(in: .chromium, keepingWords: true)
    #expect(lines.count > 3000)
    #expect(lines.count { !$0.isEqual } <= lines.count / 200)
  }
}
