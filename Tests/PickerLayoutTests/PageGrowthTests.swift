import PickerLayout
import Testing

/// How the work of a page grows with its items: counted by the questions to the budget, of which there is
/// one for each node that is drawn, told or written, and by the bytes that come out.
@Suite struct PageGrowthTests {
  private struct Work {
    var questions: Int
    var bytes: Int
  }

  private func work(_ document: String) throws -> Work {
    let layout = try Document(json: Array(document.utf8)).interactiveLayout()
    let probe = BudgetProbe()
    let page = try Budget(probe: probe).run {
      HTMLRenderer(outlines: TextMeasurer.shared).render(layout)
    }
    return Work(questions: probe.questions, bytes: page.count)
  }

  private func items(_ count: Int) -> String {
    (0..<count).map { "\"c\($0)\"" }.joined(separator: ",")
  }

  // Beyond 64 segments a page draws no states of its own.
  @Test(arguments: [
    #""type":"chips","width":300,"selection":"multiple""#,
    #""type":"chips","width":300,"selection":"single","maxRows":3"#,
    #""type":"segmented""#, #""type":"segmented","selected":["c0","c2"]"#,
  ])
  func page_ofManyItems_growsNoFasterThanNLogN(head: String) throws {
    let sizes = [100, 200, 400]
    let all = try sizes.map { try work("{\(head),\"items\":[\(items($0))]}") }
    // log₂ 200 / log₂ 100 = 1.15, log₂ 400 / log₂ 200 = 1.13
    let most = 2 * 1.15
    for (work, double) in zip(all, all.dropFirst()) {
      #expect(work.questions > 100)
      #expect(Double(double.questions) <= most * Double(work.questions), "\(all)")
      #expect(Double(double.bytes) <= most * Double(work.bytes), "\(all)")
    }
  }

  @Test func pages_ofACarouselThatIsCancelled_areNoLongerDrawn() throws {
    let page = #"{"type":"chips","width":300,"items":[\#(items(12))]}"#
    let pages = Array(repeating: page, count: 60).joined(separator: ",")
    let json = #"{"type":"carousel","width":300,"height":200,"pages":[\#(pages)]}"#
    let layout = try Document(json: Array(json.utf8)).interactiveLayout()
    let draw = { _ = HTMLRenderer(outlines: TextMeasurer.shared).render(layout) }
    let whole = BudgetProbe()
    try Budget(probe: whole).run(draw)
    #expect(whole.questions > 60 * 12)
    let place = whole.questions / 3
    let probe = BudgetProbe(cancellingAt: place)
    #expect(throws: LimitError.cancelled) { try Budget(probe: probe).run(draw) }
    // One question for each page that is left, and those of the walks along what is seen.
    #expect(probe.questions <= place + 60 + 100 + 4 * layout.tree.nodes.count)
  }
}
