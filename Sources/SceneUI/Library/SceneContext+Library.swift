import SceneDrawing
import SceneRuntime
import SceneServices

extension SceneContext {
  /// Creates a context for one object graph with the classes of the class library.
  ///
  /// - Parameters:
  ///   - clock: The clock of animations and timers. The default is a `SystemClock`.
  ///   - textMetrics: The text metrics. The default is the built-in table. Pass the renderer's metrics if it
  ///     has its own fonts.
  public convenience init(
    clock: Clock = SystemClock(), textMetrics: any TextMetrics = BuiltInTextMetrics()
  ) {
    self.init(registry: .library, clock: clock, textMetrics: textMetrics)
  }
}
