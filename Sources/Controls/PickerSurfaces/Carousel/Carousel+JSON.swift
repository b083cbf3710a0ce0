import PickerColor
import PickerControlBase
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerMotion
import PickerTree

extension Carousel: WritableControl {
  /// Creates the control that a document describes.
  ///
  /// - Throws: A `JSONError` with the path, what was expected and what was found:
  ///   `$.events[0].drag: no drag has begun`.
  public init(reading source: DocumentSource) throws(JSONError) {
    var draft = Draft()
    try source.read(Draft.fields, into: &draft)
    self = draft.control
    // Events may be later than the time of what it is in.
    at = at ?? source.scope.statedTime.map { max($0, events.last?.time ?? 0) }
    if let count = draft.count {
      guard pages.isEmpty else {
        throw source.error(at: "count", "needs a carousel without pages, there are \(pages.count)")
      }
      pages = Array(repeating: CarouselPage(), count: count)
    }
    if let current = draft.current {
      try checkPage(current, of: pages.count) { source.error(at: "current", $0) }
      self.current = current
    }
    try pages.checkIDs(in: source)
    try events.check(pageCount: pages.count, in: source)
  }

  package func write(over source: DocumentSource, to json: inout JSONWriter) throws(JSONError) {
    try source.write(Draft(self), over: Draft(), Draft.fields, to: &json)
  }

  /// The JSON schema of such a document.
  public static var schema: JSONSchema { Draft.fields.schema }

  /// A carousel while it is read: `current` can be checked only once the pages are known.
  private struct Draft {
    var control = Carousel()
    var count: Int?
    var current: Int?

    init() {}

    init(_ carousel: Carousel) {
      control = carousel
      let last = max(0, carousel.pages.count - 1)
      let page = max(0, min(carousel.current, last))
      current = page == 0 ? nil : page
    }

    static let fields = DocumentFields<Draft>(
      Container.fields.within { $1(&$0.control.container) },
      [
        .font("font", { $0.control.font }) { $0.control.font = $1 },
        Field("count", schema: .integer(atLeast: 0)) { (json, draft, scope) throws(JSONError) in
          let count = try json.count(atLeast: 0)
          try scope.spend(count, ofPagesAt: json)
          draft.count = count
        }.doc("The number of pages, if they have no content; default: 0."),
        Field("current", schema: .integer(atLeast: 0)) { (json, draft, _) throws(JSONError) in
          draft.current = try json.integer()
        }.written { $0.current }.doc("The initially visible page, from 0; default: 0."),
      ], Carousel.fields.within { $1(&$0.control) })
  }

  private static let fields = DocumentFields<Carousel>([
    Field("pages") { $0.pages = $1 }.written(by: Carousel.writePages).doc(
      "Pages, such as '[{\"fill\": \"teal\"}]'; default: none."),
    Field("axis") { $0.axis = $1 }.written { $0.axis }.doc(
      "The direction of the pages; default: horizontal."),
    Field("fit") { $0.fit = $1 }.written { $0.fit }.doc(
      "How pictures fill a page; default: scaleDown."),
    Field("autoplay") { $0.isAutoplaying = $1 }.written { $0.isAutoplaying }.doc(
      "Whether the carousel advances automatically; default: false."),
    .object("timing", CarouselTiming.fields) { $1(&$0.timing) }.doc(
      "How it moves, such as '{\"slide\": 0.5, \"dwell\": 2}'; default: '{\"slide\": 0.333, \"dwell\": 3}'."
    ),
    Field("loops") { $0.loops = $1 }.written { $0.loops }.doc(
      "Whether the first page follows the last; default: true."),
    Field("pagesInView", .number(in: 1...100)) { $0.spacing.pagesInView = $1 }.written {
      $0.spacing.pagesInView
    }.doc("The number of pages that fit into the carousel, such as 2.5; default: 1."),
    Field("peek", .length) { $0.spacing.peek = $1 }.written { $0.spacing.peek }.doc(
      "Visible points of the next page, and with snap center also of the previous one; default: 0."),
    Field("gap", .length) { $0.spacing.gap = $1 }.written { $0.spacing.gap }.doc(
      "Points between pages; default: 0."),
    Field("snap") { $0.spacing.snap = $1 }.written { $0.spacing.snap }.doc(
      "Where the current page rests: at the start or in the center; default: start."),
    Field("indicator", schema: CarouselIndicator.schema) {
      (json, control, scope) throws(JSONError) in
      try control.indicator.read(json, scope)
    }.written(CarouselIndicator.fields) { $0.indicator }.doc(
      "The indicator of the current page, or an object such as '{\"size\": 6}'; default: dots."),
    Field("placeholder") { $0.placeholder = $1 }.written { $0.placeholder }.doc(
      "The text that is shown if there are no pages; default: No pages."),
    Field("events") { $0.events = $1 }.written { $0.events }.doc(
      "The events so far, such as '[{\"at\": 1, \"goTo\": \"next\"}]'; default: none."),
    Field("at", .number(in: 0...maximumLength)) { $0.at = $1 }.written { $0.at }.doc(
      "The time to show, in seconds; default: the last event's."),
  ])
}

