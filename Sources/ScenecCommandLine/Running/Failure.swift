import SceneDiagnostics
import SceneSyntax

/// Why a command cannot do what it was asked to: what to say, and the status to end with.
///
/// Findings about a scene are no failure: they are what the command was asked for.
package struct Failure: Error {
  package var message: String
  package var status: ExitStatus

  init(_ message: String, _ status: ExitStatus) {
    self.message = message
    self.status = status
  }

  /// The system does not let a file or a directory be read.
  init(cannotRead path: String, _ error: SystemError) {
    self.init("Cannot read '\(path)': \(error)", .unreadable)
  }

  /// What to say of an error that ended a command; nil for what the argument parser says best itself.
  package init?(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as ReadError: self.init(error.description, .unreadable)
    case let error as InternalError:
      self.init(
        """
        \(error)
        This is a bug of scenec's, not a mistake of yours. Please report it, with this message, the command, and \
        the scene if you may share it.
        """, .internalError)
    default: return nil
    }
  }
}
