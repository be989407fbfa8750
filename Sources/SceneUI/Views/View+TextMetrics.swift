import SceneDrawing

extension View {
  /// The text metrics of the context, or the built-in table before a context exists.
  var textMetrics: any TextMetrics { contextIfAny?.textMetrics ?? BuiltInTextMetrics() }
}
