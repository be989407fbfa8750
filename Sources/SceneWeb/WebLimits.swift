/// The limits for browsers that visit an app.
public struct WebLimits: Sendable {
  /// The maximum number of simultaneous visitors. Additional visitors are asked to try again later. The default is 16.
  public var visitors = 16
  /// The time, in seconds, that an application continues running after its connection is lost. The default is 60.
  public var timeLimit = 60.0
  /// The maximum size, in bytes, of a message from a browser, such as pasted text. The default is 512 KiB.
  public var messageSize = 512 << 10
  /// The maximum number of unsent bytes per connection. Connections that exceed it are closed. The default is 32 MiB.
  public var waitingSize = 32 << 20
  /// The maximum average number of messages per second. Bursts can have up to four times this rate. The default is 500.
  public var messageRate = 500
  /// The maximum number of frames per second. The default is 60.
  public var frameRate = 60.0
  /// The maximum size, in bytes, of the images that a browser keeps while they are not visible. The default is 16 MiB.
  public var imageMemory = 16 << 20

  /// Creates limits with the default values.
  public init() {}
}
