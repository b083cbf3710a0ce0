import PickerGeometry
import PickerText
import PickerLimits

/// A face of a family: the styles it covers, and how it is opened on demand.
final class FaceEntry: Sendable {
  let family: String
  let weights: ClosedRange<Double>
  let styles: FaceStyles
  let widthClass: Int
  /// The origin of the face.
  let place: FacePlace
  /// Whether it may be a variable face.
  let isVariable: Bool
  /// The registry that contains the face and its instances.
  let faces: OpenFonts
  /// The style that a document declared, which overrides the axes of the face; nil: none.
  let declaredStyle: FontStyle?

  /// The face that the entry keeps open; nil if the face is opened on demand.
  let heldTypeface: Typeface?

  /// How a face is opened on demand, and the face while something else retains it.
  private struct Opening {
    let open: @Sendable () -> Typeface?
    weak var typeface: Typeface?
  }

  /// Nil if the face is kept open, or its file proved unusable.
  private let opening: Mutex<Opening?>

  /// Creates an entry that keeps its face open; `family`, `weights` and `style` override those in the file.
  init(
    _ typeface: Typeface, in faces: OpenFonts, family: String? = nil,
    weights: ClosedRange<Double>? = nil, style: FontStyle? = nil
  ) {
    self.family = family ?? typeface.family
    self.weights = weights ?? typeface.weights
    styles = style.map(FaceStyles.init) ?? typeface.styles
    declaredStyle = style
    widthClass = typeface.widthClass
    place = FacePlace(source: typeface.source, index: typeface.index)
    isVariable = !typeface.axes.isEmpty
    self.faces = faces
    heldTypeface = typeface
    opening = Mutex(nil)
  }

  /// Creates an entry that opens its face on demand; it is skipped if that fails.
  init(
    family: String, weights: ClosedRange<Double>, style: FontStyle = .normal, widthClass: Int = 5,
    isVariable: Bool, from place: FacePlace, in faces: OpenFonts,
    open: @escaping @Sendable () -> Typeface?
  ) {
    self.family = family
    self.weights = weights
    styles = FaceStyles(style)
    declaredStyle = nil
    self.widthClass = widthClass
    self.isVariable = isVariable
    self.place = place
    self.faces = faces
    heldTypeface = nil
    opening = Mutex(Opening(open: open))
  }

  /// The face, opened if necessary; nil if its file proved unusable.
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

  /// The identity of the face: the identity of the open face, which two documents with the same file share.
  var identity: ObjectIdentifier {
    heldTypeface.map(ObjectIdentifier.init) ?? ObjectIdentifier(self)
  }

  /// The style that the face provides for a requested one; a variable face has to be opened to know.
  func served(for style: FontStyle) -> ServedStyle {
    let known = isVariable && declaredStyle == nil ? typeface?.styles : nil
    return (known ?? styles).served(for: style)
  }

  /// Returns the face at the axis values that `font` requests, with the weight clamped to ``weights``.
  ///
  /// - Parameter browser: The browser to match; nil for none.
  func instance(for font: Font, matching browser: Browser?) -> FontInstance? {
    guard let typeface else { return nil }
    let position = typeface.position(
      for: font, served(for: font.style), weights: weights, matching: browser)
    return faces.instance(of: typeface, at: position)
  }

  /// Returns the x-height in em of the face at the size of `font`.
  func xHeight(for font: Font) -> Double? {
    typeface?.xHeight(for: font, served(for: font.style), weights: weights)
  }
}
