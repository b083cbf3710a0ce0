import CPickerICU
import PickerText

/// A summary of a font family: its weights, styles, variation axes and the scripts it covers.
public struct FontFamilyListing: Hashable, Sendable {
  /// The family name in the files or in the declaration.
  public var name: String
  /// The weights of the upright faces, lightest first; a range for a variable face.
  public var weights: [ClosedRange<Double>]
  /// The styles that faces of the family cover; other styles are synthesised from upright faces.
  public var styles: [FontStyle]
  /// The variation axes of its faces.
  public var axes: [FontAxis]
  /// The English names of the scripts it covers, such as `Latin`; includes `Emoji`.
  public var scripts: [String]
  /// The paths of the files, `bundled:` followed by the name of a bundled file, or `memory:` followed by a digest
  /// of the bytes of a font in memory.
  public var sources: [String]
}

extension FontLibrary {
  /// The names of all families, the bundled ones first, in the order in which they were added.
  ///
  /// - Complexity: O(*families*): opens no file.
  public var familyNames: [String] { families.map(\.name) }

  /// All families, the bundled ones first, in the order in which they were added.
  ///
  /// ICU determines the scripts: without it there are none. The current budget can stop the work.
  ///
  /// - Complexity: O(*files*): opens every file that is not open yet.
  public var listing: [FontFamilyListing] {
    families.map(FontFamilyListing.init)
  }
}

extension FontFamilyListing {
  fileprivate init(_ family: FontFamily) {
    let faces = family.entries.compactMap(\.typeface)
    let upright = family.entries.filter { $0.styles.isUpright }
    name = family.name
    weights = Set((upright.isEmpty ? family.entries : upright).map(\.weights))
      .sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    styles = FontStyle.allCases.filter { style in
      faces.contains { $0.styles.has(style) }
    }
    axes = faces.flatMap(\.axes).unique
    scripts = FontFamilyListing.scripts(of: faces)
    sources = faces.map(\.source).unique
  }

  /// The scripts whose sample character is covered, in alphabetical order.
  private static func scripts(of faces: [Typeface]) -> [String] {
    guard ICU.isOpen(to: "list scripts") else { return [] }
    var names = samples.filter { sample in
      faces.contains { $0.characters.contains(sample.scalar.value) }
    }.map(\.name)
    if faces.contains(where: \.isEmoji) { names.append("Emoji") }
    return names.sorted()
  }

  /// A sample character of each script.
  private static let samples: [(name: String, scalar: Unicode.Scalar)] =
    (0..<picker_icu_script_count()).compactMap { script in
      let units = [UInt16](unsafeUninitializedCapacity: 8) { buffer, count in
        count = Int(picker_icu_script_sample(script, buffer.baseAddress, 8))
      }
      let text = String(decoding: units, as: UTF16.self)
      // Skips aliases such as Jpan, which combine several scripts: their sample belongs to one of these.
      guard let scalar = text.unicodeScalars.first, picker_icu_script(scalar.value) == script,
        script != picker_icu_script_common(), script != picker_icu_script_inherited(),
        let name = picker_icu_script_name(script)
      else { return nil }
      return (String(cString: name).replacing("_", with: " "), scalar)
    }
}

extension Array where Element: Hashable {
  /// The distinct elements, in order of first occurrence.
  fileprivate var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
