import PickerLayout

/// `layout hit`
struct HitCommand: Command {
  let page = CommandPage(
    name: "hit", abstract: "Prints the node of a layout at a point.",
    discussion: """
      FILE is a document or a layout tree. The result contains the topmost node at the point, the \
      item whose hit region contains the point, and the path from the root; in JSON, hit is null if \
      nothing is hit.
      """,
    examples: [
      "layout hit Examples/chips/food.json --at 120,30",
      "layout chips tea coffee | layout hit - --at 20,20 --compact",
    ])
  private var file = ""
  private var place = HitPoint()
  private var form = AnswerForm()
  private var limit = LimitOption()

  var options: [CommandOption<HitCommand>] {
    [
      .documentOrTree("file") { $0.file = $1 }
    ]
      + group("", HitPoint.options.map(\.required)) { try $1(&$0.place) }
      + group("", AnswerForm.options) { try $1(&$0.form) } + [.limit { $0.limit.text = $1 }]
  }

  func validate() throws { _ = try limit.limits() }

  func run() throws {
    let point = try place.point()
    let source = Input(file)
    let budget = Budget(try limit.limits())
    let tree = try source.tree(within: budget)
    try form.write(about: source, within: budget) {
      tree.shown(tree.hitTest(atPoint: point), atPoint: point)
    } json: { json in
      tree.write(tree.hitTest(atPoint: point), atPoint: point, to: &json)
    }
  }
}

/// The point of `layout hit`.
struct HitPoint: Sendable {
  private var at: String?

  static let options: [CommandOption<HitPoint>] = [
    .option("at", value: "x,y", "The point, in points from the left and the top edge.") {
      $0.at = $1
    }
  ]

  /// - Throws: `--at: expected two numbers such as 120,30, found "120"`.
  func point() throws(ToolError) -> Point {
    guard let point = at.flatMap({ Point($0) }) else {
      let found = at?.quotedInMessage ?? "nothing"
      throw ToolError(.usage, "--at: expected two numbers such as 120,30, found \(found)")
    }
    return point
  }
}

extension Point {
  /// Two numbers with a comma between them; nil for anything else.
  fileprivate init?(_ text: String) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite
    else { return nil }
    self.init(x: x, y: y)
  }
}
