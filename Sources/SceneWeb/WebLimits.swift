/// The limits for browsers that visit an app.
public struct WebLimits: Sendable {
  /// The maximum number of visitors at the same time. Others see a message to try again later. The default is
  /// 16.
  public var visitors = 16
  /// The time in seconds that an application waits for a browser after a lost connection. The default is 60.
  public var timeLimit = 60.0
  /// The maximum size in bytes of a browser's message, such as pasted text. The default is 512 KiB.
  public var messageSize = 512 << 10
  /// The maximum number of unsent bytes before a connection is closed. The default is 32 MiB.
  public var waitingSize = 32 << 20
  /// The maximum average number of messages per second. Bursts of four times as many are allowed. The default
  /// is 500.
  public var messageRate = 500
  /// The maximum number of frames per second. The default is 60.
  public var frameRate = 60.0
  /// The maximum size in bytes of images that a browser keeps after they are no longer visible. The default
  /// is 16 MiB.
  public var imageMemory = 16 << 20

  /// Creates the default limits.
  public init() {}
}
