import PickerText
import Synchronization

/// A face of a family: what it serves, and how to open it when it is first wanted.
final class FaceEntry: Sendable {
  let family: String
  let weights: ClosedRange<Double>
  let isItalic: Bool
  let widthClass: Int
  /// Whether it may be a variable face.
  let varies: Bool

  private enum State {
    case closed(@Sendable () -> Typeface?)
    case open(Typeface?)
  }

  private let state: Mutex<State>

  /// A face that is open already; `family` and `weights` win over what the file says.
  init(_ typeface: Typeface, family: String? = nil, weights: ClosedRange<Double>? = nil) {
    self.family = family ?? typeface.family
    self.weights = weights ?? typeface.weights
    isItalic = typeface.isItalic
    widthClass = typeface.widthClass
    varies = !typeface.axes.isEmpty
    state = Mutex(.open(typeface))
  }

  /// A face that is opened when it is first wanted; one that cannot be is passed over.
  init(
    family: String, weights: ClosedRange<Double>, isItalic: Bool = false, widthClass: Int = 5,
    varies: Bool, open: @escaping @Sendable () -> Typeface?
  ) {
    self.family = family
    self.weights = weights
    self.isItalic = isItalic
    self.widthClass = widthClass
    self.varies = varies
    state = Mutex(.closed(open))
  }

  /// The face itself; nil where its file turned out to be unusable.
  var typeface: Typeface? {
    state.withLock { state in
      switch state {
      case .open(let typeface): return typeface
      case .closed(let open):
        let typeface = open()
        state = .open(typeface)
        return typeface
      }
    }
  }

  /// The face at the place in its design space that `font` asks for, its weight kept to those
  /// that the entry serves.
  func instance(for font: Font) -> FontInstance? {
    guard let typeface else { return nil }
    var font = font
    let weight = min(max(font.weight.value, weights.lowerBound), weights.upperBound)
    font.weight = FontWeight(weight) ?? font.weight
    return typeface.instance(at: typeface.position(for: font))
  }
}