extension ReadingScope {
  /// Charges pages to the document's budget, and for each page the node of its dot.
  fileprivate func spend(_ count: Int, ofPagesAt json: JSONValue) throws(JSONError) {
    try spend(count, of: .pages, at: json)
    try spend(count, of: .nodes, at: json)
  }
}

extension CarouselIndicator.Style: JSONReadable, JSONWritable {}

extension CarouselSpacing.Snap: JSONReadable, JSONWritable {}

extension CarouselTiming {
  fileprivate static let fields = DocumentFields<CarouselTiming>([
    Field("slide", .number(in: 0...3600)) { $0.slide = $1 }.written { $0.slide }.doc(
      "The duration of a slide by one page, in seconds; default: 1/3."),
    Field("dwell", .number(in: 0...maximumLength)) { $0.dwell = $1 }.written { $0.dwell }.doc(
      "Seconds that a page stays before the carousel advances; default: 3."),
    Field("curve", schema: TimingCurve.schema) { (json, timing, scope) throws(JSONError) in
      timing.curve = try TimingCurve(reading: json, scope)
      timing.spring = nil
    }.written { $0.curve }.doc(
      "The timing curve of slides, a name or the control points [x1, y1, x2, y2]; default: linear."),
    Field("spring") { $0.spring = $1 }.written { $0.spring }.doc(
      "The spring of slides, such as '{\"response\": 0.5}'; replaces the curve and its duration; default: none."
    ),
    Field("threshold", .number(in: 0...maximumLength)) { $0.threshold = $1 }.written {
      $0.threshold
    }.doc(
      "The minimum velocity at which a drag slides to the next page, in points per second; default: 300."
    ),
    Field("velocityWindow", .number(in: 0.001...3600)) { $0.velocityWindow = $1 }.written {
      $0.velocityWindow
    }.doc(
      "The last seconds of a drag over which its velocity is averaged; default: the complete drag."),
  ])
}

extension CarouselIndicator {
  fileprivate static var schema: JSONSchema { .anyOf([Style.schema, fields.schema]) }

  /// Reads a style, or an object of settings.
  fileprivate mutating func read(_ json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    switch json.kind {
    case .string: style = try Style(reading: json)
    case .object: try CarouselIndicator.fields.read(try json.object(), into: &self, scope)
    default: throw json.unexpected("dots, label, none, or an object")
    }
  }

  fileprivate static let fields = DocumentFields<CarouselIndicator>([
    Field("style") { $0.style = $1 }.written { $0.style }.doc(
      "The style of the indicator; default: dots."),
    Field("size", .length) { $0.size = $1 }.written { $0.size }.doc(
      "The diameter of a dot in points; default: 8."),
    Field("spacing", .length) { $0.spacing = $1 }.written { $0.spacing }.doc(
      "Points between dots; default: 8."),
    Field("inset", .length) { $0.inset = $1 }.written { $0.inset }.doc(
      "Points from the bottom edge, or from the trailing edge of a vertical carousel; default: 20."),
    Field("fill") { $0.fill = $1 }.written { $0.fill }.doc(
      "The colour of dots, label and placeholder; default: blue dots and black texts."),
    Field("background") { $0.background = $1 }.written { $0.background }.doc(
      "The colour of the plate behind dots and label; default: translucent white, or black behind a light fill."
    ),
    Field("format") { $0.format = $1 }.written { $0.format }.doc(
      "The text of the label, with {current} and {count}; default: {current} / {count}."),
  ])
}

