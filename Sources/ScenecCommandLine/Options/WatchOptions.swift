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
  func validate(
    with selection: FileOptions, _ fixing: FixOptions, _ baseline: BaselineOptions, _ reports: ReportOptions
  ) throws {
    guard watch else { return }
    let refusals: [(isGiven: Bool, why: String)] = [
      (
        selection.files.contains("-") || selection.filesFrom == "-",
        "'--watch': standard input cannot be watched."
      ),
      (
        fixing.fix,
        "'--watch' and '--fix' contradict one another: files are yours while you edit them."
      ),
      (
        baseline.writeBaseline != nil,
        "'--watch' and '--write-baseline' contradict one another: a baseline is of one moment."
      ),
      (
        reports.quiet,
        "'--watch' and '--quiet' contradict one another: nobody would see what is found."
      ),
      (
        reports.requests.contains { $0.format != .text || $0.destination != .standardOutput },
        "'--watch' prints findings for people, again and again: other formats and files are of no use with it."
      ),
    ]
    if let refusal = refusals.first(where: \.isGiven) { throw ValidationError(refusal.why) }
  }
}
