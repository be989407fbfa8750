import SceneDiagnostics
import SceneModel
import SceneValues

extension SmallTouchTarget: LayoutRule {
  package static func check(_ layout: CheckedLayout, into diagnostics: inout [Diagnostic]) {
    for view in layout.views {
      guard view.takesTouches, view.isPlaced, !view.isHidden,
        view.frame.width < least || view.frame.height < least, isTouchTarget(view.object, in: layout.scene)
      else { continue }
      diagnostics.append(
        layoutDiagnostic(
          .solved(layout.describe(view.object), view.frame), at: layout.range(of: view.object), in: layout))
    }
  }
}

extension Message {
  fileprivate static func solved(_ control: Message, _ frame: Rect) -> Message {
    """
    \(control) is \(frame.width.points) by \(frame.height.points) points: make it at least 44 by 44
    """
  }
}
