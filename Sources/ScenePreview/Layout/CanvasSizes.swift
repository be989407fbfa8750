import InterfaceBuilder
import SceneUI
import SceneValues

/// Gives views the sizes of content that Xcode's canvas takes in place of what their classes would say.
struct CanvasSizes {
  private let views: [String: SavedLayout.View]
  private let names: WrittenNames

  init(_ views: [String: SavedLayout.View], _ names: WrittenNames) {
    self.views = views.filter { $0.value.placeholderWidth != nil || $0.value.placeholderHeight != nil }
    self.names = names
  }

  func apply(below view: View) {
    guard !views.isEmpty else { return }
    if let known = view.sceneID.flatMap({ views[names.written($0)] }) {
      view.placeholderContentSize = (known.placeholderWidth, known.placeholderHeight)
    }
    for subview in view.subviews { apply(below: subview) }
  }
}
