/// What a file descriptor is waited for, or is ready for.
package struct Readiness: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let readable = Readiness(rawValue: 1)
  package static let writable = Readiness(rawValue: 2)
  /// The other end is gone, or the descriptor failed. It is told of whether or not it is waited for.
  package static let closed = Readiness(rawValue: 4)
  /// To be told when the descriptor becomes ready, and again when more comes, but not all the time while it is: for one that
  /// somebody else reads, too. Only to be waited for.
  package static let changes = Readiness(rawValue: 8)
}

/// A file descriptor that is ready.
package struct ReadyDescriptor: Sendable {
  package let descriptor: Int32
  package let readiness: Readiness

  package init(descriptor: Int32, readiness: Readiness) {
    self.descriptor = descriptor
    self.readiness = readiness
  }
}
