/// How many scenes, nibs, copies of prototypes and views are being loaded in a context, one inside another.
///
/// Loading runs code of the host's: `init(coder:)`, `awakeFromNib()`, `viewDidLoad()`. Where such code loads what it is
/// itself a part of, that would never end; so it is refused at a depth that no application needs.
public struct NestedLoading: Sendable {
  /// How deep it may be. Containers that hold each other are refused before, at 64.
  public static let limit = 100

  private var depth = 0
  /// From a refusal until the outermost is done. Code that goes on after it, and loads twice where it was loaded once,
  /// would else do so 2 to the power of the limit times.
  private var isRefused = false

  /// A count of nothing: a context begins with it.
  public init() {}

  package static var refusal: LoadingError.Kind {
    .refused(
      """
      this is loaded inside \(limit) others that are being loaded: does code that runs meanwhile, as \
      'awakeFromNib()', load the same again?
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
  /// Loads something, unless too much is being loaded already.
  package func nesting<Loaded>(
    _ refusal: @autoclosure () -> LoadingError, _ load: () throws -> Loaded
  ) throws -> Loaded {
    guard nestedLoading.begin() else { throw refusal() }
    defer { nestedLoading.end() }
    return try load()
  }
}
