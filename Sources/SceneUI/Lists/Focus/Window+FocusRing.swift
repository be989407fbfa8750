import SceneDrawing
import SceneValues

extension Window {
  /// The ring drawn around the focused view, in front of all other content. The value is nil if no view has the focus.
  var focusRing: PictureLayer? {
    guard let view = focusedView else { return nil }
    let frame = view.convert(view.bounds, to: self).insetBy(dx: -2, dy: -2)
    let radius = min((view.ownLayer?.cornerRadius ?? 0) + 4, frame.width / 2, frame.height / 2)
    var list = DisplayList()
    list.commands.append(
      .init(
        .stroke(
          Path(roundedRect: frame, cornerRadius: radius), style: StrokeStyle(width: 3),
          color: resolve(view.tintColor))))
    return PictureLayer(frame: bounds, content: list)
  }
}
