import SceneUI
import TestSupport
import Testing

@Suite struct ControlsPictureTests {
  private static let scene = """
    <nib version="1">
      <view frame="0 0 320 480" backgroundColor="systemBackground">
        <stepper frame="12 12 94 32" value="3"/>
        <stepper frame="118 12 94 32"/>
        <stepper frame="224 12 94 32" enabled="false"/>
        <pageControl frame="12 54 140 26" numberOfPages="5" currentPage="1"/>
        <pageControl frame="160 54 140 26" numberOfPages="3" currentPageIndicatorTintColor="systemRed"/>
        <progressView frame="12 92 140 4" progress="0.4"/>
        <progressView frame="168 92 140 4" progress="0.7" progressTintColor="systemGreen"/>
        <activityIndicator frame="12 106 40 40" animating="true"/>
        <activityIndicator frame="60 106 40 40" style="large" animating="true" color="label"/>
        <imageView frame="112 106 60 40" image="landscape"/>
        <button frame="184 106 124 40" kind="bordered" title="Ring" image="bell" titleInsets="0 6 0 0"/>
        <slider frame="12 152 296 34" value="0.3" minimumValueImage="low" maximumValueImage="high"/>
        <datePicker frame="0 190 320 150" mode="date" date="1709203062"/>
        <datePicker frame="0 340 320 130" mode="dateAndTime" date="1709203062" enabled="false"/>
      </view>
    </nib>
    """

  @Test func lightAndDarkPicturesDifferOnlyInColors() throws {
    try onStage { stage in
      let nib = Nib(file: try opened(Self.scene), context: stage.context)
      stage.add(try #require(try nib.instantiate().first as? View))
      let light = stage.harness.svg()
      stage.context.style = .dark
      let dark = stage.harness.svg()
      #expect(light != dark)
      for text in ["February", "29", "2024", "Thu Feb 29", "Ring"] {
        #expect(light.contains(">\(text)<") && dark.contains(">\(text)<"), "\(text)")
      }
    }
  }
}
