import SceneValues

/// The destination of output.
package enum OutputDestination: Equatable, Sendable {
  case standardOutput
  case file(String, OpenedFile.Origin)

  /// Creates the destination of a command-line argument. `-` is standard output.
  package init(_ argument: String) { self = argument == "-" ? .standardOutput : .file(argument, .named) }

  /// The path as specified by the user.
  package var path: String {
    switch self {
    case .standardOutput: "-"
    case .file(let path, _): path
    }
  }
}
