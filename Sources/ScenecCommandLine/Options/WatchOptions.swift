import ArgumentParser

struct WatchOptions: ParsableArguments {
  @Flag(
    help: """
      Keep running, and check again whenever a file, configuration, or directory changes. Press Ctrl-C to \
      exit with the status of the last check.
      """)
  var watch = false

  func validate(
    with selection: FileOptions, _ fixing: FixOptions, _ baseline: BaselineOptions, _ reports: ReportOptions
  ) throws {
    guard watch else { return }
    let refusals: [(isGiven: Bool, why: String)] = [
      (
        selection.files.contains("-") || selection.filesFrom == "-",
        "'--watch' cannot be used with standard input."
      ),
      (
        fixing.fix,
        "'--watch' and '--fix' cannot be used together: a fix could overwrite your edits."
      ),
      (
        baseline.writeBaseline != nil,
        "'--watch' and '--write-baseline' cannot be used together."
      ),
      (
        reports.quiet,
        "'--watch' and '--quiet' cannot be used together."
      ),
      (
        reports.requests.contains { $0.format != .text || $0.destination != .standardOutput },
        "'--watch' prints text only; it cannot be used with other formats or files."
      ),
    ]
    if let refusal = refusals.first(where: \.isGiven) { throw ValidationError(refusal.why) }
  }
}
