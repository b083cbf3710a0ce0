import PickerControlBase
import PickerGeometry
import PickerJSON

extension CarouselEvent: ScopedReadable, ScopedWritable {
  /// Reads `{"at": 0.2, "drag": {"changed": -40}}`.
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    var draft = Draft()
    try Draft.fields.read(try json.object(), into: &draft, scope)
    guard let time = draft.time else { throw json.error("\"at\" is missing") }
    guard draft.actions.count == 1, let action = draft.actions.first else {
      throw json.error("must have one of drag, goTo and autoplay, has \(draft.actions.count)")
    }
    self.init(at: time, action)
  }

  /// Writes the time and the action.
  package func write(_ scope: ReadingScope, to json: inout JSONWriter) {
    json.object { Draft.fields.writeChanges(of: Draft(self), from: Draft(), scope, to: &$0) }
  }

  package static var schema: JSONSchema { Draft.schema }

  /// An event while it is read.
  private struct Draft {
    var time: Double?
    var actions: [Action] = []

    init() {}

    init(_ event: CarouselEvent) { (time, actions) = (event.time, [event.action]) }

    static let fields = DocumentFields<Draft>([at], actionFields)

    private static let at = DocumentField<Draft>("at", .number(in: 0...maximumLength)) {
      $0.time = $1
    }.written { $0.time }.doc("The time of the event, in seconds.")

    private static let actionFields: [DocumentField<Draft>] = [
      Field("drag", schema: DragKeyword.actionSchema) { (json, draft, scope) throws(JSONError) in
        draft.actions.append(try DragKeyword.action(json, scope))
      }.written { $0.actions.first.flatMap { DragMove($0) } }.doc(
        "The movement of a finger: began, ended, or an object of changed or ended."),
      Field("goTo", schema: PageKeyword.actionSchema) { (json, draft, scope) throws(JSONError) in
        draft.actions.append(try PageKeyword.action(json, scope))
      }.written { $0.actions.first.flatMap { PageStep($0) } }.doc(
        "The page to slide to, a number from 0, next or previous."),
      Field("autoplay", schema: .bool) { (json, draft, _) throws(JSONError) in
        draft.actions.append(.autoplay(try json.bool()))
      }.written { draft -> Bool? in
        if case .autoplay(let isOn)? = draft.actions.first { isOn } else { nil }
      }.doc("Whether the carousel then advances automatically."),
    ]

    /// A time, and exactly one action.
    static var schema: JSONSchema {
      .anyOf(
        actionFields.map { field in
          Fields([at, field]).schema(requiring: ["at", field.key])
            .adding(actionFields.filter { $0.key != field.key }.map { ($0.key, .null) })
        })
    }
  }
}

/// The phases of a drag in documents.
private enum DragKeyword: String, JSONReadable, CaseIterable {
  case began, ended

  static var actionSchema: JSONSchema { .anyOf([schema, DragMove.schema]) }

  static func action(
    _ json: JSONValue, _ scope: ReadingScope
  ) throws(JSONError) -> CarouselEvent.Action {
    switch json.kind {
    case .string:
      return try DragKeyword(reading: json) == .began
        ? .dragBegan : .dragEnded(velocity: nil)
    case .object:
      var move = DragMove()
      try DragMove.fields.read(try json.object(), into: &move, scope)
      if let translation = move.changed, move.ended == nil {
        return .dragChanged(translation: translation)
      }
      if move.ended != nil, move.changed == nil { return .dragEnded(velocity: move.ended) }
      throw json.error("must have one of changed and ended")
    default:
      throw json.unexpected("began, ended, or an object with changed or ended")
    }
  }
}

/// The translation of a drag, or the velocity at its end.
private struct DragMove: Equatable {
  var changed: Double?
  var ended: Double?
  /// The phase of a drag without a number.
  var keyword: DragKeyword?

  init() {}

  /// Nil if the action is not a drag.
  init?(_ action: CarouselEvent.Action) {
    switch action {
    case .dragBegan: keyword = .began
    case .dragEnded(nil): keyword = .ended
    case .dragChanged(let translation): changed = translation
    case .dragEnded(let velocity): ended = velocity
    default: return nil
    }
  }

