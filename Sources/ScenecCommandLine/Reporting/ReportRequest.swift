import SceneFiles

/// An option of the form `--format FORMAT[=FILE]`, which consists of a format and its destination.
struct ReportRequest: Equatable {
  var format: ReportFormat
  var destination: OutputDestination

  init(_ format: ReportFormat, to destination: OutputDestination) {
    self.format = format
    self.destination = destination
  }

  init(argument: String) throws(Fault) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    guard let format = ReportFormat(rawValue: parts[0]) else {
      throw Fault("Format '\(parts[0])' does not exist. Formats: \(ReportFormat.list).")
    }
    guard parts.count == 2 else {
      self.init(format, to: .standardOutput)
      return
    }
    guard !parts[1].isEmpty else { throw Fault("A file name is missing after '\(argument)'.") }
    self.init(format, to: OutputDestination(parts[1]))
  }

  struct Fault: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}
