/// Why a name is not changed.
package struct RenameRefusal: Error, Sendable, Hashable, CustomStringConvertible {
  /// For people, without a full stop.
  package var reason: String
  /// What stands in the way, where there is a place.
  package var place: FileRange?

  package init(_ reason: String, at place: FileRange? = nil) {
    self.reason = reason
    self.place = place
  }

  package var description: String { reason }
}
