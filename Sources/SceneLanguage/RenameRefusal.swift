package struct RenameRefusal: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reason for the refusal, as a message to the user without a final period.
  package var reason: String
  package var place: FileRange?

  package init(_ reason: String, at place: FileRange? = nil) {
    self.reason = reason
    self.place = place
  }

  package var description: String { reason }
}
