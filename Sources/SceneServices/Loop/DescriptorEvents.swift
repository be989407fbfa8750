import ScenePlatform

/// The events of a file descriptor.
public struct DescriptorEvents: OptionSet, Sendable {
  /// The bits of the events.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The descriptor can be read without blocking, because data or the end of the file is available.
  public static let readable = DescriptorEvents(rawValue: 1)
  /// The descriptor can be written without blocking.
  public static let writable = DescriptorEvents(rawValue: 2)
  /// The other end is closed, or the descriptor has failed. This event is always reported, even if it is not requested.
  /// The next read or write returns the cause.
  public static let closed = DescriptorEvents(rawValue: 4)

  /// The events to register with the system, which always reports closed descriptors.
  var interest: Readiness { Readiness(rawValue: intersection([.readable, .writable]).rawValue) }
}
