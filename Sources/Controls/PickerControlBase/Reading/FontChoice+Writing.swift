import PickerJSON
import PickerText
import PickerTree

extension FontChoice: ScopedWritable {
  /// Writes an object of the properties that are set.
  package func write(_ scope: ReadingScope, to json: inout JSONWriter) {
    json.object { FontChoice.fields.writeChanges(of: self, from: FontChoice(), scope, to: &$0) }
  }
}

extension FontChoice {
  /// The properties in which a font differs from the one that it inherits from.
  init(_ font: Font, over base: Font) {
    func changed<Value: Equatable>(_ value: Value, _ inherited: Value) -> Value? {
      value == inherited ? nil : value
    }
    self.init(
      families: changed(font.families, base.families), size: changed(font.size, base.size),
      weight: changed(font.weight, base.weight), style: changed(font.style, base.style),
      opticalSize: changed(font.opticalSize, base.opticalSize),
      letterSpacing: changed(font.letterSpacing, base.letterSpacing),
      lineMetrics: changed(font.lineMetrics, base.lineMetrics),
      features: font.features.added(to: base.features),
      variations: font.variations.added(to: base.variations))
    sizeAdjust = changed(font.sizeAdjust, base.sizeAdjust)
    guard
      font.lineHeight != base.lineHeight || font.lineHeightPercentage != base.lineHeightPercentage
    else { return }
    (lineHeight, lineHeightPercentage) = (font.lineHeight, font.lineHeightPercentage)
  }
}

extension Array where Element: Equatable {
  /// The elements behind those that are inherited; all of them if these are others.
  fileprivate func added(to inherited: [Element]) -> [Element] {
    starts(with: inherited) ? Array(dropFirst(inherited.count)) : self
  }
}

/// Families, which are written as one or as a list.
struct FamilyList: JSONWritable, Equatable {
  let names: [String]

  func write(to json: inout JSONWriter) {
    if names.count == 1 { json.string(names[0]) } else { names.write(to: &json) }
  }

  static var writtenSchema: JSONSchema { .anyOf([.text, .list(of: .text)]) }
}

/// OpenType features, of which the last one of a tag counts.
struct FeatureList: JSONWritable, Equatable {
  let features: [FontFeature]

  init(_ features: [FontFeature]) { self.features = features }

  func write(to json: inout JSONWriter) {
    guard features.allSatisfy({ $0.range == nil }) else {
      return json.refuse("has a feature for a part of a text")
    }
    JSONCodec<[FontFeature]>.features.write(features.lastOfEach { $0.tag }, &json)
  }

  static var writtenSchema: JSONSchema { JSONCodec<[FontFeature]>.features.writtenSchema() }
}

/// Positions on variation axes, of which the last one of an axis counts.
struct VariationList: JSONWritable, Equatable {
  let variations: [FontVariation]

  init(_ variations: [FontVariation]) { self.variations = variations }

  func write(to json: inout JSONWriter) {
    JSONCodec<[FontVariation]>.variations.write(variations.lastOfEach { $0.tag }, &json)
  }

  static var writtenSchema: JSONSchema { JSONCodec<[FontVariation]>.variations.writtenSchema() }
}

extension Array {
  /// The elements without those whose tag a later one has: an object has each key once.
  fileprivate func lastOfEach(_ tag: (Element) -> String) -> [Element] {
    enumerated().filter { place, element in
      !self[(place + 1)...].contains { tag($0) == tag(element) }
    }.map { $0.element }
  }
}
