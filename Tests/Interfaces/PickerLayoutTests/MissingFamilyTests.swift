import PickerLayout
import Testing

/// Families that a program names and that are not loaded are warnings of the tree, as they are in documents.
@Suite struct MissingFamilyTests {
  private func missing(_ control: some Control) -> [String] {
    control.measured(by: TextMeasurer.shared).layout(within: ProposedSize(width: 200)).warnings
      .filter { $0.code == .missingFont }.map(\.message)
  }

  @Test func unknownFamily_isOneWarning_howeverManyTextsNameIt() {
    let chips = Chips(items: ["tea", "coffee"]) {
      $0.font = Font(families: ["Nobody Sans"], size: 16)
    }
    #expect(missing(chips) == ["no font of the family \"Nobody Sans\" is loaded"])
    let families = ["Inter", "Nobody Serif", "Nobody Sans"]
    let text = Text("tea and coffee, in lines", font: Font(families: families, size: 16))
    #expect(
      missing(text) == [
        "no font of the family \"Nobody Serif\" is loaded",
        "no font of the family \"Nobody Sans\" is loaded",
      ])
  }

  @Test func textsThatAreEqual_areNotTakenForEachOther() {
    let (listed, known) = (["Nobody Sans", "Inter"], ["Inter"])
    #expect(missing(Text("tea", font: Font(families: listed, size: 16))).count == 1)
    #expect(missing(Text("tea", font: Font(families: known, size: 16))).isEmpty)
  }

  @Test func controlsInAStack_warnOnce() {
    let font = Font(families: ["Nobody Sans"], size: 16)
    let texts = ["tea", "milk"].map { PanelItem(Text($0, font: font)) }
    let stack = Flow.stack(items: texts)
    #expect(missing(stack).count == 1)
  }
}
