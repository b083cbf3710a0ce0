import PickerColor
import PickerGeometry
import PickerJSON
import PickerText

extension LayoutTree {
  /// The JSON Schema of the output of ``json(form:pretty:)``, in either form.
  public static var schema: JSONSchema {
    .shared("tree") {
      .having("nodes", flatSchema, otherwise: nestedSchema)
        .described("A layout tree: every box, in paint order.")
    }
  }

  private typealias Members = [(key: String, schema: JSONSchema)]

  private static var nestedSchema: JSONSchema {
    let members = head + [("root", LayoutNode.schema), artwork] + rest
    return .object(JSONSchema.Members(members, required: ["version", "type", "size", "root"]))
  }

  private static var flatSchema: JSONSchema {
    let tables: Members = [
      ("nodes", .list(of: .shared("flatNode") { NodeRecord.flat.writtenSchema })),
      ("paints", .list(of: Paint.writtenSchema)),
      ("labels", .list(of: .shared("treeLabel") { LabelRecord.fields.writtenSchema })),
      ("fonts", .list(of: Font.schema)), artwork,
    ]
    return .object(
      JSONSchema.Members(head + tables + rest, required: ["version", "type", "size", "nodes"]))
  }

  private static var artwork: (key: String, schema: JSONSchema) {
    ("artwork", .list(of: Artwork.writtenSchema))
  }

  private static var head: Members {
    [
      ("version", .constant(1)), ("type", .text), ("size", Size.schema), ("detail", Detail.schema),
      ("background", Color.writtenSchema), ("paper", Color.writtenSchema),
      ("foreground", Color.writtenSchema),
    ]
  }

  private static var rest: Members {
    [
      ("hits", .list(of: HitRegion.schema)), ("navigation", .list(of: NavigationStop.schema)),
      ("trace", .list(of: RowBreak.schema)), ("breakpoints", BreakpointTable.schema),
      ("transition", Transition.schema), ("warnings", .list(of: Warning.schema)),
    ]
  }
}

extension LayoutNode {
  /// The schema of a node, with members in the order in which they are written.
  static var schema: JSONSchema {
    .shared("treeNode") {
      NodeRecord.nested.writtenSchema.adding([("children", .list(of: LayoutNode.schema))])
    }
  }
}

extension JSONSchema {
  /// The schema of a width or height.
  static var extent: JSONSchema { .number(in: 0 ... .infinity) }
}
