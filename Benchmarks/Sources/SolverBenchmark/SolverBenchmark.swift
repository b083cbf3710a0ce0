import CFlowLoop
import PickerSolver

/// Prints the time of the solver and of a C loop over the same numbers, measured in one run.
@main struct SolverBenchmark {
  static func main() throws {
    keep_memory()
    try UniformRows.print()
    Trees.print()
    try Updates.print()
    try Others.print()
  }
}
