enum Manual {
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
        If several exit codes apply, the highest one is used.
      """
  }
}
