import Foundation
import TestSupport
import Testing

/// The diagram of module imports matches `Package.swift`.
@Suite("The import graph")
struct ImportGraphTests {
  private static let python = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(
    "The image of the module import graph is up to date",
    .enabled(if: python != nil, "skipped: 'python3' is not installed"))
  func importGraphImageIsUpToDate() throws {
    let python = try #require(Self.python)
    let outcome = try Program.run(
      python, ["-B", "Tests/Tools/Documentation/import-graph.py", "--check"], in: Golden.project("."))
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}
