import ScenePlatform

/// What a file descriptor is ready for.
public struct DescriptorEvents: OptionSet, Sendable {
  /// The bits of the members.
  public let rawValue: UInt8

  /// Makes a set of the bits of its members.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Reading does not wait: there is something to read, or there is an end.
  public static let readable = DescriptorEvents(rawValue: 1)
  /// Writing does not wait.
  public static let writable = DescriptorEvents(rawValue: 2)
  /// The other end is gone, or the descriptor has failed. It is told of whether it was asked for or not, together with
  /// what was asked for: reading or writing says what has happened.
  public static let closed = DescriptorEvents(rawValue: 4)

  /// The same for the system, which tells of closed descriptors always.
  var interest: Readiness { Readiness(rawValue: intersection([.readable, .writable]).rawValue) }
}
