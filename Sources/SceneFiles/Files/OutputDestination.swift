import SceneValues

/// Where an output goes.
package enum OutputDestination: Equatable, Sendable {
  case standardOutput
  case file(String, OpenedFile.Origin)

  /// What somebody named: `-` is standard output.
  package init(_ argument: String) { self = argument == "-" ? .standardOutput : .file(argument, .named) }

  /// The path as it was given.
  package var path: String {
    switch self {
    case .standardOutput: "-"
    case .file(let path, _): path
    }
  }
}
