import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Tests `<when>` in objects without traits: they use the traits of their container or of their scene's
/// controller.
@Suite struct VariationInheritanceTests {
  @Test("Trait variations apply to bar items, gesture recognizers, and plain objects")
  func variationsApplyToBarItemsRecognizersAndObjects() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene>
          <viewController id="main">
            <navigationItem title="day"><when traits="style=dark" title="night"/>
              <barButtonItem id="item" title="sun"><when traits="style=dark" title="moon"/></barButtonItem>
            </navigationItem>
            <view>
              <tapGestureRecognizer numberOfTapsRequired="1">
                <when traits="style=dark" numberOfTapsRequired="2"/>
              </tapGestureRecognizer>
            </view>
          </viewController>
          <object class="Caption" words="a"><when traits="style=dark" words="b"/></object>
          <longPressGestureRecognizer minimumPressDuration="1">
            <when traits="style=dark" minimumPressDuration="2"/>
          </longPressGestureRecognizer>
        </scene>
        """), registry: .library(and: Caption.self))
    let controller = try stage.show()
    let beside = try #require(controller.sceneInstance).topLevelObjects
    let caption = try #require(beside.compactMap { $0 as? Caption }.first)
    let press = try #require(beside.compactMap { $0 as? LongPressGestureRecognizer }.first)
    let tap = try #require(controller.view.gestureRecognizers.first as? TapGestureRecognizer)
    func look() -> String {
      "\(controller.navigationItem.title ?? "") \(caption.words) \(press.minimumPressDuration) "
        + "\(tap.numberOfTapsRequired)"
    }
    #expect(look() == "day a 1.0 1")
    stage.context.style = .dark
    #expect(look() == "night b 2.0 2")
    stage.context.style = .light
    #expect(look() == "day a 1.0 1")
  }

  /// Objects outside of views and controllers use the traits of the context.
  @Test func objectsInNibsUseTraitsOfContext() throws {
    let context = SceneContext(registry: try .library(and: Caption.self), clock: ManualClock())
    let nib = try Nib(
      file: opened(
        #"<nib version="1"><object class="Caption" words="a"><when traits="style=dark" words="b"/></object></nib>"#,
        registry: context.registry), context: context)
    let caption = try #require(try nib.instantiate().first as? Caption)
    #expect(caption.words == "a")
    context.style = .dark
    #expect(caption.words == "b")
  }

  @Test func traitVariationsApplyToCells() throws {
    let stage = try SceneStage.showing(
      """
      <tableView id="table" frame="0 0 320 480">
        <tableViewCell reuseIdentifier="row"><label text="day"><when traits="style=dark" text="night"/></label>
        </tableViewCell>
      </tableView>
      """)
    let table = try Harness(stage.window).find(id: "table", as: TableView.self)
    let first = try #require(table.dequeueReusableCell(withIdentifier: "row")?.firstView(of: Label.self))
    #expect(first.text == "day")
    stage.context.style = .dark
    let second = try #require(table.dequeueReusableCell(withIdentifier: "row")?.firstView(of: Label.self))
    #expect(second.text == "night")
  }

  /// Variations retain no objects.
  @Test func traitVariationsDoNotRetainObjects() throws {
    try Lifetimes.counting { lifetimes in
      let context = SceneContext(
        registry: try .library(and: VariedDial.self, Caption.self), clock: ManualClock())
      let text = storyboardText(
        """
        <scene>
          <viewController id="main" title="a"><when traits="style=dark" title="b"/>
            <view class="VariedDial"><when traits="style=dark" alpha="0.5" dial="moon"/>
              <view class="VariedDial"><when traits="orientation=landscape" alpha="0.5"/></view>
            </view>
          </viewController>
          <object class="Caption"><when traits="style=dark" words="b"/></object>
        </scene>
        """)
      let nibText =
        #"<nib version="1"><object class="Caption"><when traits="style=dark" words="b"/></object></nib>"#
      do {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
        let storyboard = Storyboard(file: try opened(text, registry: context.registry), context: context)
        window.rootViewController = try storyboard.instantiateInitialViewController()
        try window.makeKeyAndVisible()
        let beside = try Nib(file: opened(nibText, registry: context.registry), context: context)
          .instantiate()
        context.style = .dark
        window.rotate(to: .landscapeLeft)
        #expect(lifetimes.alive == 4 && beside.count == 1)
        window.close()
      }
      #expect(lifetimes.alive == 0 && lifetimes.made == 4)
      // No observer is left.
      context.style = .light
    }
  }
}
