import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct SliderImagesTests {
  @Test func trackIsBetweenImages() throws {
    try onStage { stage in
      stage.context.imageProvider = TestCatalog(sizes: ["quiet": Size(width: 14, height: 10)])
      let slider: Slider = try stage.load(
        """
        <slider frame="0 0 200 34" minimumValueImage="quiet" maximumValueImage="loud"/>
        """)
      #expect(
        images(of: slider, on: stage).map(\.rect) == [
          Rect(x: 0, y: 12, width: 14, height: 10), Rect(x: 180, y: 7, width: 20, height: 20),
        ])
      #expect(slider.thumbFrame.minX == 20)
      try stage.harness.drag(slider, from: slider.thumbFrame.center, to: Point(x: 999, y: 17))
      #expect(slider.value == 1 && slider.thumbFrame.maxX == 174)
    }
  }
}
