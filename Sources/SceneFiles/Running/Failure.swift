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

  /// The lines of the message. Names in a line can contain line breaks, which must not begin a line of the output.
  package let lines: [String]
  package let kind: Kind

  package var message: String { lines.joined(separator: "\n") }

  package init(_ message: String, _ kind: Kind) { self.init(lines: [message], kind) }

  package init(lines: [String], _ kind: Kind) {
    self.lines = lines
    self.kind = kind
  }

  package init(cannotRead path: String, _ error: SystemError) {
    self.init("Cannot read '\(path)': \(error)", .cannotRead)
  }
}
