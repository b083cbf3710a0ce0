import PickerCheck
import PickerControls
import PickerGeometry
import PickerLimits
import PickerTestSupport
import PickerText

/// A document of a control, by default measured with one character as one point square at size 1.
func document(
  _ control: some Control, name: String = "a.json", settings: CheckSettings = CheckSettings(),
  fonts: any FontCatalog = MonospaceMeasurer()
) throws -> CheckDocument {
  var document = try Document(json: Array(#"{"type": "text"}"#.utf8), fonts: fonts)
  document.control = AnyControl(control)
  document.check = settings
  return CheckDocument(name: name, document)
}

extension LayoutCheck {
  /// A check of one control in its source language.
  init(
    _ control: some Control, widths: [Double], textScales: [Double] = [1],
    settings: CheckSettings = CheckSettings(), fonts: any FontCatalog = MonospaceMeasurer()
  ) throws {
    self.init(
      documents: [try document(control, settings: settings, fonts: fonts)], widths: widths,
      textScales: textScales)
  }

  /// Everything found, of one kind or of all.
  func findings(_ code: FindingCode? = nil) throws -> [Finding] {
    try run().findings.filter { code == nil || $0.code == code }
  }
}

/// Chips of bare texts: one character is one point square, gaps are one point; by default their hit regions are not
/// looked at.
func chips(
  _ items: [Chip], id: String? = nil, width: Double? = nil, minTarget: Double? = 0
) -> Chips {
  var style = ItemStyle()
  style.minTarget = minTarget
  style.padding = .zero
  style.border = .zero
  return Chips(items: items) {
    $0.container = Container(id: id, width: width)
    $0.font = Font(size: 1)
    $0.itemSpacing = 1
    $0.rowSpacing = 0
    $0.alignment = .leading
    $0.chip = style
  }
}

/// Segments of bare texts, without gaps; by default their hit regions are not looked at.
func segmented(
  _ items: [Segment], _ strategies: NarrowStrategy..., minTarget: Double? = 0
) -> Segmented {
  var style = ItemStyle()
  style.minTarget = minTarget
  style.padding = .zero
  return Segmented(items: items) {
    $0.container = Container()
    $0.font = Font(size: 1)
    $0.spacing = 0
    $0.segment = style
    $0.whenNarrow = strategies
  }
}
