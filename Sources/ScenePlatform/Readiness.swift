package struct Readiness: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let readable = Readiness(rawValue: 1)
  package static let writable = Readiness(rawValue: 2)
  /// The other end was closed, or the descriptor failed. This event is always reported.
  package static let closed = Readiness(rawValue: 4)
  /// An option for descriptors that other code also reads from. With this option, events are reported only when the
  /// descriptor becomes ready and when more data arrives. Results never contain this option.
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
