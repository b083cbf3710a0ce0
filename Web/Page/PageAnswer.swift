import PickerColor
import PickerGeometry

/// An element of the page: its id is a text, or a text and a number.
struct Element: Equatable {
  fileprivate let prefix: PageText
  fileprivate let number: Int

  init(_ prefix: Word, _ number: Int) { (self.prefix, self.number) = (PageText(prefix), number) }
  init(_ id: PageText) { (prefix, number) = (id, -1) }

  /// The group of the picture that shows a node, and the accessible element over it.
  static func drawn(_ node: Int) -> Element { Element(.n, node) }
  static func spoken(_ node: Int) -> Element { Element(.a, node) }
}

/// What the page shall change, in numbers: each change is 7, its kind, its element, a part of that and values, each with a tag.
struct PageAnswer {
  private(set) var numbers: [Double] = []

  private enum Tag {
    static let nothing = 0.0, number = 1.0, text = 2.0, list = 3.0
    static let reference = 4.0, element = 5.0, color = 6.0, change = 7.0
  }

  @inline(never) private mutating func append(_ tag: Double, _ number: Double) {
    numbers.append(tag)
    numbers.append(number)
  }

  @inline(never) mutating func begin(_ kind: Word, _ element: Element?, _ part: Word?) {
    append(Tag.change, Double(kind.index))
    put(element)
    put(part)
  }

  mutating func put(_ number: Double) { append(Tag.number, number) }
  mutating func put(_ number: Int) { append(Tag.number, Double(number)) }
  mutating func put(_ flag: Bool) { append(Tag.number, flag ? 1 : 0) }

  @inline(never) mutating func put(_ text: PageText?) {
    if let text { append(Tag.text, Double(text.index)) } else { numbers.append(Tag.nothing) }
  }

  @inline(never) mutating func put(_ word: Word?) { put(word.map { PageText($0) }) }

  @inline(never) mutating func put(_ element: Element?) {
    guard let element else { return numbers.append(Tag.nothing) }
    append(Tag.element, Double(element.prefix.index))
    numbers.append(Double(element.number))
  }

  /// A reference to an element, as the value of an attribute of another one.
  @inline(never) mutating func put(referenceTo element: Element) {
    append(Tag.reference, Double(element.prefix.index))
    numbers.append(Double(element.number))
  }

  @inline(never) mutating func put(_ color: Color) {
    let bytes = color.bytes
    let isOpaque = bytes & 0xFF == 0xFF
    append(Tag.color, Double(isOpaque ? bytes >> 8 : bytes))
    numbers.append(isOpaque ? 6 : 8)
  }

  /// Begins a list of so many values.
  mutating func putList(_ count: Int) { append(Tag.list, Double(count)) }

  @inline(never) mutating func put(_ list: [Double]) {
    putList(list.count)
    for number in list { put(number) }
  }

  mutating func removeAll() { numbers.removeAll(keepingCapacity: true) }
}

// Changes of elements.
extension PageControl {
  private func begin(_ kind: Word, _ element: Element?, _ part: Word? = nil) {
    Page.open.answer.begin(kind, element, part)
  }

  /// Begins a change of the page.
  func tellPage(_ kind: Word) { begin(kind, nil) }

  func put(_ number: Double) { Page.open.answer.put(number) }
  func put(_ number: Int) { Page.open.answer.put(number) }
  func put(_ text: PageText?) { Page.open.answer.put(text) }
  func put(_ word: Word?) { Page.open.answer.put(word) }
  func put(_ element: Element?) { Page.open.answer.put(element) }
  func putList(_ count: Int) { Page.open.answer.putList(count) }
  func put(_ color: Color) { Page.open.answer.put(color) }

  /// Puts a list of characters.
  func put(_ glyphs: [Glyph]) {
    putList(glyphs.count)
    for glyph in glyphs { put(glyph.index) }
  }

  @inline(never) func put(_ frame: Rect) {
    for length in [frame.x, frame.y, frame.width, frame.height] { put(length) }
  }

  @inline(never) func change(_ kind: Word, _ element: Element, part: Word? = nil) {
    begin(kind, element, part)
  }

  @inline(never) func change(_ kind: Word, _ element: Element, _ other: Element) {
    begin(kind, element)
    put(other)
  }

  @inline(never) func change(_ kind: Word, _ element: Element, _ frame: Rect) {
    begin(kind, element)
    put(frame)
  }

  @inline(never) func change(_ kind: Word, _ element: Element, _ point: Point) {
    begin(kind, element)
    put(point.x)
    put(point.y)
  }

  @inline(never) func set(_ name: Word, of element: Element, to word: Word?, part: Word? = nil) {
    begin(.set, element, part)
    put(name)
    put(word)
  }

  @inline(never) func set(_ name: Word, of element: Element, to number: Double) {
    begin(.set, element)
    put(name)
    put(number)
  }

  @inline(never) func set(_ name: Word, of element: Element, to text: PageText?) {
    begin(.set, element)
    put(name)
    put(text)
  }

  /// Hides an element, or shows it.
  @inline(never) func hide(_ element: Element, _ isHidden: Bool = true, part: Word? = nil) {
    turn(.hidden, of: element, isHidden, part: part)
  }

  /// Gives an element a class, or takes it.
  @inline(never) func turn(_ name: Word, of element: Element, _ isOn: Bool, part: Word? = nil) {
    begin(.turn, element, part)
    put(name)
    put(isOn ? 1 : 0)
  }

  /// Creates an element in another one.
  @inline(never) func create(
    _ element: Element?, _ kind: Word, in other: Element, part: Word? = nil
  ) {
    begin(.create, other, part)
    put(kind)
    put(element)
  }

  /// Sets an attribute of the element that was created last.
  @inline(never) func with(_ name: Word, _ number: Double) {
    put(name)
    put(number)
  }

  @inline(never) func with(_ name: Word, _ word: Word) {
    put(name)
    put(word)
  }

  @inline(never) func with(_ name: Word, referenceTo element: Element) {
    put(name)
    Page.open.answer.put(referenceTo: element)
  }

  @inline(never) func with(_ frame: Rect) {
    with(.x, frame.x)
    with(.y, frame.y)
    with(.width, frame.width)
    with(.height, frame.height)
  }

  /// Plays keyframes at even distances: frames, transforms or opacities. An animation of a name can be cancelled; it ends with
  /// the event `finish` where it is told.
  ///
  /// - Parameter elapsed: The seconds of it that are over already.
  @inline(never) func animate(
    _ kind: Word, of element: Element, part: Word? = nil, _ motion: PageMotion
  ) {
    begin(.animate, element, part)
    put(kind)
    putList(motion.frames.count)
    for frame in motion.frames { Page.open.answer.put(frame) }
    put(motion.duration * 1000)
    put(motion.name)
    put(motion.elapsed * 1000)
    put(motion.easing)
    put(motion.tells ? number : -1)
  }

  /// Takes the clicks and keys on nodes.
  @inline(never) func claim(_ nodes: [Int]) {
    tellPage(.claim)
    put(number)
    Page.open.answer.put(nodes.map { Double($0) })
  }

  /// Begins an event for the host page; keys and values follow.
  @inline(never) func dispatch(_ name: Word) {
    tellPage(.event)
    put(name)
    put(id)
  }
}

/// Keyframes at even distances.
struct PageMotion {
  var frames: [[Double]]
  var duration: Double
  var name: Element?
  var elapsed = 0.0
  var easing = Word.linear
  var tells = false
}
