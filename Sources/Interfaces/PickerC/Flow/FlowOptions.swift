import CPickerLayout
import PickerBlock
import PickerControls
import PickerLayout
import PickerSolver

extension Constants where Value == Axis {
  fileprivate static let axes = Constants()
}

extension Constants where Value == FlowWrap {
  fileprivate static let wraps = Constants()
}

extension Constants where Value == FlowJustify? {
  fileprivate static let justifies = Constants([nil] + FlowJustify.allCases.map { $0 })
}

extension Constants where Value == FlowAlign? {
  fileprivate static let aligns = Constants([nil] + FlowAlign.allCases.map { $0 })
}

extension Constants where Value == LayoutDirection {
  fileprivate static let flowDirections = Constants()
}

extension Double {
  /// A member of which 0 and NAN are the default, and PL_ZERO is 0.
  fileprivate var given: Double? {
    if self == 0 || isNaN { return nil }
    return self == PL_ZERO ? 0 : self
  }

  /// A member with the default 0.
  fileprivate var orZero: Double { self == PL_ZERO || isNaN ? 0 : self }
}

extension pl_flow_item {
  /// Whether the measurer says the size of its content.
  var isMeasured: Bool { flags & UInt32(PL_FLOW_MEASURED) != 0 }
}

extension FlowItem {
  /// The box of C at an index.
  init(_ item: pl_flow_item, at index: Int) throws(Failure) {
    self.init(
      content: Size(width: item.content_width.orZero, height: item.content_height.orZero),
      width: item.width.given, height: item.height.given)
    (minWidth, minHeight) = (item.min_width.given, item.min_height.given)
    (maxWidth, maxHeight) = (item.max_width.given, item.max_height.given)
    margin = Insets(
      top: item.margin_top, leading: item.margin_leading, bottom: item.margin_bottom,
      trailing: item.margin_trailing)
    grow = item.grow.orZero
    shrink = item.shrink.given ?? 1
    basis = item.basis.given
    baseline = item.baseline.given
    if item.align != 0 {
      align = try element(index) { () throws(Failure) in
        try Constants.aligns.value(of: item.align, "item.align")
      }
    }
    guard item.flags < 8 else {
      throw .argument("items[\(index)].flags must be a sum of PL_FLOW_…").at(index)
    }
    breaksBefore = item.flags & UInt32(PL_FLOW_BREAK_BEFORE) != 0
    breaksAfter = item.flags & UInt32(PL_FLOW_BREAK_AFTER) != 0
  }
}

extension FlowContainer {
  /// The container of C.
  init(_ options: pl_flow_container) throws(Failure) {
    self.init(
      axis: try Constants.axes.value(of: options.axis, "container.axis"),
      wrap: try Constants.wraps.value(of: options.wrap, "container.wrap"),
      width: options.width.given, height: options.height.given)
    isReversed = options.reversed
    direction = try Constants.flowDirections.value(of: options.direction, "container.direction")
    (minWidth, minHeight) = (options.min_width.given, options.min_height.given)
    (maxWidth, maxHeight) = (options.max_width.given, options.max_height.given)
    padding = Insets(
      top: options.padding_top.orZero, leading: options.padding_leading.orZero,
      bottom: options.padding_bottom.orZero, trailing: options.padding_trailing.orZero)
    (itemSpacing, lineSpacing) = (options.item_spacing.orZero, options.line_spacing.orZero)
    maxLines = try options.max_lines.limit("container.max_lines")
    maxItemsPerLine = try options.max_items_per_line.limit("container.max_items_per_line")
    try take(alignmentOf: options)
  }

  private mutating func take(alignmentOf options: pl_flow_container) throws(Failure) {
    let justifies = Constants.justifies
    justify = try justifies.value(of: options.justify, "container.justify") ?? .start
    justifyLastLine = try justifies.value(
      of: options.justify_last_line, "container.justify_last_line")
    align = try Constants.aligns.value(of: options.align, "container.align") ?? .stretch
    alignLines = try justifies.value(of: options.align_lines, "container.align_lines") ?? .stretch
  }
}

extension Int32 {
  /// A maximum; nil for 0.
  fileprivate func limit(_ name: StaticString) throws(Failure) -> Int? {
    guard self >= 0 else { throw .argument("\(name) must be at least 0, is \(self)") }
    return self == 0 ? nil : Int(self)
  }
}

extension Failure {
  /// The error of a box or of the container, with the names of C: `items[3].min_width: must be at least 0, is -4`.
  init(_ error: FlowError) {
    let field = error.field.reduce(into: "") { name, character in
      if character == "." {
        name += "_"
      } else {
        name += character.isUppercase ? "_" + character.lowercased() : String(character)
      }
    }
    let place = error.item.map { "items[\($0)]" } ?? "container"
    self.init(PL_INVALID_ARGUMENT, "\(place).\(field): \(error.message)")
    item = error.item
  }
}
