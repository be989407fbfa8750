/// What those who visit a program in a browser may ask of it.
public struct WebLimits: Sendable {
  /// How many there may be at once; 16 by default. Others are told to come back later.
  public var visitors = 16
  /// In seconds: how long an application waits for a browser whose connection was cut; 60 by default.
  public var patience = 60.0
  /// In bytes: how long a message of a browser may be, such as pasted text; 512 KiB by default.
  public var messageSize = 512 << 10
  /// In bytes: how much may wait for a browser that does not take what is sent, before its connection is cut; 32 MiB by default.
  public var waitingSize = 32 << 20
  /// How many messages a browser may send in a second in the long run; 500 by default. Four times as many may come at once.
  public var messageRate = 500
  /// How many pictures a browser gets in a second at most; 60 by default.
  public var frameRate = 60.0
  /// In bytes: how many of images that are not seen any more a browser keeps; 16 MiB by default.
  public var imageMemory = 16 << 20

  /// The limits by default.
  public init() {}
}
