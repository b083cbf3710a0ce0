import PickerText
import PickerLocks
import Synchronization

/// A face of a family: what it serves, and how to open it when it is wanted.
final class FaceEntry: Sendable {
  let family: String
  let weights: ClosedRange<Double>
  let styles: FaceStyles
  let widthClass: Int
  /// Where the face comes from.
  let place: FacePlace
  /// Whether it may be a variable face.
  let varies: Bool
  /// Where the face and its instances are kept.
  let faces: OpenFonts
  /// Whether the styles are those that a document says, whatever axes the face has.
  private let hasDeclaredStyle: Bool

  /// The face that the entry holds open; nil where it would be closed when nobody uses it.
  let heldTypeface: Typeface?

  /// How a face is opened that is not held open, and the face as long as someone else uses it.
  private struct Opening {
    let open: @Sendable () -> Typeface?
    weak var typeface: Typeface?
  }

  /// Nil where the face is held open, or its file turned out to be unusable.
  private let opening: Mutex<Opening?>

  /// A face that stays open as long as the entry; `family`, `weights` and `style` win over what the
  /// file says.
  init(
    _ typeface: Typeface, in faces: OpenFonts, family: String? = nil,
    weights: ClosedRange<Double>? = nil, style: FontStyle? = nil
  ) {
    self.family = family ?? typeface.family
    self.weights = weights ?? typeface.weights
    styles = style.map(FaceStyles.init) ?? typeface.styles
    hasDeclaredStyle = style != nil
    widthClass = typeface.widthClass
    place = FacePlace(source: typeface.source, index: typeface.index)
    varies = !typeface.axes.isEmpty
    self.faces = faces
    heldTypeface = typeface
    opening = Mutex(nil)
  }

  /// A face that is opened when it is wanted; one that cannot be is passed over.
  init(
    family: String, weights: ClosedRange<Double>, style: FontStyle = .normal, widthClass: Int = 5,
    varies: Bool, from place: FacePlace, in faces: OpenFonts,
    open: @escaping @Sendable () -> Typeface?
  ) {
    self.family = family
    self.weights = weights
    styles = FaceStyles(style)
    hasDeclaredStyle = false
    self.widthClass = widthClass
    self.varies = varies
    self.place = place
    self.faces = faces
    heldTypeface = nil
    opening = Mutex(Opening(open: open))
  }

  /// The face itself; nil where its file turned out to be unusable.
  var typeface: Typeface? {
    if let heldTypeface { return heldTypeface }
    return opening.withLock { opening in
      if let typeface = opening?.typeface { return typeface }
      let typeface = opening?.open()
      opening?.typeface = typeface
      if typeface == nil { opening = nil }
      return typeface
    }
  }

  /// Tells which face it stands for.
  ///
  /// Two documents that name one file have entries of their own.
  var identity: ObjectIdentifier {
    heldTypeface.map(ObjectIdentifier.init) ?? ObjectIdentifier(self)
  }

  /// What the face has for a style; one that varies has to be opened to know.
  func served(for style: FontStyle) -> ServedStyle {
    let known = varies && !hasDeclaredStyle ? typeface?.styles : nil
    return (known ?? styles).served(for: style)
  }

  /// The face at the place in its design space that `font` asks for, its weight kept to those
  /// that the entry serves.
  func instance(for font: Font) -> FontInstance? {
    guard let typeface else { return nil }
    var font = font
    let weight = min(max(font.weight.value, weights.lowerBound), weights.upperBound)
    font.weight = FontWeight(weight) ?? font.weight
    let position = typeface.position(for: font, served(for: font.style))
    return faces.instance(of: typeface, at: position)
  }
}
