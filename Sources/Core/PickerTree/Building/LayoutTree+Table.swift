import PickerGeometry

extension LayoutTree {
  /// A table of a tree, with what embedding needs to know about it.
  package struct Table: Sendable {
    /// The name of the property that holds the table.
    package let name: String
    /// The references by index to entries of the table.
    let reference: Reference
    /// The number of entries.
    let count: @Sendable (Tables) -> Int
    /// Appends the entries of another tree, with their own references shifted.
    let append: @Sendable (inout Tables, Tables, borrowing Embedding) -> Void

    /// The references to the entries of a table.
    enum Reference: Hashable, Sendable {
      case id, paint, effects, content(ContentTable)
      /// Labels refer to fonts; nodes do not.
      case font
      /// Nothing.
      case none
    }
  }
}

extension LayoutTree.Table {
  /// Every table of a tree. Tables that describe a complete tree (`trace`, `breakpoints`, colours) are not embedded.
  package static let all: [LayoutTree.Table] = [
    LayoutTree.Table("reserved", .none, { $0.reserved.count }) { tables, other, embedding in
      // Sizes are indexed like ids, so the ids before them need an entry, too.
      guard !other.reserved.isEmpty else { return }
      let missing = Int(embedding.ids) - tables.reserved.count
      tables.reserved += repeatElement(nil, count: max(0, missing))
      tables.reserved += other.reserved
    },
    LayoutTree.Table("ids", .id, { $0.ids.count }) { tables, _, embedding in
      tables.ids += embedding.newIDs
    },
    LayoutTree.Table("paints", .paint, { $0.paints.count }) { tables, other, _ in
      tables.paints += other.paints
    },
    LayoutTree.Table("effects", .effects, { $0.effects.count }) { tables, other, _ in
      tables.effects += other.effects
    },
    LayoutTree.Table("labels", .content(.labels), { $0.labels.count }) { tables, other, embedding in
      for label in other.labels {
        tables.labels.append(label)
        tables.labels[tables.labels.count - 1].font += Int(embedding.fonts)
      }
    },
    LayoutTree.Table("fonts", .font, { $0.fonts.count }) { tables, other, _ in
      tables.fonts += other.fonts
    },
    LayoutTree.Table("icons", .content(.icons), { $0.icons.count }) { tables, other, _ in
      tables.icons += other.icons
    },
    LayoutTree.Table("images", .content(.images), { $0.images.count }) { tables, other, _ in
      tables.images += other.images
    },
    LayoutTree.Table("overflows", .content(.overflows), { $0.overflows.count }) {
      tables, other, embedding in
      for overflow in other.overflows {
        tables.overflows.append(Overflow(hiddenIDs: overflow.hiddenIDs.map(embedding.newID)))
      }
    },
    LayoutTree.Table("controlStates", .content(.controlStates), { $0.controlStates.count }) {
      tables, other, embedding in
      for state in other.controlStates {
        tables.controlStates.append(state)
        let ids = state.ids.map(embedding.moved)
        tables.controlStates[tables.controlStates.count - 1].ids = ids
      }
    },
    LayoutTree.Table("trace", .none, { $0.trace?.count ?? 0 }) { _, _, _ in },
    LayoutTree.Table("breakpoints", .none, { $0.breakpoints?.steps.count ?? 0 }) { _, _, _ in },
    LayoutTree.Table("background", .none, { $0.background == nil ? 0 : 1 }) { _, _, _ in },
    LayoutTree.Table("paper", .none, { $0.paper == nil ? 0 : 1 }) { _, _, _ in },
    LayoutTree.Table("foreground", .none, { $0.foreground == nil ? 0 : 1 }) { _, _, _ in },
  ]

  private init(
    _ name: String, _ reference: Reference, _ count: @escaping @Sendable (LayoutTree.Tables) -> Int,
    append:
      @escaping @Sendable (
        inout LayoutTree.Tables, LayoutTree.Tables, borrowing LayoutTree.Embedding
      ) -> Void
  ) {
    self.name = name
    self.reference = reference
    self.count = count
    self.append = append
  }
}

extension LayoutTree {
  /// The new ids and the index offsets of a tree that is embedded in another one.
  package struct Embedding {
    /// The number of nodes before its own.
    let nodes: Int
    /// The new names of its ids, in their order.
    let newIDs: [String]
    /// The new names by the old ones; empty if nothing but nodes refers to ids.
    private var renamed: [String: String] = [:]
    /// The prefix of names that are not among its ids, such as those of hidden controls.
    private var prefix = ""
    /// The number of entries of each table before its own.
    private(set) var ids: Int32 = 0
    private(set) var paints: Int32 = 0
    private(set) var effects: Int32 = 0
    package private(set) var fonts: Int32 = 0
    /// The numbers of entries of the tables of contents; empty if they are all 0.
    private var contents: [Int32] = []

    /// The embedding of a tree without table entries, or into a tree without any.
    package init(at nodes: Int = 0) {
      self.nodes = nodes
      newIDs = []
    }

    init(into tree: LayoutTree, of other: LayoutTree, newIDs: [String], prefix: String) {
      nodes = tree.nodes.count
      self.newIDs = newIDs
      if !other.warnings.isEmpty || !other.overflows.isEmpty {
        for (id, name) in zip(other.ids, newIDs) { renamed[id] = name }
        self.prefix = prefix
      }
      contents = [Int32](repeating: 0, count: ContentTable.allCases.count)
      let tables = tree.tables
      for table in Table.all {
        let count = Int32(truncatingIfNeeded: table.count(tables))
        switch table.reference {
        case .id: ids = count
        case .paint: paints = count
        case .effects: effects = count
        case .content(let content): contents[content.rawValue] = count
        case .font: fonts = count
        case .none: break
        }
      }
    }

    /// Returns the new name of an id.
    func newID(_ id: String) -> String { renamed[id] ?? prefix + id }

    /// Returns the positions of ids among those of the tree that embeds them.
    func moved(_ ids: Range<Int>) -> Range<Int> {
      ids.lowerBound + Int(self.ids)..<ids.upperBound + Int(self.ids)
    }

    /// Returns a node of the tree with its references shifted.
    package func moved(_ node: LayoutNode) -> LayoutNode {
      var node = node
      node.end += Int32(truncatingIfNeeded: nodes)
      if node.id >= 0 { node.id += ids }
      if node.paint >= 0 { node.paint += paints }
      if node.effects >= 0 { node.effects += effects }
      if node.content >= 0, !contents.isEmpty {
        node.content += contents[node.role.traits.content.rawValue]
      }
      return node
    }
  }
}
