import PickerJSON
import PickerLimits
import PickerText

/// What reading a document depends on beside the document.
package struct ReadingScope: Sendable {
  /// The fonts a document may name.
  var fonts: any FontCatalog
  /// What the document may still take.
  var budget = Budget()
  /// What a font that names no families has them from.
  var families = Font.defaultFamilies
  /// The moment that is drawn, in seconds; nil in controls that have none.
  var time: Double?

  /// Takes what a value asks for out of the document's budget.
  ///
  /// - Throws: `$.items[3].repeat: is beyond the limit of 4000000 path elements a document`
  func spend(_ amount: Int, of resource: Resource, at json: JSONValue) throws(JSONError) {
    guard budget.spend(amount, of: resource) else { throw json.error(budget.complaint) }
  }

  /// Takes the glyphs of a text out of the document's budget.
  func spend(glyphsOf text: String, at json: JSONValue) throws(JSONError) {
    try spend(text.unicodeScalars.count, of: .glyphs, at: json)
  }
}

extension DocumentSource {
  /// Takes what a key of the document asks for out of the document's budget.
  func spend(_ amount: Int, of resource: Resource, at key: String) throws(JSONError) {
    guard scope.budget.spend(amount, of: resource) else {
      throw error(at: key, scope.budget.complaint)
    }
  }
}

extension Budget {
  /// Why work had to stop, for messages.
  var complaint: String { (error ?? .cancelled).description }
}

extension JSONError {
  /// The error that a document takes too much.
  public init(_ error: LimitError, path: String = "$") {
    self.init(path: path, message: error.description)
  }
}
