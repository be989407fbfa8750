import SceneDrawing
import SceneRuntime
import SceneServices

extension SceneContext {
  /// Creates a context for an object graph that uses the class library.
  ///
  /// - Parameters:
  ///   - clock: The clock for animations and timers. The default is a `SystemClock`.
  ///   - textMetrics: The text metrics. The default is a built-in table. If the renderer uses its own fonts, pass the
  ///     metrics of those fonts.
  public convenience init(
    clock: Clock = SystemClock(), textMetrics: any TextMetrics = BuiltInTextMetrics()
  ) {
    self.init(registry: .library, clock: clock, textMetrics: textMetrics)
  }
}
