/// How much a scene file may hold. What is beyond is refused with a diagnostic before it costs time or memory.
public struct SyntaxLimits: Sendable {
  /// The size of a file. Source ranges count in 32 bits, and libxml2 in 31.
  public var bytes = 128 << 20
  /// How deep elements may nest. Reading does not recurse, but what comes of a scene does: views lay out, draw
  /// and hit-test through their subviews on one stack. Storyboards seldom go beyond twenty.
  public var depth = 200
  /// How many elements a file may have.
  public var elements = 2_000_000
  /// How many attributes all elements of a file may have together.
  public var attributes = 8_000_000
  /// libxml2 compares each attribute of a tag with every other: 100,000 take it two seconds. With this many, a
  /// file that is nothing but such tags still reads in time proportional to its size.
  public var attributesPerElement = 256
  /// How many namespaces may be declared at one place: libxml2 looks a prefix up by walking through them.
  public var namespaces = 64
  /// The length of a name, its prefix included.
  public var nameBytes = 1024

  /// The default limits, of which each can be changed.
  public init() {}

  /// The limits that hold where nobody gives others.
  public static let `default` = SyntaxLimits()
}
