import PickerText
import Testing

@Suite struct TextRequestTests {
  /// The answer is the same, so a table of answers needs one of them only.
  @Test func requests_thatDifferInTheBorrowedWidthOnly_areEqual() {
    let request = TextRequest("Tea", style: TextStyle(font: Font()), maxWidth: 20)
    var other = request
    other.borrowedWidth = 4
    #expect(other.borrowedWidth == 4 && request.borrowedWidth == 0)
    #expect(Set([request, other]).count == 1)
    other.maxWidth = 24
    #expect(Set([request, other]).count == 2)
  }
}
