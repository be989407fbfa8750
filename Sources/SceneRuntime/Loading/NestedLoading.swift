/// The number of nested loads of scenes, nibs, prototype copies, and views in a context. Limiting this number prevents
/// infinite recursion if host app code loads the same scene again.
public struct NestedLoading: Sendable {
  /// The maximum depth. Containers that contain each other are rejected earlier, at a depth of 64.
  public static let limit = 100

  private var depth = 0
  /// Whether a load was rejected since the outermost one began. If so, later loads are rejected to avoid exponential
  /// time.
  private var isRefused = false

  /// Creates a counter with depth 0 for a new context.
  public init() {}

  package static var refusal: LoadingError.Kind {
    .refused(
      """
      loading is nested more than \(limit) levels deep: check that code such as 'awakeFromNib()' does not \
      load the same file again
      """)
  }

  fileprivate mutating func begin() -> Bool {
    isRefused = isRefused || depth >= Self.limit
    if isRefused { return false }
    depth += 1
    return true
  }

  fileprivate mutating func end() {
    depth -= 1
    if depth == 0 { isRefused = false }
  }
}

extension LoadingContext {
  package func nesting<Loaded>(
    _ refusal: @autoclosure () -> LoadingError, _ load: () throws -> Loaded
  ) throws -> Loaded {
    guard nestedLoading.begin() else { throw refusal() }
    defer { nestedLoading.end() }
    return try load()
  }
}
