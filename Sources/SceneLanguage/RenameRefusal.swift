package struct RenameRefusal: Error, Sendable, Hashable, CustomStringConvertible {
  /// A message for users, without a full stop.
  package var reason: String
  package var place: FileRange?

  package init(_ reason: String, at place: FileRange? = nil) {
    self.reason = reason
    self.place = place
  }

  package var description: String { reason }
}
