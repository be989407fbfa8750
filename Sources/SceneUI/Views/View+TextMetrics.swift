import SceneDrawing

extension View {
  /// How text is measured: by the context, or, before there is one, by the built-in table.
  var textMetrics: any TextMetrics { contextIfAny?.textMetrics ?? BuiltInTextMetrics() }
}
