import CFlowLoop
import PickerSolver

/// Prints what the solver costs beside a loop in C over the same floats, in the same run.
@main struct SolverBenchmark {
  static func main() throws {
    keep_memory()
    try PlainRows.print()
    Trees.print()
    try Updates.print()
    try Others.print()
  }
}
