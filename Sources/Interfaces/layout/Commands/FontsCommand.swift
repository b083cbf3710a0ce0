import PickerControls
import PickerLayout
import PickerShaping

/// `layout fonts`
struct FontsCommand: Command {
  /// The format of the list.
  enum ListForm: String, CaseIterable, OptionReadable {
    case json, tree
  }

  let page = CommandPage(
    name: "fonts",
    abstract: "Lists the font families: weights, styles, axes, scripts, and their files.",
    examples: [
      "layout fonts", "layout fonts --font-dir Fonts/Inter --format json",
      "layout fonts --system-fonts",
      "layout fonts --advances Inter:500:16 --advances Inter:400:12",
    ])
  private var format: ListForm?
  private var advances: [String] = []
  private var fonts = FontSourceOptions()

  var options: [CommandOption<FontsCommand>] {
    [
      .option("format", letter: "f", "The format; default: json when piped, tree on a terminal.") {
        $0.format = $1
      },
      .option(
        "advances", value: "family[:weight[:size]]",
        "Write the advances and the kerning of a font as JSON instead, with lengths in ems; may be repeated."
      ) { $0.advances.append($1) },
    ] + group("Fonts", FontSourceOptions.options) { try $1(&$0.fonts) }
  }

  func validate() throws {
    if format == .tree, !advances.isEmpty {
      throw ToolError(.usage, "--advances writes JSON, not --format tree")
    }
  }

  func run() throws {
    guard advances.isEmpty else { return try writeAdvances() }
    let measurer = try fonts.measurer()
    let families = try Budget().runWithoutDocument { measurer.library.listing }
    switch format ?? (StandardStream.output.isTerminal ? .tree : .json) {
    case .json: try StandardStream.output.write(families.json)
    case .tree: try StandardStream.output.write(Array(families.map(\.text).joined().utf8))
    }
  }

  private func writeAdvances() throws {
    let measurer = try fonts.measurer()
    let tables = try advances.map { argument in
      guard let table = AdvanceTable(argument: argument, measurer: measurer) else {
        throw ToolError(
          .usage,
          "--advances: expected a known family, a weight of 1 to 1000 and a size, found \"\(argument)\""
        )
      }
      return table
    }
    var json = JSONWriter()
    try Budget().runWithoutDocument {
      json.object { json in
        json.key("faces")
        json.array { json in
          for table in tables { table.write(to: &json) }
        }
      }
    }
    try StandardStream.output.write(json.bytes + [UInt8(ascii: "\n")])
  }
}

extension [FontFamilyListing] {
  fileprivate var json: [UInt8] {
    var json = JSONWriter()
    json.array { json in
      for family in self { family.write(to: &json) }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

extension FontFamilyListing {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("family", string: name)
      json.key("weights")
      json.array(inline: true) { json in
        for range in weights { range.write(to: &json) }
      }
      json.strings("styles", styles.map(\.rawValue))
      json.key("axes")
      json.object(inline: true) { json in
        for axis in axes {
          json.key(axis.tag)
          axis.range.write(to: &json)
        }
      }
      json.strings("scripts", scripts)
      json.strings("sources", sources)
    }
  }

  /// A readable entry of a few lines.
  fileprivate var text: String {
    let weights = weights.map(\.text).joined(separator: ", ")
    let axes = axes.map { "\($0.tag) \($0.range.text)" }.joined(separator: ", ")
    var text = "\(name.withControlsEscaped)\n  weights  \(weights)\n"
    text += "  styles   \(styles.map(\.rawValue).joined(separator: ", "))\n"
    if !axes.isEmpty { text += "  axes     \(axes)\n" }
    text += "  scripts  \(scripts.joined(separator: ", "))\n"
    return text + "  from     \(sources.joined(separator: ", "))\n"
  }
}

extension ClosedRange<Double> {
  /// Writes one number, or an array of the two ends.
  fileprivate func write(to json: inout JSONWriter) {
    guard lowerBound < upperBound else { return json.number(lowerBound) }
    json.array(inline: true) { json in
      json.number(lowerBound)
      json.number(upperBound)
    }
  }

  fileprivate var text: String {
    func plain(_ value: Double) -> String {
      value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
    return lowerBound < upperBound
      ? "\(plain(lowerBound))–\(plain(upperBound))" : plain(lowerBound)
  }
}

extension JSONWriter {
  fileprivate mutating func strings(_ name: String, _ values: [String]) {
    key(name)
    array(inline: true) { json in
      for value in values { json.string(value) }
    }
  }
}
