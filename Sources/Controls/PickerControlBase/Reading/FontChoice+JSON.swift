import PickerJSON
import PickerText
import PickerTree

extension FontChoice: ScopedReadable {
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    try self.init(reading: json, scope, inheriting: scope.families)
  }

  /// - Parameter families: The inherited families, whose axes `variations` may name.
  fileprivate init(
    reading json: JSONValue, _ scope: ReadingScope, inheriting families: [String]
  ) throws(JSONError) {
    guard json.kind != .string else {
      self = try scope.fontStyle(json)
      return
    }
    self.init()
    try FontChoice.fields.read(try json.object(), into: &self, scope)
    if let member = try json.object()["variations"] {
      try scope.check(variations, of: self.families ?? families, at: member)
    }
  }

  package static var schema: JSONSchema {
    .shared("font") {
      .anyOf([
        .text(matching: "^[A-Za-z][0-9A-Za-z]*$").described(
          "The name of a font style of the theme, such as title."), objectSchema,
      ])
    }
  }

  /// The schema of a font object.
  package static var objectSchema: JSONSchema { .shared("fontObject") { fields.schema } }

  static let fields = DocumentFields<FontChoice>([
    Field("family", schema: .anyOf([.text, .list(of: .text, count: 1...Int.max)])) {
      (json, font, scope) throws(JSONError) in
      font.families = try families(json, scope)
    }.written { $0.families.map(FamilyList.init) }.doc(
      "Families in order of preference; unavailable ones are skipped; default: Inter."),
    Field("size", .positiveLength) { $0.size = $1 }.written { $0.size }.doc(
      "Points per em; default: 16, in segmented controls 12."),
    Field("weight") { $0.weight = $1 }.written { $0.weight }.doc(
      "1 to 1000, or a name such as medium; default: regular, in chips medium, in titles of panels semibold."
    ),
    Field("style") { $0.style = $1 }.written { $0.style }.doc(
      "The style: upright, italic or oblique; default: normal."),
    Field("sizeAdjust") { $0.sizeAdjust = $1 }.written { $0.sizeAdjust }.doc(
      "The x-height of every face: a fraction of the size, fromFont (the first face's), or none; default: none."
    ),
    Field("opticalSize") { $0.opticalSize = $1 }.written { $0.opticalSize }.doc(
      "The optical size in points; auto is the size; default: auto."),
    Field("letterSpacing", .length(atLeast: -maximumLength)) { $0.letterSpacing = $1 }.written {
      $0.letterSpacing
    }.doc("Points added after every character; default: 0."),
    .relativeLength("lineHeight") { ($0.lineHeight, $0.lineHeightPercentage) = ($1, $2) }.written {
      RelativeLength(points: $0.lineHeight, percent: $0.lineHeightPercentage)
    }.doc("Points from baseline to baseline, or a percentage of the size; default: the font's."),
    Field("lineMetrics") { $0.lineMetrics = $1 }.written { $0.lineMetrics }.doc(
      "Whether ascent and descent are rounded to whole points, as browsers do; default: exact."),
    Field("features", .features) { $0.features = $1 }.written { FeatureList($0.features) }.doc(
      "OpenType features, such as '{\"tnum\": 1}'; default: none."),
    Field("variations", .variations) { $0.variations = $1 }.written { VariationList($0.variations) }
      .doc("Axes of a variable font, such as '{\"slnt\": -10}'; default: none."),
  ])

  /// The available families, beginning with the primary one.
  ///
  /// - Throws: `$.font.family: no font of the family "Comic" is loaded` if there is none.
  private static func families(
    _ json: JSONValue, _ scope: ReadingScope
  ) throws(JSONError) -> [String] {
    var listed = [json]
    if json.kind == .array { listed = Array(try json.array()) }
    guard let first = listed.first else {
      throw json.error("must name at least one family, is empty")
    }
    var (known, missing): ([String], [String]) = ([], [])
    for element in listed {
      let name = try element.string()
      guard scope.fonts.contains(family: name) else {
        missing.append(name)
        continue
      }
      // A repeated name changes nothing, and every label would look at it again.
      let key = name.asciiLowercased
      if !known.contains(where: { $0.asciiLowercased == key }) { known.append(name) }
    }
    guard !known.isEmpty else {
      var error = first.error("no font of the family \(missing[0].quotedInMessage) is loaded")
      error.subject = .fontFamily
      throw error
    }
    for name in missing { scope.missing.include(name) }
    return known
  }
}

extension ReadingScope {
  /// Reads the name of a font style of the theme, of the classic one if there is none.
  fileprivate func fontStyle(_ json: JSONValue) throws(JSONError) -> FontChoice {
    let theme = style?.theme ?? BuiltInTheme.classic.theme
    let name = try json.string()
    if let style = theme.fontStyle(name), style.kind == .object {
      return try FontChoice(reading: style, self)
    }
    let names = theme.fontStyleNames
    let near = nearest(to: name, among: names).map { ", did you mean \($0.quotedInMessage)?" }
    throw json.error(
      "the theme has no font style \(name.quotedInMessage)"
        + (near ?? ", expected one of \(names.joined(separator: ", ")) or an object"))
  }

  /// Throws if no face of the families has an axis, instead of ignoring the setting.
  fileprivate func check(
    _ variations: [FontVariation], of families: [String], at json: JSONValue
  ) throws(JSONError) {
    guard !variations.isEmpty else { return }
    let axes = families.flatMap { fonts.axes(ofFamily: $0) }
    for variation in variations where !axes.contains(variation.tag) {
      let known = axes.isEmpty ? "has no axes" : "has " + axes.joined(separator: ", ")
      let family = families.first ?? Font.defaultFamilies[0]
      throw json.error("no axis \(variation.tag.quotedInMessage): \(family) \(known)")
    }
  }
}

extension Field where Scope == ReadingScope {
  /// A partial font, resolved against the current font of the property.
  package static func font(
    _ key: String, _ get: @escaping @Sendable (Root) -> Font,
    _ set: @escaping @Sendable (inout Root, Font) -> Void
  ) -> Field {
    Field(key, schema: FontChoice.schema) { (json, root, scope) throws(JSONError) in
      let font = get(root)
      let choice = try FontChoice(reading: json, scope, inheriting: font.families)
      set(&root, choice.resolved(against: font))
      // An option may name a family that lacks the axes of the document's font.
      guard json.kind == .object, let family = try json.object()["family"] else { return }
      try scope.check(get(root).variations, of: choice.families ?? [], at: family)
    }
    .written { key, root, base, scope, json in
      let (font, inherited) = (get(root), get(base))
      guard font != inherited else { return }
      json.key(key)
      FontChoice(font, over: inherited).write(scope, to: &json)
    }
    .doc("The font, such as '{\"size\": 20}' or title; default: the control's.")
  }
}
