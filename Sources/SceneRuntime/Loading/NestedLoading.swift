import SceneValues

/// The number of nested loads of scenes, nibs, prototype copies, and views in a context, and of the objects that the
/// outermost load has created. Limiting the depth prevents infinite recursion if host app code loads the same scene again.
public struct NestedLoading: Sendable {
  /// The maximum depth. Containers that contain each other are rejected earlier, at a depth of 64.
  public static let limit = 100

  private var depth = 0
  private var created = LoadingLimits(controllers: 0, objects: 0)
  /// The reason why a nested load was rejected. Later loads are also rejected, to avoid exponential time.
  private var refusal: LoadingError.Kind?

  /// Creates a counter with depth 0 for a new context.
  public init() {}

  fileprivate mutating func begin() -> LoadingError.Kind? {
    if depth == 0 { created = LoadingLimits(controllers: 0, objects: 0) }
    if refusal == nil, depth >= Self.limit { refusal = .nestedTooDeeply }
    if refusal == nil, Cancellation.isRequested { refusal = .canceled }
    if let refusal { return refusal }
    depth += 1
    return nil
  }

  fileprivate mutating func end() {
    depth -= 1
    if depth == 0 { refusal = nil }
  }

  fileprivate mutating func count(_ more: LoadingLimits, upTo limits: LoadingLimits) -> LoadingError.Kind? {
    guard depth > 0 else { return nil }
    created.controllers += more.controllers
    created.objects += more.objects
    guard refusal == nil else { return refusal }
    if created.controllers > limits.controllers {
      refusal = .createsTooMany("view controllers", limits.controllers)
    } else if created.objects > limits.objects {
      refusal = .createsTooMany("objects", limits.objects)
    }
    return refusal
  }
}

extension LoadingContext {
  /// Runs a load inside the current one. Throws `LoadingError` with the given location if a limit is exceeded.
  package func nesting<Loaded>(
    at place: @autoclosure () -> LoadingError.Place?, _ load: () throws -> Loaded
  ) throws -> Loaded {
    if let refusal = nestedLoading.begin() { throw LoadingError(refusal, at: place()) }
    defer { nestedLoading.end() }
    return try load()
  }

  /// Adds the objects of a unit before they are created. Throws `LoadingError` if the current load exceeds a limit, or
  /// would exceed it because the unit's scene creates at least `least` controllers.
  func count(
    _ more: LoadingLimits, least: Int = 0, at place: @autoclosure () -> LoadingError.Place
  ) throws(LoadingError) {
    if least > loadingLimits.controllers {
      throw LoadingError(.createsTooMany("view controllers", loadingLimits.controllers), at: place())
    }
    if let refusal = nestedLoading.count(more, upTo: loadingLimits) {
      throw LoadingError(refusal, at: place())
    }
  }
}

extension LoadingError.Kind {
  fileprivate static var nestedTooDeeply: Self {
    .refused(
      """
      loading is nested more than \(NestedLoading.limit) levels deep: check that code such as 'awakeFromNib()' \
      does not load the same file again
      """)
  }

  fileprivate static var canceled: Self { .refused("loading was canceled") }

  fileprivate static func createsTooMany(_ what: String, _ limit: Int) -> Self {
    .refused(
      """
      loading creates more than \(limit) \(what): check that scenes do not embed or contain other scenes several \
      times at each level (an app can raise this limit with 'SceneContext.loadingLimits', unlike scenec)
      """)
  }
}
