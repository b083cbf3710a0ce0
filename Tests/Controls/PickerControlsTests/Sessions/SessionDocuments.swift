import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

/// Reads a document whose texts are measured as one square a character.
func sessionDocument(_ json: String) throws -> Document {
  try Document(json: Array(json.utf8), fonts: MonospaceMeasurer())
}

/// Begins a session of a document.
func session(
  of json: String, within proposal: ProposedSize = .asDeclared, at time: Double = 0
) throws -> any ControlSession {
  try #require(try sessionDocument(json).session(within: proposal, at: time))
}

/// Three segments of 10 × 4 points, one apart, without padding.
func segments(_ keys: String = #""selected": 0"#) -> String {
  #"""
  {"type": "segmented", "id": "s", "width": 32, "height": 4, "padding": 0, "spacing": 1,
   "font": {"size": 1}, "segment": {"padding": 0}, "items": ["a", "b", "c"], \#(keys)}
  """#
}

/// Chips of bare texts: one character is one point square, gaps are one point.
func chipsDocument(_ items: String, width: Double, _ keys: String = #""wrap": "wrap""#) -> String {
  #"""
  {"type": "chips", "id": "c", "width": \#(width), "font": {"size": 1}, "alignment": "leading",
   "spacing": 1, "chip": {"padding": 0, "border": 0}, "items": [\#(items)], \#(keys)}
  """#
}

/// A picker of a grey with two sliders, 200 points wide.
let greyDocument = #"""
  {"type": "colorPicker", "id": "grey", "space": "greyscale", "width": 200,
   "controls": ["slider(white)", "slider(alpha)"]}
  """#

/// Three pages of 100 × 50 points, whose dots are at x = 30, 46 and 62, y = 22, 8 points in size.
func carouselDocument(_ keys: String = #""count": 3"#) -> String {
  #"{"type": "carousel", "id": "p", "width": 100, "height": 50, \#(keys)}"#
}

extension LayoutTree {
  /// The centre of the first node of a role.
  func center(of role: Role) -> Point? { nodes(role: role).first?.absoluteFrame.center }
}
