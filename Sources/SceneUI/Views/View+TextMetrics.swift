import SceneDrawing

extension View {
  var textMetrics: any TextMetrics { contextIfAny?.textMetrics ?? BuiltInTextMetrics() }
}
