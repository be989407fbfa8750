import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Margins and layout guides")
struct LayoutMarginsTests {
  private func view(_ content: String) throws -> View {
    let text = storyboardText("<scene><viewController id=\"main\">\(content)</viewController></scene>")
    let storyboard = Storyboard(
      file: try opened(text, registry: .library), context: SceneContext(clock: ManualClock()))
    return try storyboard.instantiate("main").view
  }

  @Test("A scene can set margins by side or by layout direction")
  func margins() throws {
    let view = try view(
      """
      <view layoutMargins="1 2 3 4" preservesSuperviewLayoutMargins="true"
        insetsLayoutMarginsFromSafeArea="false" layoutMarginsFollowReadableWidth="true">
        <label text="a" directionalLayoutMargins="1 2 3 4" semanticContentAttribute="forceRightToLeft"/>
        <label text="b"/>
      </view>
      """)
    #expect(view.layoutMargins == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.directionalLayoutMargins.leading == 2)
    #expect(view.preservesSuperviewLayoutMargins && view.layoutMarginsFollowReadableWidth)
    #expect(!view.insetsLayoutMarginsFromSafeArea)
    let label = view.subviews[0]
    #expect(label.semanticContentAttribute == .forceRightToLeft)
    #expect(label.directionalLayoutMargins.trailing == 4)
    #expect(view.subviews[1].layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test("The most recently set margins apply, whether set by side or by direction")
  func lastMargins() {
    let view = View()
    view.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.layoutMargins = EdgeInsets(top: 4, left: 3, bottom: 2, right: 1)
    #expect(
      view.directionalLayoutMargins
        == DirectionalEdgeInsets(top: 4, leading: 3, bottom: 2, trailing: 1))
    view.layoutMargins.left = .nan
    #expect(view.layoutMargins.left == 3)
  }

  @Test("A view owns its layout guides, and constraints in scenes can refer to them")
  func guides() throws {
    let page = try view(
      """
      <view id="page">
        <layoutGuide id="column" identifier="left"/>
        <label text="a"><constraint equation="leading = column.trailing" id="edge"/></label>
      </view>
      """)
    let guide = try #require(page.layoutGuides.first)
    #expect(guide.sceneID == "column" && guide.identifier == "left" && guide.owningView === page)
    let constraint = try #require(page.subviews[0].constraints.first)
    #expect(constraint.firstItem === page.subviews[0] && constraint.secondGuide === guide)
    #expect(constraint.secondItem == nil && constraint.secondAttribute == .trailing)
    let other = View()
    other.addLayoutGuide(guide)
    #expect(page.layoutGuides.isEmpty && guide.owningView === other)
    page.removeLayoutGuide(guide)
    #expect(other.layoutGuides.count == 1)
    other.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
  }

  @Test("Views with constraints in the scene do not translate their autoresizing masks")
  func positioned() throws {
    let page = try view(
      """
      <view><label text="a"><constraint equation="width = 20"/></label><label text="b"/></view>
      """)
    #expect(!page.subviews[0].translatesAutoresizingMaskIntoConstraints)
    #expect(page.subviews[1].translatesAutoresizingMaskIntoConstraints)
    #expect(page.translatesAutoresizingMaskIntoConstraints)
  }
}
