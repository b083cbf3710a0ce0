import PickerLayout
import Testing

/// The cost of an HTML document grows with its items: counted by budget checks, of which there is
/// one for each node that is drawn, described or written, and by the bytes of the result.
@Suite struct PageGrowthTests {
  private struct Work {
    var checks: Int
    var bytes: Int
  }

  private func work(_ document: String) throws -> Work {
    let layout = try Document(json: Array(document.utf8)).interactiveLayout()
    let probe = BudgetProbe()
    let page = try Budget(probe: probe).run {
      HTMLRenderer(outlines: TextMeasurer.shared).render(layout)
    }
    return Work(checks: probe.checkCount, bytes: page.count)
  }

  private func items(_ count: Int) -> String {
    (0..<count).map { "\"c\($0)\"" }.joined(separator: ",")
  }

  // With more than 64 segments, states are not drawn separately.
  @Test(arguments: [
    #""type":"chips","width":300,"selection":"multiple""#,
    #""type":"chips","width":300,"selection":"single","maxRows":3"#,
    #""type":"segmented""#, #""type":"segmented","selected":["c0","c2"]"#,
  ])
  func page_ofManyItems_growsNoFasterThanNLogN(head: String) throws {
    let sizes = [100, 200, 400]
    let all = try sizes.map { try work("{\(head),\"items\":[\(items($0))]}") }
    // log₂ 200 / log₂ 100 = 1.15, log₂ 400 / log₂ 200 = 1.13
    let maximumGrowth = 2 * 1.15
    for (work, double) in zip(all, all.dropFirst()) {
      #expect(work.checks > 100)
      #expect(Double(double.checks) <= maximumGrowth * Double(work.checks), "\(all)")
      #expect(Double(double.bytes) <= maximumGrowth * Double(work.bytes), "\(all)")
    }
  }

  @Test func pages_ofACancelledCarousel_areNotDrawn() throws {
    let page = #"{"type":"chips","width":300,"items":[\#(items(12))]}"#
    let pages = Array(repeating: page, count: 60).joined(separator: ",")
    let json = #"{"type":"carousel","width":300,"height":200,"pages":[\#(pages)]}"#
    let layout = try Document(json: Array(json.utf8)).interactiveLayout()
    let draw = { _ = HTMLRenderer(outlines: TextMeasurer.shared).render(layout) }
    let whole = BudgetProbe()
    try Budget(probe: whole).run(draw)
    #expect(whole.checkCount > 60 * 12)
    let place = whole.checkCount / 3
    let probe = BudgetProbe(cancellingAt: place)
    #expect(throws: LimitError.cancelled) { try Budget(probe: probe).run(draw) }
    // One check for each remaining page, and those of walks along visible nodes.
    #expect(probe.checkCount <= place + 60 + 100 + 4 * layout.tree.nodes.count)
  }
}
