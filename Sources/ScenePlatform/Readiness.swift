/// The events of a file descriptor.
package struct Readiness: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let readable = Readiness(rawValue: 1)
  package static let writable = Readiness(rawValue: 2)
  /// The other end was closed or the descriptor failed. Always reported.
  package static let closed = Readiness(rawValue: 4)
  /// Reports only when the descriptor becomes ready and when more data arrives, for descriptors that other
  /// code reads, too. Not part of results.
  package static let changes = Readiness(rawValue: 8)
}

package struct ReadyDescriptor: Sendable {
  package let descriptor: Int32
  package let readiness: Readiness

  package init(descriptor: Int32, readiness: Readiness) {
    self.descriptor = descriptor
    self.readiness = readiness
  }
}
