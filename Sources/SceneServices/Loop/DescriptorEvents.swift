import ScenePlatform

/// The events that can occur on a file descriptor.
public struct DescriptorEvents: OptionSet, Sendable {
  /// The raw value, in which each bit represents an event.
  public let rawValue: UInt8

  /// Creates a set of events from its raw value.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The descriptor can be read without blocking, because data or the end of the file is available.
  public static let readable = DescriptorEvents(rawValue: 1)
  /// The descriptor can be written to without blocking.
  public static let writable = DescriptorEvents(rawValue: 2)
  /// The other end was closed, or the descriptor failed. This event is always reported, even if it is not requested. The
  /// next read or write operation returns the cause.
  public static let closed = DescriptorEvents(rawValue: 4)

  /// The events to register with the system. The system always reports `closed`, so this event is not included.
  var interest: Readiness { Readiness(rawValue: intersection([.readable, .writable]).rawValue) }
}