  static let fields = DocumentFields<DragMove>([changed], [ended])

  private static let changed = DocumentField<DragMove>("changed", .length(atLeast: -maximumLength))
  { $0.changed = $1 }.written { $0.changed }.doc(
    "Points to the right of the start of the drag, or below it in a vertical carousel.")
  private static let ended = DocumentField<DragMove>(
    "ended", .number(in: -maximumLength...maximumLength)
  ) { $0.ended = $1 }.written { $0.ended }.doc(
    "The velocity of the finger at the end, in points per second to the right or down.")

  static var schema: JSONSchema {
    .anyOf([
      Fields([changed]).schema(requiring: ["changed"]).adding([("ended", .null)]),
      Fields([ended]).schema(requiring: ["ended"]).adding([("changed", .null)]),
    ])
  }
}

extension DragMove: ScopedWritable {
  /// Writes a keyword, or an object of a number.
  func write(_ scope: ReadingScope, to json: inout JSONWriter) {
    if let keyword { return json.string(keyword.rawValue) }
    json.object { DragMove.fields.writeChanges(of: self, from: DragMove(), scope, to: &$0) }
  }
}

/// A page to which a carousel goes.
private struct PageStep: JSONWritable, Equatable {
  private let action: CarouselEvent.Action

  /// Nil if the action goes to no page.
  init?(_ action: CarouselEvent.Action) {
    switch action {
    case .go, .step: self.action = action
    default: return nil
    }
  }

  /// Writes a number, `next` or `previous`.
  func write(to json: inout JSONWriter) {
    switch action {
    case .go(let page): json.integer(page)
    case .step(1): json.string(PageKeyword.next.rawValue)
    case .step(-1): json.string(PageKeyword.previous.rawValue)
    default: json.refuse("goes by more than one page")
    }
  }

  static var writtenSchema: JSONSchema { PageKeyword.actionSchema }
}

/// A page relative to the current one, in documents.
private enum PageKeyword: String, JSONReadable, CaseIterable {
  case next, previous

  static var actionSchema: JSONSchema { .anyOf([.integer(atLeast: 0), schema]) }

  static func action(
    _ json: JSONValue, _ scope: ReadingScope
  ) throws(JSONError) -> CarouselEvent.Action {
    switch json.kind {
    case .number: return .go(page: try json.count(atLeast: 0))
    case .string: return .step(try PageKeyword(reading: json) == .next ? 1 : -1)
    default: throw json.unexpected("a page's number, next or previous")
    }
  }
}

extension [CarouselEvent] {
  /// Throws if an event precedes its predecessor in time, refers to a missing page, or continues a drag that
  /// has not begun.
  func check(pageCount: Int, in source: DocumentSource) throws(JSONError) {
    var isDragging = false
    for (number, event) in enumerated() {
      func error(_ key: String, _ message: String) -> JSONError {
        source.error(at: "events[\(number)].\(key)", message)
      }
      if number > 0, event.time < self[number - 1].time {
        let minimum = "must be at least \(self[number - 1].time.plain), the time before"
        throw error("at", "\(minimum), is \(event.time.plain)")
      }
      switch event.action {
      case .dragBegan:
        guard !isDragging else { throw error("drag", "a drag has already begun") }
        isDragging = true
      case .dragChanged:
        guard isDragging else { throw error("drag", "no drag has begun") }
      case .dragEnded:
        guard isDragging else { throw error("drag", "no drag has begun") }
        isDragging = false
      case .go(let page):
        try checkPage(page, of: pageCount) { error("goTo", $0) }
        isDragging = false
      case .step: isDragging = false
      case .autoplay: break
      }
    }
  }
}

/// Throws if the number of a page is out of range: `must be 0 to 4, is 7`.
func checkPage(
  _ page: Int, of count: Int, error: (String) -> JSONError
) throws(JSONError) {
  guard page >= count || page < 0 else { return }
  throw error("\(count == 0 ? "there are no pages" : "must be 0 to \(count - 1)"), is \(page)")
}
