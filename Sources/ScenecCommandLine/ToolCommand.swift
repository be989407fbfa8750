import ArgumentParser

protocol ToolCommand: ParsableCommand {
  func execute() throws -> ExitStatus
}

extension ToolCommand {
  mutating func run() throws {
    let status = try execute()
    guard status == .success else { throw ExitCode(status.rawValue) }
  }
}

protocol EquippedCommand: ParsableCommand {
  func execute(in environment: ToolEnvironment) throws -> ExitStatus
}
