import SceneUI

extension View {
  /// Whether the frame is the view's alignment rectangle in all versions of Xcode. The alignment rectangle of a stack view
  /// surrounds those of its arranged views.
  var isFrameAlignmentRect: Bool {
    guard let stack = self as? StackView else { return isOwnFrameAlignmentRect }
    return stack.arrangedSubviews.allSatisfy(\.isOwnFrameAlignmentRect)
  }

  private var isOwnFrameAlignmentRect: Bool {
    switch self {
    case is ImageView, is ProgressView: false
    case is Control: self is Button || self is TextField
    default: true
    }
  }
}
