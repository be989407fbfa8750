/// The limits of scene files. A file that exceeds a limit is rejected before it uses much time or memory.
public struct SyntaxLimits: Sendable {
  /// The maximum size in bytes. Source ranges use 32-bit offsets, and libxml2 uses 31-bit sizes. The default is 128 MiB.
  public var bytes = 128 << 20
  /// The maximum nesting depth of elements. Parsing is not recursive, but the layout, drawing, and hit testing of views
  /// are. Typical storyboards have a depth of at most 20. The default is 200.
  public var depth = 200
  /// The maximum number of elements in a file.
  public var elements = 2_000_000
  /// The maximum number of attributes in a file.
  public var attributes = 8_000_000
  /// The maximum number of attributes per element. libxml2 compares each pair of attributes, which takes two seconds for
  /// 100,000 attributes. With the default limit of 256, parsing time is proportional to the file size.
  public var attributesPerElement = 256
  /// The maximum number of namespaces in scope. libxml2 searches them linearly for a prefix. The default is 64.
  public var namespaces = 64
  /// The maximum length of a name in bytes, including its prefix. The default is 1,024.
  public var nameBytes = 1024

  /// Creates limits with default values.
  public init() {}

  /// The default limits.
  public static let `default` = SyntaxLimits()
}
