import ArgumentParser

/// Whether files are checked again as they change.
struct WatchOptions: ParsableArguments {
  @Flag(
    help: """
      Go on, and check again what changes: files, new ones too, and configurations. Ctrl-C ends, with the status of \
      what was last found.
      """)
  var watch = false

  /// Refuses what has no meaning for a check that goes on.
  func validate(with command: ValidateCommand) throws {
    guard watch else { return }
    let refusals: [(isGiven: Bool, why: String)] = [
      (
        command.selection.files.contains("-") || command.selection.filesFrom == "-",
        "'--watch': standard input cannot be watched."
      ),
      (
        command.fixing.fix,
        "'--watch' and '--fix' contradict one another: files are yours while you edit them."
      ),
      (
        command.baseline.writeBaseline != nil,
        "'--watch' and '--write-baseline' contradict one another: a baseline is of one moment."
      ),
      (
        command.reports.quiet,
        "'--watch' and '--quiet' contradict one another: nobody would see what is found."
      ),
      (
        command.reports.requests.contains { $0.format != .text || $0.destination != .standardOutput },
        "'--watch' prints findings for people, again and again: other formats and files are of no use with it."
      ),
    ]
    if let refusal = refusals.first(where: \.isGiven) { throw ValidationError(refusal.why) }
  }
}
