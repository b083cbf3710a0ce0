import CPickerICU
import PickerText

/// What there is to say of a family: its weights, what it can be varied by, the scripts it covers.
public struct FontFamilyListing: Hashable, Sendable {
  /// As it is written in the files or where it was declared.
  public var name: String
  /// One for each upright face, lightest first; a range for a variable one.
  public var weights: [ClosedRange<Double>]
  /// Those it has faces for; every other is made of upright ones.
  public var styles: [FontStyle]
  /// What its faces can be varied by.
  public var axes: [FontAxis]
  /// The English names of scripts whose letters it has, such as `Latin`; `Emoji` among them.
  public var scripts: [String]
  /// Paths of files, or `bundled:` and a name.
  public var sources: [String]
}

extension FontLibrary {
  /// All families, those that are compiled in first, in the order in which they came.
  ///
  /// - Complexity: Opens every file that is not open yet.
  public var listing: [FontFamilyListing] {
    order.compactMap { families[$0].map(FontFamilyListing.init) }
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

  /// Those a typical character of which is there, in alphabetical order.
  private static func scripts(of faces: [Typeface]) -> [String] {
    var names = samples.filter { sample in
      faces.contains { $0.characters.contains(sample.scalar.value) }
    }.map(\.name)
    if faces.contains(where: \.isEmoji) { names.append("Emoji") }
    return names.sorted()
  }

  /// A typical character of each script.
  private static let samples: [(name: String, scalar: Unicode.Scalar)] =
    (0..<picker_icu_script_count()).compactMap { script in
      let units = [UInt16](unsafeUninitializedCapacity: 8) { buffer, count in
        count = Int(picker_icu_script_sample(script, buffer.baseAddress, 8))
      }
      let text = String(decoding: units, as: UTF16.self)
      // Some scripts are others together, such as Jpan; their samples are of one of those.
      guard let scalar = text.unicodeScalars.first, picker_icu_script(scalar.value) == script,
        script != picker_icu_script_common(), script != picker_icu_script_inherited(),
        let name = picker_icu_script_name(script)
      else { return nil }
      return (String(cString: name).replacing("_", with: " "), scalar)
    }
}

extension Array where Element: Hashable {
  /// The elements, each once, in the order in which they came.
  fileprivate var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
