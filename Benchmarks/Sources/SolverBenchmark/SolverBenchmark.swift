import CFlowLoop
import PickerLayout

/// Prints the time of the solver and of a C loop over the same numbers, measured in one run.
///
/// `SolverBenchmark nested 100` only writes a tree of that form a hundred times; see `Writing`.
/// `SolverBenchmark chips 10 100` only lays ten measured chips out a hundred times; see `Trees`.
@main struct SolverBenchmark {
  static func main() throws {
    keep_memory()
    let arguments = CommandLine.arguments.dropFirst()
    if let form = arguments.first.flatMap(LayoutTree.Form.init),
      let count = arguments.last.flatMap(Int.init)
    {
      return Writing.write(form, count: count)
    }
    if arguments.first == "chips" {
      let numbers = arguments.dropFirst().compactMap { Int($0) }
      guard numbers.count == 2 else { throw UsageError() }
      return Trees.layOut(chips: numbers[0], times: numbers[1])
    }
    try UniformRows.print()
    Trees.print()
    Writing.print()
    try Updates.print()
    try Others.print()
  }
}

struct UsageError: Error, CustomStringConvertible {
  let description = "expected `chips`, a number of chips, and how often they are laid out"
}
