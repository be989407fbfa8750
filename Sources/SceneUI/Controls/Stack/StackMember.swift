import SceneLayout
import SceneValues

/// A view as a stack view knows it.
struct StackMember {
  let view: View
  /// The size it had when it was added: what it counts for where neither content nor constraints say one.
  private let ownSize: Size
  /// Whether its frame said where it is before the stack view did.
  private let hadFrame: Bool
  var customSpacing: Double?

  init(_ view: View) {
    self.view = view
    ownSize = view.bounds.size
    hadFrame = view.translatesAutoresizingMaskIntoConstraints
  }

  /// The stack view places it no longer.
  func release() { if hadFrame { view.translatesAutoresizingMaskIntoConstraints = true } }

  /// What the engine is told of it.
  func layoutMember(_ item: LayoutItemID, along axis: StackView.Axis, inProportion: Bool)
    -> LayoutStack.Member
  {
    let content = view.measuredContent(fitting: nil)
    var member = LayoutStack.Member(item, customSpacing: customSpacing, isHidden: view.isHidden)
    member.fallback = (
      content.width == nil && ownSize.width > 0 ? ownSize.width : nil,
      content.height == nil && ownSize.height > 0 ? ownSize.height : nil
    )
    if view.wrapsText {
      // Never as much as what is required: a stack view shares out what others leave.
      member.sharing = min(view.contentCompressionResistancePriority(for: .horizontal).rawValue + 10, 999)
    }
    guard inProportion, !view.isHidden else { return member }
    let size = view.subviewArranger?.arrangesSubviews == true ? view.systemLayoutSizeFitting(.zero) : ownSize
    member.length =
      axis == .horizontal ? content.width ?? size.width : content.height ?? size.height
    return member
  }
}
