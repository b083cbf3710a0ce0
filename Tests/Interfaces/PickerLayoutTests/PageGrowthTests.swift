import PickerControls
import PickerLayout
import PickerTestSupport
import Testing

/// The cost of an HTML document grows with its items: counted by budget checks, of which there is
/// one for each node that is drawn, described or written, and by the bytes of the result.
@Suite struct PageGrowthTests {
  private struct Work {
    var checks: Int
    var bytes: Int
  }

  private func work(_ document: String) throws -> Work {
    let document = try Document(json: Array(document.utf8))
    let layout = DocumentLayout(try document.layout(), of: document)
    let probe = BudgetProbe()
    let page = try Budget(probe: probe).run {
      HTMLRenderer(outlines: TextMeasurer.shared).render(layout)
    }
    return Work(checks: probe.checkCount, bytes: page.count)
  }

  private func items(_ count: Int) -> String {
    (0..<count).map { "\"c\($0)\"" }.joined(separator: ",")
  }

  private static let heads = [
    #""type":"chips","width":300,"selection":"multiple""#,
    #""type":"chips","width":300,"selection":"single","maxRows":3"#,
    #""type":"segmented""#, #""type":"segmented","selected":["c0","c2"]"#,
  ]

  @Test(arguments: sweep([heads[1]], full: heads))
  func page_ofManyItems_growsNoFasterThanNLogN(head: String) throws {
    let sizes = [100, 200, 400]
    func page(of count: Int) throws -> Work { try work("{\(head),\"items\":[\(items(count))]}") }
    // The package in the page.
    let constant = try page(of: 3).bytes
    let all = try sizes.map { try page(of: $0) }
    // log₂ 200 / log₂ 100 = 1.15, log₂ 400 / log₂ 200 = 1.13
    let maximumGrowth = 2 * 1.15
    for (work, double) in zip(all, all.dropFirst()) {
      #expect(work.checks > 50)
      #expect(Double(double.checks) <= maximumGrowth * Double(work.checks), "\(all)")
      #expect(
        Double(double.bytes - constant) <= maximumGrowth * Double(work.bytes - constant), "\(all)")
    }
  }
}
