import CFlowLoop
import PickerLayout

/// Prints the time of the solver and of a C loop over the same numbers, measured in one run.
///
/// `SolverBenchmark nested 100` only writes a tree of that form a hundred times; see `Writing`.
@main struct SolverBenchmark {
  static func main() throws {
    keep_memory()
    let arguments = CommandLine.arguments.dropFirst()
    if let form = arguments.first.flatMap(LayoutTree.Form.init),
      let count = arguments.last.flatMap(Int.init)
    {
      return Writing.write(form, count: count)
    }
    try UniformRows.print()
    Trees.print()
    Writing.print()
    try Updates.print()
    try Others.print()
  }
}
