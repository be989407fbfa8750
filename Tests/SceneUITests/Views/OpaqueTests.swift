import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct OpaqueTests {
  private let stage: SceneStage
  private let harness: Harness

  init() throws {
    stage = try SceneStage(
      """
      <storyboard version="1" initial="a">
        <scene><viewController id="a"><view id="root" frame="0 0 320 480">
          <label id="behind" frame="10 10 100 20" text="Behind"/>
          <label id="beside" frame="90 10 100 20" text="Beside"/>
          <view id="holder" frame="20 20 10 10"><label id="beyond" frame="200 0 90 20" text="Beyond"/></view>
          <view id="cover" frame="0 0 120 100" opaque="true" backgroundColor="white"/>
        </view></viewController></scene>
      </storyboard>
      """)
    try stage.show()
    harness = Harness(stage.window)
  }

  @Test("The picture omits a view that is completely covered by an opaque view")
  func coveredViews() {
    let picture = harness.svg()
    #expect(!picture.contains("Behind"))
    #expect(picture.contains("Beside"))
    #expect(picture.contains("Beyond"))
  }

  @Test(arguments: [0, 1, 2, 3])
  func drawsContentBehindTranslucentView(_ way: Int) throws {
    let cover = try harness.find(id: "cover")
    switch way {
    case 0: cover.isOpaque = false
    case 1: cover.alpha = 0.9
    case 2: cover.isHidden = true
    default: cover.transform = .rotation(0.1)
    }
    #expect(harness.svg().contains("Behind"))
  }
}
