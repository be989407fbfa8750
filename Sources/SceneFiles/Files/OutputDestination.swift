import SceneValues

package enum OutputDestination: Hashable, Sendable {
  case standardOutput
  case file(String, OpenedFile.Origin)

  package init(_ argument: String) { self = argument == "-" ? .standardOutput : .file(argument, .named) }

  package var path: String {
    switch self {
    case .standardOutput: "-"
    case .file(let path, _): path
    }
  }
}
