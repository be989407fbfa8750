import ScenePlatform

/// The events for which a file descriptor is ready.
public struct DescriptorEvents: OptionSet, Sendable {
  /// The bits of the events.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Reading does not block, because data or the end of the file is available.
  public static let readable = DescriptorEvents(rawValue: 1)
  /// Writing does not block.
  public static let writable = DescriptorEvents(rawValue: 2)
  /// The other end is closed, or the descriptor has failed. This event is always reported, in addition to the
  /// requested events. The next read or write returns the cause.
  public static let closed = DescriptorEvents(rawValue: 4)

  /// The events to register with the system, which always reports closed descriptors.
  var interest: Readiness { Readiness(rawValue: intersection([.readable, .writable]).rawValue) }
}
