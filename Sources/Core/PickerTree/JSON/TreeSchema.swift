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

  private static var nestedSchema: JSONSchema {
    schema(of: [("root", LayoutNode.schema)], requiring: "root")
  }

  private static var flatSchema: JSONSchema {
    schema(
      of: [
        ("nodes", .list(of: .shared("flatNode") { FlatNode.fields.writtenSchema })),
        ("paints", .list(of: Paint.writtenSchema)),
        ("labels", .list(of: .shared("treeLabel") { LabelRecord.fields.writtenSchema })),
        ("fonts", .list(of: Font.writtenSchema)),
      ], requiring: "nodes")
  }

  /// - Parameters:
  ///   - nodes: The members that represent the nodes.
  ///   - key: The one of them that is required.
  private static func schema(of nodes: [JSONSchema.Member], requiring key: String) -> JSONSchema {
    let derived: [JSONSchema.Member] = [
      ("artwork", .list(of: Artwork.writtenSchema)),
      ("hits", .list(of: NamedRegion.fields.writtenSchema)),
      ("navigation", .list(of: NamedStop.fields.writtenSchema)),
    ]
    let rest = TreeRest.fields.writtenMembers.all
    return .object(
      JSONSchema.Members(
        TreeHead.fields.writtenMembers.all + nodes + derived + rest,
        required: ["version", "type", "size", key]))
  }
}

extension LayoutNode {
  /// The schema of a node, with members in the order in which they are written.
  static var schema: JSONSchema {
    .shared("treeNode") {
      NestedNode.fields.writtenSchema.adding([("children", .list(of: LayoutNode.schema))])
    }
  }
}

extension JSONSchema {
  /// The schema of a width or height.
  static var extent: JSONSchema { .number(in: 0 ... .infinity) }
}
