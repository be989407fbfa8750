import ArgumentParser
import ScenePlatform
import SceneDiagnostics
import SceneFiles

struct ReportOptions: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      """
      The output format: 'text' (the default), 'json', 'sarif' (for code hosts), 'github' (for annotations), \
      'checkstyle', or 'junit' (for CI servers). To write the output to a file, append '=FILE'. Can be \
      repeated.
      """, valueName: "format[=file]"),
    completion: .list(ReportFormat.allCases.map(\.rawValue)),
    transform: ReportRequest.init(argument:))
  var requests: [ReportRequest] = []

  @Option(
    help: ArgumentHelp(
      """
      The maximum number of diagnostics to print, or 0 to print all of them. Unless the value is 0, at most \
      100 diagnostics are printed for each rule in each file. The exit status reflects all diagnostics, \
      including those that are not printed.
      """, valueName: "count"))
  var maxDiagnostics = DiagnosticLimits().total

  private var limits: DiagnosticLimits {
    maxDiagnostics == 0 ? .none : DiagnosticLimits(total: maxDiagnostics)
  }

  @OptionGroup var output: OutputOptions
  @Flag(name: .shortAndLong, help: "Do not print diagnostics. The exit status still indicates the result.")
  var quiet = false
  @Flag(
    name: .shortAndLong, help: "List every skipped check, with the reason and the first location.")
  var verbose = false

  private var effective: [ReportRequest] {
    let requests = requests.isEmpty ? [ReportRequest(.text, to: .standardOutput)] : requests
    return quiet ? requests.filter { $0.destination != .standardOutput } : requests
  }

  func validate() throws {
    guard maxDiagnostics >= 0 else { throw ValidationError("'--max-diagnostics' must be 0 or greater.") }
    let printed = requests.filter { $0.destination == .standardOutput }
    guard printed.count < 2 else {
      let names = printed.map { "'\($0.format)'" }.joined(separator: " and ")
      throw ValidationError(
        "\(names) cannot both go to standard output. Write one to a file, as in --format sarif=FILE.")
    }
    if quiet, let printed = printed.first, printed.format != .text {
      throw ValidationError("'--quiet' and '--format \(printed.format)' cannot be used together.")
    }
    guard !quiet || !verbose else {
      throw ValidationError("'--quiet' and '--verbose' cannot be used together.")
    }
    for (index, request) in requests.enumerated() where requests[..<index].contains(where: request.collides) {
      throw ValidationError("Two formats cannot be written to '\(request.destination.path)'.")
    }
  }

  /// Rejects a report that would overwrite one of the checked files.
  func check(against inputs: [String]) throws(Failure) {
    for request in requests {
      let path = request.destination.path
      if let input = inputs.first(where: { $0 != "-" && FileIdentity.areSame($0, path) }) {
        throw Failure("'--format \(request.format)=\(path)' would overwrite the input '\(input)'", .request)
      }
    }
  }

  /// Writes a report in all requested formats, even if writing one of them fails. Returns the failures.
  func write(_ report: Report, after duration: Duration) -> [Failure] {
    var report = report
    report.limit(by: limits)
    return effective.compactMap { request in
      do throws(Failure) {
        let text = request.format.render(report, as: textReport(for: request.destination, duration))
        try request.destination.write(Array(text.utf8))
        return nil
      } catch {
        return error
      }
    }
  }

  private func textReport(for destination: OutputDestination, _ duration: Duration) -> TextReport {
    guard destination == .standardOutput else {
      return TextReport(renderer: TerminalRenderer(color: false), isVerbose: verbose)
    }
    return TextReport(
      renderer: output.renderer(for: STDOUT_FILENO),
      duration: Terminal.isAttached(to: STDOUT_FILENO) ? duration : nil, isVerbose: verbose)
  }
}

extension ReportRequest {
  fileprivate func collides(with other: ReportRequest) -> Bool {
    destination == other.destination || FileIdentity.areSame(destination.path, other.destination.path)
  }
}
