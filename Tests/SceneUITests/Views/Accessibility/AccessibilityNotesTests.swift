import SceneUI
import TestSupport
import Testing

@Suite struct AccessibilityNotesTests {
  @Test("Applies the accessibility attributes of a scene")
  func sceneAttributes() throws {
    let file = try opened(
      storyboardText(
        """
        <scene><viewController id="main"><view>
          <slider accessibilityLabel="Snooze" accessibilityHint="Sets how long to sleep on"/>
          <imageView accessibilityElement="false"/>
        </view></viewController></scene>
        """))
    let storyboard = Storyboard(file: file, context: SceneContext(clock: ManualClock()))
    let controller = try storyboard.instantiateInitialViewController()
    let (slider, image) = (controller.view.subviews[0], controller.view.subviews[1])
    #expect(slider.accessibilityLabel == "Snooze")
    #expect(slider.accessibilityHint == "Sets how long to sleep on")
    #expect(slider.isAccessibilityElement == nil)
    #expect(image.isAccessibilityElement == false && image.accessibilityLabel == nil)
    slider.accessibilityLabel = nil
    #expect(slider.accessibilityLabel == nil && slider.accessibilityHint != nil)
  }
}