extension CarouselPage: ScopedReadable {
  /// Reads a document, or an object that describes an image.
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    guard json.kind == .object else { throw json.unexpected("an object, a page") }
    try scope.spend(1, ofPagesAt: json)
    let object = try json.object()
    guard object["type"] == nil else {
      self.init(.control(try PanelItem(document: json, scope)))
      return
    }
    var draft = Draft()
    try Draft.fields.read(object, into: &draft, scope)
    try scope.checkBudget(at: json)
    var picture: PictureSize?
    if let href = draft.href {
      picture = try PictureSize(href, loads: draft.loads, in: scope, at: json)
    }
    self.init(try draft.content(json, picture), id: draft.id, fill: draft.fill)
    imageProblem = picture?.problem
    if draft.loads, draft.width == nil || draft.height == nil {
      sidesOfUnknownImage = (draft.width, draft.height)
    }
  }

  /// Writes the document of a control, or an object of what the page shows.
  fileprivate func write(_ scope: ReadingScope, to json: inout JSONWriter) {
    if imageProblem != nil { json.noteRefusal("has a picture that cannot be read") }
    guard case .control(let item) = content else {
      return Draft.fields.writeChanges(of: Draft(self), from: Draft(), scope, to: &json)
    }
    if id != nil || fill != nil { json.noteRefusal("has an id or a fill beside its control") }
    item.write(false, scope, to: &json)
  }

  package static var schema: JSONSchema {
    .shared("page") { .having("type", .catalog(.document), otherwise: Draft.schema) }
  }

  /// A page that is not a document, while it is read.
  private struct Draft {
    var id: String?
    var width: Double?
    var height: Double?
    var href: String?
    var description: String?
    var loads = false
    var fill: Color?

    static let fields = DocumentFields<Draft>(appearance, box, picture)

    private static let appearance: [DocumentField<Draft>] = [
      Field("id") { $0.id = $1 }.written { $0.id }.doc(
        "The id of the page in the tree; default: page and its number."),
      Field("fill") { $0.fill = $1 }.written { $0.fill }.doc(
        "The background colour of the page; default: none."),
    ]
    private static let box: [DocumentField<Draft>] = [
      Field("width", .length) { $0.width = $1 }.written { $0.width }.doc(
        "The width of the content in points; default: the picture's."),
      Field("height", .length) { $0.height = $1 }.written { $0.height }.doc(
        "The height of the content in points; default: the picture's."),
    ]
    private static let picture: [DocumentField<Draft>] = [
      Field("href") { $0.href = $1 }.written { $0.href }.doc(
        "The picture of the page, a path relative to the document or a data: URI; default: none."),
      Field("description") { $0.description = $1 }.written { $0.description }.doc(
        "The alternative text of the picture; default: none, for decoration."),
      Field("load") { $0.loads = $1 }.written { $0.loads }.doc(
        "Whether a web page loads the picture from its address; default: false."),
    ]

    init() {}

    /// The keys of a page that is not a document.
    init(_ page: CarouselPage) {
      (id, fill) = (page.id, page.fill)
      switch page.content {
      case .nothing, .control: break
      case .box(let size): (width, height) = (size.width, size.height)
      case .image(let image):
        (href, description, loads) = (image.href, image.description, image.loads)
        (width, height) = page.sidesOfUnknownImage ?? (image.size.width, image.size.height)
      }
    }

    /// No content, a box, or an image.
    static var schema: JSONSchema {
      let none = { (fields: [DocumentField<Draft>]) in
        fields.map { (key: $0.key, schema: JSONSchema.null) }
      }
      return .anyOf([
        Fields(appearance).schema.adding(none(box + picture)),
        Fields(appearance, box).schema(requiring: ["width", "height"]).adding(none(picture)),
        fields.schema(requiring: ["href"]),
      ])
    }

    /// - Parameter picture: The size of the image in the file.
    func content(_ json: JSONValue, _ picture: PictureSize?) throws(JSONError) -> Content {
      if description != nil || loads, href == nil { throw json.error("\"href\" is missing") }
      if href == nil, width == nil, height == nil { return .nothing }
      if let href, let size = picture?.size(width: width, height: height) {
        return .image(
          ImageReference(href: href, size: size, description: description, loads: loads))
      }
      guard let width else { throw json.error("\"width\" is missing") }
      guard let height else { throw json.error("\"height\" is missing") }
      return .box(Size(width: width, height: height))
    }
  }
}

extension Carousel {
  /// Writes the pages.
  fileprivate static let writePages: DocumentField<Carousel>.ChangeWriter = {
    key, carousel, _, scope, json in
    guard !carousel.pages.isEmpty else { return }
    json.key(key)
    json.array { json in
      for page in carousel.pages { json.object { page.write(scope, to: &$0) } }
    }
  }
}

extension [CarouselPage] {
  /// The id of each page, declared or made from its number, and the id of its dot.
  var ids: (pages: [String], dots: [String]) {
    let taken = Set(compactMap { $0.id })
    func free(_ name: String) -> String {
      var (free, count) = (name, 2)
      while taken.contains(free) { (free, count) = ("\(name)#\(count)", count + 1) }
      return free
    }
    return (
      enumerated().map { $1.id ?? free("page\($0 + 1)") }, indices.map { free("dot\($0 + 1)") }
    )
  }

  /// Throws if two pages have the same id: `$.pages[2].id: "a" is already the id of pages[0]`.
  fileprivate func checkIDs(in source: DocumentSource) throws(JSONError) {
    var places: [String: Int] = [:]
    for (place, page) in enumerated() {
      guard let id = page.id, let first = places.updateValue(place, forKey: id) else { continue }
      throw source.error(
        at: "pages[\(place)].id", "\(id.quotedInMessage) is already the id of pages[\(first)]")
    }
  }
}
