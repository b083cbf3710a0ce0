package import CPickerLayout
import PickerBlock
import PickerOutput

/// What `pl_picture_report` refers to.
final class ProblemTable {
  private let problems: ForeignArray<pl_picture_problem>
  private let arena: StringArena

  private init(_ report: PictureReport) {
    var arena = StringArena()
    problems = ForeignArray(
      report.pictures.map { picture in
        pl_picture_problem(href: arena.add(picture.href), message: arena.add(picture.line))
      })
    self.arena = arena
  }

  /// Returns the report in C, for `pl_picture_report_free`.
  static func allocate(_ report: PictureReport) -> UnsafeMutablePointer<pl_picture_report> {
    let table = ProblemTable(report)
    let value = pl_picture_report(items: table.problems.start, count: table.problems.count)
    return OwnedResult.allocate(value, keeping: table)
  }
}

@c @implementation
package func pl_picture_report_free(_ report: UnsafeMutablePointer<pl_picture_report>?) {
  OwnedResult.free(report)
}
