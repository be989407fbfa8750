import ScenePlatform

/// An error that prevents a requested operation. The diagnostics of a scene are results, not failures.
package struct Failure: Error {
  package enum Kind: Sendable {
    case cannotRead
    case cannotCreate
    case unusable
    /// The request is contradictory or refers to items that do not exist.
    case request
    case bug
  }

  package var message: String
  package var kind: Kind

  package init(_ message: String, _ kind: Kind) {
    self.message = message
    self.kind = kind
  }

  package init(cannotRead path: String, _ error: SystemError) {
    self.init("Cannot read '\(path)': \(error)", .cannotRead)
  }
}
