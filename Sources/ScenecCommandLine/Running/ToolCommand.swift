import ArgumentParser

/// A command that ends with a status.
protocol ToolCommand: ParsableCommand {
  func execute() throws -> ExitStatus
}

extension ToolCommand {
  mutating func run() throws {
    let status = try execute()
    guard status == .success else { throw ExitCode(status.rawValue) }
  }
}
