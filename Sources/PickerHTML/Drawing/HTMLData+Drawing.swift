import PickerControls
import PickerGeometry
import PickerJSON
import PickerTree

extension ControlScript {
  /// Drawings: the layers that can be dragged, each with the map of directions in the picture to those around it.
  static let drawing = ControlScript(kind: Drawing.type) { data, placed, json in
    data.needsEngine = true
    json.object { json in
      data.writeHead(of: placed, to: &json)
      json.key("layers")
      json.array { json in
        for layer in placed.draggableLayers { data.tree.write(draggable: layer, to: &json) }
      }
    }
  }
}

extension PlacedControl {
  /// The positions of the layers that can be dragged.
  var draggableLayers: [Int] {
    (control as? InteractiveDrawing)?.layers.map { node + $0 } ?? []
  }
}

extension LayoutTree {
  /// Writes nothing of a layer that is in one without extent.
  fileprivate func write(draggable layer: Int, to json: inout JSONWriter) {
    guard let map = try? transform(of: path(to: layer).dropLast()).inverted() else { return }
    json.object { json in
      json.member("node", integer: layer)
      json.key("id")
      if let id = id(of: nodes[layer]) { json.string(id) } else { json.null() }
      json.key("map")
      json.array { json in
        for factor in [map.a, map.b, map.c, map.d] { json.number(factor) }
      }
    }
  }
}
