import SceneTesting
import SceneUI
import TestSupport
import Testing

private final class FormController: ViewController {
  private let life = Life()
  weak var height: LayoutConstraint?
  var all: [LayoutConstraint] = []

  override class var declaration: ClassDeclaration {
    ClassDeclaration(FormController.self) {
      $0.outlet("height") { $0.height = $1 }
      $0.outletCollection("all") { $0.all = $1 }
    }
  }
}

@Suite("Scene constraints")
struct LayoutConstraintTests {
  private static let text = storyboardText(
    """
    <scene>
      <viewController id="main" class="FormController">
        <outlet property="height" destination="height"/>
        <outletCollection property="all" destinations="gap height"/>
        <view id="page">
          <label id="title" text="Title" contentHugging="251" compressionResistance="749 1000">
            <constraint equation="height = 44" id="height"/>
            <constraint equation="width = superview.width"/>
          </label>
          <label id="body" text="Body"/>
          <constraint equation="body.top &gt;= title.bottom * 2 - 8 @750" id="gap"/>
          <constraint equation="title.leading = margins.leading" id="margin"/>
        </view>
      </viewController>
    </scene>
    """)

  private func controller() throws -> FormController {
    let registry = try Registry.library(and: FormController.self)
    let context = SceneContext(registry: registry, clock: ManualClock())
    let storyboard = Storyboard(file: try opened(Self.text, registry: registry), context: context)
    return try #require(try storyboard.instantiate("main") as? FormController)
  }

  @Test("Outlets can refer to constraints, which have the values set in the scene")
  func outlets() throws {
    let controller = try controller()
    let view: View = controller.view
    let (title, body) = (view.subviews[0], view.subviews[1])
    let height = try #require(controller.height)
    #expect(height.sceneID == "height" && height.isActive)
    #expect(height.firstItem === title && height.firstAttribute == .height && height.relation == .equal)
    #expect(height.secondItem == nil && height.secondAttribute == nil)
    #expect(height.constant == 44 && height.multiplier == 1 && height.priority == .required)
    #expect(controller.all.map(\.sceneID) == ["gap", "height"])
    let gap = controller.all[0]
    #expect(gap.firstItem === body && gap.firstAttribute == .top && gap.relation == .greaterThanOrEqual)
    #expect(gap.secondItem === title && gap.secondAttribute == .bottom)
    #expect(gap.multiplier == 2 && gap.constant == -8 && gap.priority == .defaultHigh)
  }

  @Test("A view owns the constraints that its element in the scene contains")
  func owners() throws {
    let view: View = try controller().view
    #expect(view.constraints.map(\.sceneID) == ["gap", "margin"])
    #expect(view.subviews[0].constraints.map(\.sceneID) == ["height", nil])
    let margin = view.constraints[1]
    #expect(margin.firstItem === view.subviews[0] && margin.firstArea == .view)
    #expect(margin.secondItem === view && margin.secondArea == .margins)
  }

  @Test("A constraint can vary by traits even if it has no id")
  func variations() throws {
    let stage = try SceneStage.showing(
      """
      <label id="label">
        <constraint equation="width = 80"><when traits="style=dark" constant="40"/></constraint>
        <constraint equation="width = 90" active="false"><when traits="style=dark" active="true"/></constraint>
        <constraint equation="height = 20" active="false"/>
        <constraint equation="height = 30"/>
      </label>
      """)
    let label = try Harness(stage.window).find(id: "label", as: Label.self)
    func said() -> [String] { label.constraints.map { "\($0.constant) \($0.isActive)" } }
    #expect(said() == ["80.0 true", "90.0 false", "20.0 false", "30.0 true"])
    #expect(label.constraints.allSatisfy { $0.firstItem === label && $0.sceneID == nil })
    stage.context.style = .dark
    #expect(said() == ["40.0 true", "90.0 true", "20.0 false", "30.0 true"])
    stage.context.style = .light
    #expect(said() == ["80.0 true", "90.0 false", "20.0 false", "30.0 true"])
  }

  @Test("A constraint is loaded with the values for the current traits")
  func traitsAtLoading() throws {
    let stage = try SceneStage.showing(
      """
      <label id="label">
        <constraint equation="width = 80"><when traits="idiom=pad" constant="40" active="false"/></constraint>
      </label>
      """, idiom: .pad)
    let constraint = try Harness(stage.window).find(id: "label", as: Label.self).constraints[0]
    #expect(constraint.constant == 40 && !constraint.isActive)
  }

  @Test("rule 29: constraints and their views are freed")
  func lifetimes() throws {
    try Lifetimes.counting { lifetimes in
      var controller: FormController? = try controller()
      weak let view = controller?.view
      weak let height = controller?.height
      #expect(view != nil && height != nil)
      controller = nil
      #expect(view == nil && height == nil && lifetimes.alive == 0)
    }
  }

  @Test("A constraint references its items weakly")
  func itemsAreWeak() {
    let constraint: LayoutConstraint
    do {
      let view = View()
      constraint = LayoutConstraint(item: view, attribute: .width, constant: 44)
      view.addConstraint(constraint)
      view.addConstraint(constraint)
      #expect(view.constraints.count == 1 && constraint.isActive)
      view.removeConstraint(constraint)
      #expect(view.constraints.isEmpty && !constraint.isActive)
      view.addConstraint(constraint)
    }
    #expect(constraint.firstItem == nil)
  }

  @Test("A scene can set content priorities for each axis")
  func priorities() throws {
    let view: View = try controller().view
    let title = view.subviews[0]
    #expect(title.contentHuggingPriority(for: .horizontal) == 251)
    #expect(title.contentHuggingPriority(for: .vertical) == 251)
    #expect(title.contentCompressionResistancePriority(for: .horizontal) == 749)
    #expect(title.contentCompressionResistancePriority(for: .vertical) == .required)
    let other = View()
    #expect(other.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(other.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    other.setContentHuggingPriority(.required, for: .vertical)
    other.setContentCompressionResistancePriority(1, for: .horizontal)
    #expect(other.contentHuggingPriority(for: .vertical) == .required)
    #expect(other.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(other.contentCompressionResistancePriority(for: .horizontal) == 1)
    #expect(other.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test("Clamps priorities to the range from 1 to 1000")
  func priorityRange() {
    let view = View()
    let width = LayoutConstraint(item: view, attribute: .width, constant: 40)
    width.priority = 0
    #expect(width.priority == 1)
    width.priority = 2000
    #expect(width.priority == .required)
    width.priority = LayoutPriority(rawValue: .nan)
    #expect(width.priority == .required)
    view.setContentHuggingPriority(-5, for: .vertical)
    #expect(view.contentHuggingPriority(for: .vertical) == 1)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    view.setContentCompressionResistancePriority(1001, for: .horizontal)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .required)
  }
}
