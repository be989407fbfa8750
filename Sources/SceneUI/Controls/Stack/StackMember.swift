import SceneLayout
import SceneValues

struct StackMember {
  let view: View
  /// The size of the view when it was added, which is used if it has neither a content size nor constraints.
  private let ownSize: Size
  private let hadFrame: Bool
  var customSpacing: Double?

  init(_ view: View) {
    self.view = view
    ownSize = view.bounds.size
    hadFrame = view.translatesAutoresizingMaskIntoConstraints
  }

  func release() { if hadFrame { view.translatesAutoresizingMaskIntoConstraints = true } }

  func layoutMember(_ item: LayoutItemID, along axis: StackView.Axis, inProportion: Bool)
    -> LayoutStack.Member
  {
    let content = view.layoutContent(fitting: nil)
    var member = LayoutStack.Member(item, customSpacing: customSpacing, isHidden: view.isHidden)
    member.fallback = (
      content.width == nil && ownSize.width > 0 ? ownSize.width : nil,
      content.height == nil && ownSize.height > 0 ? ownSize.height : nil
    )
    if view.wrapsText {
      // The priority must be less than required, because other constraints determine the space to distribute.
      member.sharing = min(view.contentCompressionResistancePriority(for: .horizontal).rawValue + 10, 999)
    }
    guard inProportion, !view.isHidden else { return member }
    let size = view.subviewArranger?.arrangesSubviews == true ? view.systemLayoutSizeFitting(.zero) : ownSize
    if axis == .horizontal {
      member.length = content.width ?? size.width
    } else {
      // The height of wrapped text depends on its width.
      let width = view.wrapsText && view.bounds.size.width > 0 ? view.bounds.size.width : nil
      let height = width == nil ? content.height : view.layoutContent(fitting: width).height
      member.length = height ?? size.height
    }
    return member
  }
}
