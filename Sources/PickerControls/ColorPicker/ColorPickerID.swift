import PickerColor
import PickerJSON

/// A picker by name: its space and its controls, without their looks.
///
///     hsba/canvas(hue,saturation)+slider(brightness)+slider(alpha)
///
/// Names are stable. There are 1,684 pickers that pick every parameter of one of the four spaces
/// ``spaces``, see ``all``.
public struct ColorPickerID: Hashable, Sendable, CustomStringConvertible {
  /// The space whose parameters are picked.
  public let space: ColorSpace
  /// The controls from first to last.
  public let parts: [Part]

  /// One control: what it is, and what it picks.
  public struct Part: Hashable, Sendable, CustomStringConvertible {
    /// What the control is.
    public let kind: ColorControl.Kind
    /// What it picks, in the order of its directions.
    public let parameters: [Parameter]

    /// `canvas(hue,saturation)`; a preview has no brackets.
    public var description: String {
      let names = parameters.map(\.name.rawValue).joined(separator: ",")
      return names.isEmpty ? kind.rawValue : "\(kind.rawValue)(\(names))"
    }
  }

  /// The name: the space, and the controls with a plus between them.
  public var description: String {
    "\(space.rawValue)/\(parts.map(\.description).joined(separator: "+"))"
  }

  /// The picker of these controls; ``ColorPicker`` checks whether it is whole.
  init(space: ColorSpace, parts: [Part]) {
    self.space = space
    self.parts = parts
  }

  /// Reads a name.
  ///
  /// - Throws: What is wrong with it, such as `no control "circle", known are slider, canvas, wheel,
  ///   palette and preview`. Whether every parameter is there is not asked here.
  public init(_ text: String) throws(ColorPickerError) {
    guard let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")) else {
      throw ColorPickerError(
        "expected a picker's id such as hsba/canvas(hue,saturation)+slider(brightness)+slider(alpha)"
          + ", found \(text.quotedInMessage)")
    }
    space = try ColorPickerID.space(String(text[..<slash]))
    var parts: [Part] = []
    for part in text[text.index(after: slash)...].split(
      separator: "+", omittingEmptySubsequences: false)
    {
      parts.append(try Part(String(part), in: space))
    }
    self.parts = parts
  }

  private static func space(_ name: String) throws(ColorPickerError) -> ColorSpace {
    if let space = ColorSpace(rawValue: name) { return space }
    let known = ColorSpace.allCases.map(\.rawValue).listed
    throw ColorPickerError("no colour space \(name.quotedInMessage), known are \(known)")
  }

  /// Whether a text that may be any name is a picker's: it begins with a colour space and a slash, or
  /// has brackets after its first slash, as `hsv/slider(hue)` has.
  static func isMeant(by text: String) -> Bool {
    guard let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")) else { return false }
    return ColorSpace(rawValue: String(text[..<slash])) != nil
      || text.utf8[slash...].contains(UInt8(ascii: "("))
  }
}

extension ColorPickerID.Part {
  /// Reads `slider(hue)`.
  init(_ text: String, in space: ColorSpace) throws(ColorPickerError) {
    let bracket = text.firstIndex(of: "(") ?? text.endIndex
    let name = String(text[..<bracket])
    guard let kind = ColorControl.Kind(rawValue: name) else {
      let known = ColorControl.Kind.allCases.map(\.rawValue).listed
      throw ColorPickerError("no control \(name.quotedInMessage), known are \(known)")
    }
    guard bracket == text.endIndex || text.hasSuffix(")") else {
      throw ColorPickerError("expected \")\" at the end of \(text.quotedInMessage)")
    }
    let names = text[bracket...].dropFirst().dropLast()
      .split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    try self.init(kind, names == [""] ? [] : names, in: space)
  }

  /// A control for the parameters of these names.
  init(_ kind: ColorControl.Kind, _ names: [String], in space: ColorSpace) throws(ColorPickerError)
  {
    guard names.count == kind.parameterCount else {
      let wanted = kind.parameterCount == 1 ? "1 parameter" : "\(kind.parameterCount) parameters"
      throw ColorPickerError("a \(kind.rawValue) takes \(wanted), not \(names.count)")
    }
    do {
      var parameters: [Parameter] = []
      for name in names { parameters.append(try space.parameter(name)) }
      if parameters.count == 2 { _ = try ParameterPair(parameters[0], parameters[1]) }
      self.init(kind: kind, parameters: parameters)
    } catch {
      throw ColorPickerError(error.message)
    }
  }
}

// All of them.
extension ColorPickerID {
  /// The four spaces whose pickers are counted.
  public static let spaces: [ColorSpace] = [.hsba, .rgba, .cmyka, .greyscale]

  /// Every picker of the four spaces: 240 + 240 + 1,200 + 4.
  public static var all: [ColorPickerID] { spaces.flatMap { all(in: $0) } }

  /// Every picker that picks all parameters of a space, each once.
  ///
  /// Every order of the parameters is cut into pairs and single ones in every way: none, one or two
  /// pairs come first, each on a canvas, a wheel or a palette, and sliders take the rest. Of two
  /// different pair controls only one order is counted, since both orders of the parameters are. A
  /// grey has but one order.
  ///
  /// - Complexity: O(*n*!) of the parameters of the space.
  public static func all(in space: ColorSpace) -> [ColorPickerID] {
    let parameters = space.parameters
    let orders = space == .greyscale ? [parameters] : permutations(of: parameters)
    let pairings = pairings(of: parameters.count / 2)
    return orders.flatMap { order in
      pairings.map { kinds in
        let pairs = kinds.enumerated().map { index, kind in
          Part(kind: kind, parameters: [order[index * 2], order[index * 2 + 1]])
        }
        let sliders = order.dropFirst(kinds.count * 2).map { Part(kind: .slider, parameters: [$0]) }
        return ColorPickerID(space: space, parts: pairs + sliders)
      }
    }
  }

  /// The kinds of no pair, of one, and of two up to `count` pairs, never descending.
  private static func pairings(of count: Int) -> [[ColorControl.Kind]] {
    let kinds: [ColorControl.Kind] = [.canvas, .wheel, .palette]
    var all: [[ColorControl.Kind]] = [[]]
    var longest = all
    for _ in 0..<count {
      longest = longest.flatMap { pairing in
        let from = pairing.last.flatMap { kinds.firstIndex(of: $0) } ?? 0
        return kinds[from...].map { pairing + [$0] }
      }
      all += longest
    }
    return all
  }

  /// All orders, those first that keep the first elements in front.
  private static func permutations(of elements: [Parameter]) -> [[Parameter]] {
    guard !elements.isEmpty else { return [[]] }
    return elements.indices.flatMap { index in
      var rest = elements
      let first = rest.remove(at: index)
      return permutations(of: rest).map { [first] + $0 }
    }
  }
}

/// What is wrong with a colour picker, a control of it or a drag on it.
public struct ColorPickerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in one line.
  public let message: String

  init(_ message: String) {
    self.message = message
  }

  /// The message.
  public var description: String { message }
}

extension [String] {
  /// `a, b and c`
  var listed: String {
    guard let last, count > 1 else { return joined() }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
