import PickerGeometry
import PickerJSON
import PickerLimits

extension RowBreak.Reason: JSONReadable, JSONWritable {}

extension RowBreak: JSONRecord {
  // Infinite lengths are written as `null`, which counts as an absent key.
  package static var unread: RowBreak {
    RowBreak(row: 0, item: 0, reason: .space, needed: .infinity, availableSpace: .infinity)
  }

  package static let fields = ValueFields<RowBreak>([
    Field("row", .count(atLeast: 0), { $0.row }) { $0.row = $1 },
    Field("item", .count(atLeast: 0), { $0.item }) { $0.item = $1 },
    Field("id", .value, ifAny: { $0.id }) { $0.id = $1 },
    Field("reason", .value, { $0.reason }) { $0.reason = $1 },
    Field("needed", .coordinate, { $0.needed }) { $0.needed = $1 },
    Field("available", .coordinate, { $0.availableSpace }) { $0.availableSpace = $1 },
    // Ignored when read: the value follows from the two before it.
    Field("missing", .coordinate, { $0.shortfall }) { _, _ in },
  ])
}

extension BreakpointTable: JSONRecord {
  package static var unread: BreakpointTable {
    BreakpointTable(from: .infinity, to: .infinity, steps: [], isComplete: true)
  }
  package static var isInline: Bool { false }

  package static let fields = ValueFields<BreakpointTable>([
    Field("axis", .value, unless: .horizontal, { $0.axis }) { $0.axis = $1 },
    Field("from", .coordinate, { $0.from }) { $0.from = $1 },
    Field("to", .coordinate, { $0.to }) { $0.to = $1 },
    Field("complete", .value, { $0.isComplete }) { $0.isComplete = $1 },
    Field("leaving", .list(of: .value), unless: [], { $0.leaving }) { $0.leaving = $1 },
    Field("collapsing", .list(of: .value), unless: [], { $0.collapsing }) { $0.collapsing = $1 },
    Field("steps", .list(of: .value, inline: false), { $0.steps }) { $0.steps = $1 },
  ])
}

extension BreakpointTable.Step: JSONRecord {
  package static var unread: BreakpointTable.Step {
    BreakpointTable.Step(width: .infinity, itemsPerRow: [], height: .infinity, hiddenCount: 0)
  }

  package static let fields = ValueFields<BreakpointTable.Step>([
    Field("width", .coordinate, { $0.width }) { $0.width = $1 },
    // Ignored when read: the value follows from the next.
    Field("rows", .count(atLeast: 0), { $0.itemsPerRow.count }) { _, _ in },
    // The longest part of a table, which nobody sees beyond the budget.
    Field("itemsPerRow", .list(of: .count(atLeast: 0)), { Budget.mayProceed ? $0.itemsPerRow : [] })
    { $0.itemsPerRow = $1 },
    Field("height", .coordinate, { $0.height }) { $0.height = $1 },
    Field("hiddenCount", .count(atLeast: 0), { $0.hiddenCount }) { $0.hiddenCount = $1 },
    Field("collapsedCount", .count(atLeast: 0), unless: 0, { $0.collapsedCount }) {
      $0.collapsedCount = $1
    },
    Field("strategy", .value, ifAny: { $0.strategy }) { $0.strategy = $1 },
  ])
}

extension Warning.Code: JSONReadable, JSONWritable {}

extension Warning: JSONRecord {
  package static var unread: Warning { Warning(.overflow, message: "") }

  package static let fields = ValueFields<Warning>([
    Field("code", .value, { $0.code }) { $0.code = $1 }.required,
    Field("id", .value, ifAny: { $0.id }) { $0.id = $1 },
    Field("message", .value, { $0.message }) { $0.message = $1 }.required,
  ])
}
