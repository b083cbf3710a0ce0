import PickerGeometry
import PickerLimits
import PickerText
import PickerTree

/// Describes the elements that show a tree. Each node that shows or says something is an element, within the element
/// of its nearest ancestor that has one.
///
/// A list owns options only, so that what shows the rest of them follows it.
struct ElementDescriber {
  let tree: LayoutTree
  let accessibility: [Accessibility]
  let fonts: PageFonts
  /// For each font of the tree its families in CSS.
  let families: [String]
  /// Draws what CSS cannot say.
  let pictures: ElementPictures
  /// The position of the parent of each node; -1 for the root.
  let parents: [Int]
  let tabStops: TabStops
  /// Whether the complete control can be read but not used.
  let isDisabled: Bool
  private let fixedFills: FixedFills
  private var rows: PrintedRows?
  private let last: PageView.Shown?
  /// The descriptions, by the positions of nodes; nil if a node has no element.
  private(set) var records: [Record?]
  /// The size of what is new, without texts.
  private var byteCount = 0

  /// The element of a node, and its dependencies besides the node.
  struct Record {
    let element: PageElement
    let place: Place
  }

  /// The position of an element in its parent, and whether the Tab key moves to it; nil if it does not take the
  /// focus.
  struct Place: Equatable {
    let (left, top): (Double, Double)
    /// Its place in print; nil: it is not in flow.
    let printed: PrintedRows.Place?
    let key: String
    let tabStop: Bool?
    /// Whether it is a text or an icon over a fill that keeps its colours.
    let isOverFixedFill: Bool
  }

  /// - Parameters:
  ///   - focus: The position of the node on which keys act.
  ///   - isDisabled: Whether the complete control can be read but not used.
  ///   - last: The tree that was shown before, in the same fonts.
  init(
    _ tree: LayoutTree, _ accessibility: [Accessibility], focus: Int?, isDisabled: Bool,
    fonts: PageFonts, pictures: ElementPictures, last: PageView.Shown?
  ) {
    (self.tree, self.accessibility, self.fonts) = (tree, accessibility, fonts)
    (self.pictures, self.last, self.isDisabled) = (pictures, last, isDisabled)
    families = tree.fonts.map(fonts.list)
    parents = tree.parentPositions()
    tabStops = TabStops(tree, accessibility, parents, focus: focus)
    fixedFills = FixedFills(tree, parents: parents)
    records = Array(repeating: nil, count: tree.nodes.count)
  }

  /// Returns the elements of the complete tree.
  mutating func elements() -> [PageElement] {
    let holder = Holder(at: .zero)
    rows = PrintedRows(tree, isShown: isShown)
    if !tree.nodes.isEmpty { describe(0, from: .zero, in: holder) }
    return holder.children
  }

  private func isInkOverFixedFill(_ position: Int) -> Bool {
    let node = tree.nodes[position]
    return (tree.label(of: node) != nil || tree.icon(of: node) != nil) && isOverFixedFill(position)
  }

  /// Whether the text or icon at a position is over a fill that keeps its colours where the reader's system chooses the others.
  func isOverFixedFill(_ position: Int) -> Bool {
    fixedFills.isFixed(beneath: position)
  }

  /// Describes a node and what follows it, or its descendants where it shows nothing itself.
  ///
  /// - Parameter origin: The origin of its parent.
  private mutating func describe(_ position: Int, from origin: Point, in holder: Holder) {
    guard Budget.allows(bytes: byteCount) else { return }
    let node = tree.nodes[position]
    let place = origin + node.frame.origin
    guard position == 0 || isShown(position) else {
      for child in tree.children(of: position) { describe(child, from: place, in: holder) }
      return
    }
    let inner = Holder(at: place, in: holder, isList: node.role.isList)
    for child in tree.children(of: position) { describe(child, from: place, in: inner) }
    if node.role == .overflow, let list = holder.list, let around = list.parent {
      list.followers.append(element(position, at: place, in: around, inner.children))
    } else {
      holder.children.append(element(position, at: place, in: holder, inner.children))
    }
    holder.children += inner.followers
  }

  private func isShown(_ position: Int) -> Bool {
    let node = tree.nodes[position]
    let role = accessibility[position].role
    return role != .presentation && role != .generic || node.paint >= 0
      || tree.label(of: node) != nil || tree.icon(of: node) != nil || tree.image(of: node) != nil
      || tree.effects(of: node).map { $0 != Effects() } ?? false
  }

  /// The element of a node: the element of the last tree if nothing in it has changed.
  private mutating func element(
    _ position: Int, at origin: Point, in holder: Holder, _ children: [PageElement]
  ) -> PageElement {
    let place = Place(
      left: origin.x.snapped - holder.origin.x, top: origin.y.snapped - holder.origin.y,
      printed: rows?[position], key: holder.key(for: name(of: position)),
      tabStop: tabStops[position], isOverFixedFill: isInkOverFixedFill(position))
    let before = position < (last?.records.count ?? 0) ? last?.records[position] : nil
    let own = own(position, at: place, since: before)
    var element = PageElement(own, children: children)
    if let before, before.element.own === own, element.isEqual(to: before.element) {
      element = before.element
    }
    records[position] = Record(element: element, place: place)
    return element
  }

  private mutating func own(
    _ position: Int, at place: Place, since before: Record?
  ) -> PageElement.Own {
    let node = tree.nodes[position]
    // These depend on what is around them or in them.
    let dependsOnOthers = node.role == .page || node.role.panning != nil
    if let before, before.place == place, !dependsOnOthers, isUnchanged(position) {
      return before.element.own
    }
    let own = describeOwn(position, at: place)
    byteCount += own.byteCount
    if let last = before?.element.own, last.isAlike(own), last.content.isEqual(to: own.content) {
      return last
    }
    return own
  }

  /// Whether a node shows and says the same as the node at this position of the last tree.
  private func isUnchanged(_ position: Int) -> Bool {
    guard let last, position < last.tree.nodes.count else { return false }
    return accessibility[position] == last.accessibility[position]
      && tree.foreground == last.tree.foreground
      && tree.hasSameFacts(position, as: position, of: last.tree)
      && tree.looksSame(position, as: position, of: last.tree)
  }

  /// The name of an element, the same one in every tree of a document.
  private func name(of position: Int) -> String {
    let node = tree.nodes[position]
    // The indicator stays the same, whichever segment it is on.
    if node.role == .indicator { return node.role.rawValue }
    let name = tree.id(of: node) ?? (node.index >= 0 ? String(node.index) : "")
    return "\(node.role.rawValue) \(name)"
  }
}

/// An element whose children are being described.
private final class Holder {
  /// Its origin, in whole 1/64 points.
  let origin: Point
  /// The element that contains it.
  let parent: Holder?
  private let isList: Bool
  var children: [PageElement] = []
  /// Of a list, what follows it.
  var followers: [PageElement] = []
  private var keys: [String: Int] = [:]

  init(at origin: Point, in holder: Holder? = nil, isList: Bool = false) {
    self.origin = Point(x: origin.x.snapped, y: origin.y.snapped)
    (parent, self.isList) = (holder, isList)
  }

  /// The nearest list, which may be this one.
  var list: Holder? { isList ? self : parent?.list }

  /// A name that no other child has.
  func key(for name: String) -> String {
    let count = keys[name, default: 0] + 1
    keys[name] = count
    return count == 1 ? name : "\(name) \(count)"
  }
}
