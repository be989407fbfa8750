import SceneDiagnostics
import SceneFiles
import SceneSyntax

extension Failure {
  package var status: ExitStatus {
    switch kind {
    case .cannotRead: .unreadable
    case .cannotCreate: .cannotCreate
    case .unusable: .diagnostics
    case .request: .usage
    case .bug: .internalError
    }
  }

  /// Creates a failure from an error. Returns nil if the argument parser prints the error's message.
  package init?(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as ReadError: self.init(error.description, .cannotRead)
    case let error as InternalError:
      self.init(
        lines: [
          "\(error)",
          "This is a bug in scenec. Please report it with this message, the command and, if possible, the scene.",
        ], .bug)
    default: return nil
    }
  }
}
