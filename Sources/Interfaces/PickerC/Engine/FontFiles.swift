import CPickerLayout
import PickerBlock
import PickerControls
import PickerLayout

extension FontFile {
  /// The fonts that options add.
  ///
  /// - Throws: `Failure`: `fonts[1] has both a path and bytes`.
  static func files(of options: pl_engine_options) throws(Failure) -> [FontFile] {
    let files = try UnsafeBufferPointer(
      checking: options.fonts, count: options.font_count, "options.fonts")
    var result: [FontFile] = []
    for (position, file) in files.enumerated() {
      result.append(
        try element(position) { () throws(Failure) in
          try FontFile(file, "options.fonts[\(position)]")
        })
    }
    return result
  }

  private init(_ file: pl_font_file, _ name: String) throws(Failure) {
    let family = try file.family.text("\(name).family")
    let path = try file.path.path("\(name).path")
    let bytes = try UnsafeBufferPointer(
      checking: file.bytes, count: file.byte_count, "\(name).bytes")
    let weights = try file.weights(name)
    let style: FontStyle? =
      file.style == Int32(PL_STYLE_FROM_FILE)
      ? nil : try Constants.styles.value(of: file.style, "style")
    guard (path == nil) != (file.bytes == nil) else {
      let number = path == nil ? "neither a path nor" : "both a path and"
      throw .argument("\(name) has \(number) bytes")
    }
    guard file.index >= 0 else {
      throw .argument("\(name).index must be at least 0, is \(file.index)")
    }
    let index = Int(file.index)
    if let path {
      self.init(family: family, path: path, weights: weights, style: style, index: index)
    } else {
      self.init(family: family, bytes: Array(bytes), weights: weights, style: style, index: index)
    }
  }
}

extension pl_font_file {
  /// The weights that the face covers; nil: the file's.
  fileprivate func weights(_ name: String) throws(Failure) -> ClosedRange<Double>? {
    if min_weight == 0, max_weight == 0 { return nil }
    guard min_weight >= 1, min_weight <= max_weight, max_weight <= 1000 else {
      throw .argument(
        "\(name): weights must be 1 to 1000 and in order, are \(min_weight) and \(max_weight)")
    }
    return min_weight...max_weight
  }
}
