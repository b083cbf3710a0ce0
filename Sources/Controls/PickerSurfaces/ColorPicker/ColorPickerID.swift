import PickerColor
import PickerJSON

/// The id of a colour picker: its space and its controls, without styles.
///
///     hsba/canvas(hue,saturation)+slider(brightness)+slider(alpha)
///
/// Ids are stable. There are 1,684 pickers for the four ``spaces``; see ``all``.
public struct ColorPickerID: Hashable, Sendable, CustomStringConvertible {
  /// The space whose parameters are picked.
  public let space: ColorSpace
  /// The controls, in order.
  public let parts: [Part]

  /// A control: its kind and its parameters.
  public struct Part: Hashable, Sendable, CustomStringConvertible {
    /// The kind of the control.
    public let kind: ColorControl.SurfaceKind
    /// The parameters it picks, in the order of its directions.
    public let parameters: [Parameter]

    /// The name, such as `canvas(hue,saturation)`; a preview has no parentheses.
    public var description: String {
      let names = parameters.map { $0.name.rawValue }.joined(separator: ",")
      return names.isEmpty ? kind.rawValue : "\(kind.rawValue)(\(names))"
    }
  }

  /// The id as text: the space, a slash, and the controls separated by plus signs.
  public var description: String {
    "\(space.rawValue)/\(parts.map { $0.description }.joined(separator: "+"))"
  }

  /// Creates the id of these controls; ``ColorPicker`` checks that it is complete.
  init(space: ColorSpace, parts: [Part]) {
    self.space = space
    self.parts = parts
  }

  /// Parses an id.
  ///
  /// It does not check that every parameter of the space is present.
  ///
  /// - Throws: A ``ColorPickerError``: `unknown control "circle", expected one of slider, canvas, wheel, palette and preview`.
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
    let known = ColorSpace.allCases.map { $0.rawValue }.listed
    throw ColorPickerError("unknown colour space \(name.quotedInMessage), expected one of \(known)")
  }

  /// Whether an arbitrary id is meant as a picker's id: it begins with a colour space and a slash, or has a
  /// parenthesis after its first slash, like `hsv/slider(hue)`.
  static func looksLikeID(_ text: String) -> Bool {
    guard let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")) else { return false }
    return ColorSpace(rawValue: String(text[..<slash])) != nil
      || text.utf8[slash...].contains(UInt8(ascii: "("))
  }
}

extension ColorPickerID.Part {
  /// Parses a part such as `slider(hue)`.
  init(_ text: String, in space: ColorSpace) throws(ColorPickerError) {
    let bracket = text.firstIndex(of: "(") ?? text.endIndex
    let name = String(text[..<bracket])
    guard let kind = ColorControl.SurfaceKind(rawValue: name) else {
      let known = ColorControl.SurfaceKind.allCases.map { $0.rawValue }.listed
      throw ColorPickerError("unknown control \(name.quotedInMessage), expected one of \(known)")
    }
    guard bracket == text.endIndex || text.hasSuffix(")") else {
      throw ColorPickerError("expected \")\" at the end of \(text.quotedInMessage)")
    }
    let names = text[bracket...].dropFirst().dropLast()
      .split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    try self.init(kind, names == [""] ? [] : names, in: space)
  }

  /// Creates a part from the names of its parameters.
  init(_ kind: ColorControl.SurfaceKind, _ names: [String], in space: ColorSpace)
    throws(ColorPickerError)
  {
    guard names.count == kind.parameterCount else {
      let wanted = kind.parameterCount == 1 ? "1 parameter" : "\(kind.parameterCount) parameters"
      throw ColorPickerError("a \(kind.rawValue) takes \(wanted), not \(names.count)")
    }
    do {
      var parameters: [Parameter] = []
      for name in names { parameters.append(try space.parameter(name)) }
      if parameters.count == 2 {
        _ = try ParameterPair(first: parameters[0], second: parameters[1])
      }
      self.init(kind: kind, parameters: parameters)
    } catch {
      throw ColorPickerError(error.message)
    }
  }
}

// Enumeration.
extension ColorPickerID {
  /// The four spaces whose pickers ``all`` enumerates.
  public static let spaces: [ColorSpace] = [.hsba, .rgba, .cmyka, .greyscale]

  /// Every picker of the four spaces: 240 + 240 + 1,200 + 4.
  public static var all: [ColorPickerID] { spaces.flatMap { all(in: $0) } }

  /// Every picker that picks all parameters of a space, each once.
  ///
  /// Every permutation of the parameters is split into zero, one or two leading pairs, each on a canvas, a wheel or a
  /// palette, and sliders for the rest. Two different pair controls are enumerated in one order only, because both
  /// orders of their parameters are enumerated. Greyscale has a single permutation.
  ///
  /// - Complexity: O(*n*!) permutations of *n* parameters, each with at most ten choices of pairs; a space has at most
  ///   five parameters.
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

  /// The kinds of zero to `count` pairs, in non-descending order.
  private static func pairings(of count: Int) -> [[ColorControl.SurfaceKind]] {
    let kinds: [ColorControl.SurfaceKind] = [.canvas, .wheel, .palette]
    var all: [[ColorControl.SurfaceKind]] = [[]]
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

  /// All permutations, in lexicographic order of positions.
  private static func permutations(of elements: [Parameter]) -> [[Parameter]] {
    guard !elements.isEmpty else { return [[]] }
    return elements.indices.flatMap { index in
      var rest = elements
      let first = rest.remove(at: index)
      return permutations(of: rest).map { [first] + $0 }
    }
  }
}

/// An error about a colour picker, one of its controls, or a drag on it.
public struct ColorPickerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The message, in one line.
  public let message: String

  init(_ message: String) {
    self.message = message
  }

  /// The message.
  public var description: String { message }
}

extension [String] {
  /// The elements as an enumeration: `a, b and c`.
  var listed: String {
    guard let last, count > 1 else { return joined() }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
