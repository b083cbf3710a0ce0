import PickerGeometry
import PickerMotion

/// A text that the page knows by a number: a word of the engine, or a text of the document's data.
struct PageText: Equatable {
  let index: Int

  init(_ word: Word) { index = word.index }
  init(index: Int) { self.index = index }
}

/// A value of the data that a document has for its page; what is missing is 0, false, empty.
///
/// The page hands over numbers: 0 for nothing, 1 and a number or a flag, 2 and a text, 3, a count and the values of a list, 4,
/// a count and the keys and values of an object.
struct PageData {
  private let place: Int

  /// The numbers, which stay as long as the page is open.
  nonisolated(unsafe) static var numbers = UnsafeMutablePointer<Double>.allocate(capacity: 1)

  init(at place: Int) { self.place = place }

  private static let nothing = PageData(at: -1)
  private enum Tag { static let nothing = 0, number = 1, text = 2, list = 3, object = 4 }

  private var tag: Int { place < 0 ? Tag.nothing : Int(PageData.numbers[place]) }
  private func integer(after step: Int) -> Int { Int(PageData.numbers[place + step]) }

  /// The place after this value.
  private var end: Int {
    switch tag {
    case Tag.nothing: return place + 1
    case Tag.number, Tag.text: return place + 2
    default:
      var next = place + 2
      for _ in 0..<integer(after: 1) {
        next = PageData(at: tag == Tag.object ? next + 1 : next).end
      }
      return next
    }
  }

  subscript(key: Word) -> PageData {
    @inline(never) get {
      guard tag == Tag.object else { return .nothing }
      var next = place + 2
      for _ in 0..<integer(after: 1) {
        let value = PageData(at: next + 1)
        if Int(PageData.numbers[next]) == key.index { return value }
        next = value.end
      }
      return .nothing
    }
  }

  /// The values of a list, or of an object.
  var items: [PageData] {
    @inline(never) get {
      guard tag >= Tag.list else { return [] }
      var (items, next): ([PageData], Int) = ([], place + 2)
      for _ in 0..<integer(after: 1) {
        let item = PageData(at: tag == Tag.object ? next + 1 : next)
        items.append(item)
        next = item.end
      }
      return items
    }
  }

  var exists: Bool { tag != Tag.nothing }
  var number: Double { @inline(never) get { tag == Tag.number ? PageData.numbers[place + 1] : 0 } }
  var flag: Bool { number == 1 }
  var integer: Int { Int(exactly: number) ?? 0 }
  /// The text; nil if it is missing, or empty.
  var text: PageText? { tag == Tag.text ? PageText(index: integer(after: 1)) : nil }

  func isWord(_ word: Word) -> Bool { text?.index == word.index }

  func word(in words: [Word]) -> Word? { words.first { isWord($0) } }

  /// The node, which may be missing.
  var node: Int? { exists && number >= 0 ? integer : nil }

  var numbers: [Double] { @inline(never) get { items.map { $0.number } } }

  var point: Point {
    @inline(never) get {
      let numbers = numbers
      return numbers.count < 2 ? .zero : Point(x: numbers[0], y: numbers[1])
    }
  }

  var size: Size { Size(width: point.x, height: point.y) }

  var frame: Rect? {
    @inline(never) get {
      let numbers = numbers
      guard numbers.count == 4 else { return nil }
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }

  /// 0, a duration and the four numbers of a curve; or 1, stiffness and damping of a spring of mass 1.
  var timing: Motion.Timing {
    @inline(never) get {
      let numbers = numbers
      guard numbers.count == 6 else { return .curve(.linear, duration: 0) }
      if numbers[0] == 1, let spring = Spring(stiffness: numbers[1], damping: numbers[2]) {
        return .spring(spring)
      }
      let curve = TimingCurve(x1: numbers[2], y1: numbers[3], x2: numbers[4], y2: numbers[5])
      return .curve(curve ?? .linear, duration: numbers[1])
    }
  }
}

extension Word {
  var index: Int {
    // Enumerations without associated values are numbered in the order of their cases.
    Int(unsafeBitCast(self, to: UInt8.self))
  }
}
