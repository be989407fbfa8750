import ScenePlatform

/// Why something cannot be done that was asked for: what to say, and of what kind it is.
///
/// Diagnostics about a scene are no failure: they are what was asked for.
package struct Failure: Error {
  /// What went wrong, so that callers can tell without reading the message.
  package enum Kind: Sendable {
    /// A file or a directory cannot be read, or is not what it is read as.
    case cannotRead
    /// A file or a directory cannot be written.
    case cannotCreate
    /// What was read says something of which the wanted cannot be made.
    case unusable
    /// What was asked for contradicts itself, or speaks of what is not there.
    case request
    /// Nobody's fault but the program's.
    case bug
  }

  package var message: String
  package var kind: Kind

  package init(_ message: String, _ kind: Kind) {
    self.message = message
    self.kind = kind
  }

  /// The system does not let a file or a directory be read.
  package init(cannotRead path: String, _ error: SystemError) {
    self.init("Cannot read '\(path)': \(error)", .cannotRead)
  }
}
