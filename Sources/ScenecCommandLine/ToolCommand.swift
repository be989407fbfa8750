import ArgumentParser

/// A command that ends with an exit status.
protocol ToolCommand: ParsableCommand {
  func execute() throws -> ExitStatus
}

extension ToolCommand {
  mutating func run() throws {
    let status = try execute()
    guard status == .success else { throw ExitCode(status.rawValue) }
  }
}

/// A command that uses abilities that only some executables have.
protocol EquippedCommand: ParsableCommand {
  func execute(in environment: ToolEnvironment) throws -> ExitStatus
}
