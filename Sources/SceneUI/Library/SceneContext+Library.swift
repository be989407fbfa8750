import SceneDrawing
import SceneRuntime
import SceneServices

extension SceneContext {
  /// Makes a context for one graph of the class library's own classes.
  ///
  /// - Parameters:
  ///   - clock: a `SystemClock` unless something else is wanted.
  ///   - textMetrics: how text is measured; by the built-in table unless the renderer has fonts of its own.
  public convenience init(
    clock: Clock = SystemClock(), textMetrics: any TextMetrics = BuiltInTextMetrics()
  ) {
    self.init(registry: .library, clock: clock, textMetrics: textMetrics)
  }
}
