// A renderer of one's own in 130 lines: draws a tree with the commands of an HTML canvas.
//
//     swift run OwnRenderer > canvas.html
//
// A renderer visits the nodes of a tree in paint order. `walk` keeps the stack of ancestors and passes down what nodes
// inherit; a `NodeView` knows where its node is in the whole. What this renderer cannot draw is an error of a type of
// its own, so that nothing is left out in silence.

import PickerLayout

let panel = try Document(
  json: Array(
    """
    {"type": "stack", "spacing": 12, "padding": 12, "fill": "white", "cornerRadius": 16, "items": [
      {"type": "segmented", "items": ["Day", "Week", "Month"], "selected": "Week", "width": 240},
      {"type": "chips", "width": 240, "items": ["tea", {"text": "milk", "selected": true}]}
    ]}
    """.utf8))
let page = try CanvasRenderer().render(panel.layout(), outlines: panel.outlines)
print(String(decoding: page, as: UTF8.self))

let sunset = try Document(
  json: Array(
    """
    {"type": "shape", "shape": "circle", "width": 100, "fill": {"linear": {"stops": ["gold", "tomato"]}}}
    """.utf8))
do {
  _ = try CanvasRenderer().render(sunset.layout(), outlines: sunset.outlines)
} catch {
  print("<!-- \(error) -->")
}
