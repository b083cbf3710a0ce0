/// The formats of check results.
public enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// A table for a terminal.
  case table
  /// `{"cells": N, "findings": […]}`
  case json
  /// JUnit XML, which continuous integration shows as tests.
  case junit
  /// Annotations of GitHub Actions.
  case github
  /// SARIF 2.1.0.
  case sarif
}
