/// The parts that every command's help has in common.
enum Manual {
  /// What a command does at length, how it is used, and what its exit codes mean.
  static func discussion(_ text: String, examples: [(command: String, meaning: String)]) -> String {
    let examples = examples.map { "  \($0.command)\n      \($0.meaning)." }
    let codes = ExitStatus.allCases.map { status in
      let number = String(status.rawValue)
      return String(repeating: " ", count: 4 - number.count) + "\(number)  \(status.meaning)"
    }
    return """
      \(text)

      Examples:
      \(examples.joined(separator: "\n"))

      Exit codes:
      \(codes.joined(separator: "\n"))
        Where several hold, the highest.
      """
  }
}
