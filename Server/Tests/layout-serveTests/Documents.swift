import PickerControls
import PickerLayout
import PickerOutput

/// Documents for tests, and what the library makes of them.
enum Documents {
  static let small = #"{"type":"text","text":"A"}"#

  /// A drawing that takes minutes, where the limit of pixels allows it: ``patience``.
  static let endless = blurred(layers: 400)

  /// The same in few bytes, so that the server takes it for a small document. It takes only seconds.
  static let heavyAndSmall = blurred(layers: 120)

  private static func blurred(layers count: Int) -> String {
    let circle = ##"{"shape": "circle", "width": 2000, "fill": "#00BCD4"}"##
    let layers = (0..<count).map {
      #"{"id": "l\#($0)", "filter": [{"blur": 20}], "items": [\#(circle)]}"#
    }
    return #"{"type": "drawing", "width": 2000, "height": 2000, "layers": ["#
      + layers.joined(separator: ",") + "]}"
  }

  /// The limit with which a server lays ``endless`` out until its time is over.
  static let patience = "pixels=999999999999"

  /// Chips whose tree has several megabytes.
  static let long: String = {
    let items = (0..<3000).map { "\"word \($0)\"" }.joined(separator: ",")
    return
      #"{"type":"chips","detail":["glyphs","accessibility","hits","navigation"],"items":[\#(items)]}"#
  }()

  /// What the library makes of a document.
  static func layout(_ document: String, as format: OutputFormat = .json) throws -> String {
    let document = try Document(
      json: Array(document.utf8), fonts: TextMeasurer.shared, scheme: format.defaultScheme)
    let layout = DocumentLayout(try document.layout(), of: document)
    let bytes = try format.bytes(of: layout, as: RenderingOptions(), within: Budget())
    return String(decoding: bytes, as: UTF8.self)
  }
}
