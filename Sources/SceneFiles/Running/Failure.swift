import ScenePlatform

/// An error that prevents a requested operation, with a message and a kind.
///
/// Diagnostics of a scene are results and not failures.
package struct Failure: Error {
  /// The kind of failure, which callers can distinguish without parsing the message.
  package enum Kind: Sendable {
    /// A file or directory cannot be read, or does not have the expected format.
    case cannotRead
    /// A file or directory cannot be written.
    case cannotCreate
    /// The input is valid but does not allow the requested operation.
    case unusable
    /// The request is contradictory or refers to items that do not exist.
    case request
    /// A bug in scenec.
    case bug
  }

  package var message: String
  package var kind: Kind

  package init(_ message: String, _ kind: Kind) {
    self.message = message
    self.kind = kind
  }

  /// Creates a failure for a file or directory that the system cannot read.
  package init(cannotRead path: String, _ error: SystemError) {
    self.init("Cannot read '\(path)': \(error)", .cannotRead)
  }
}
