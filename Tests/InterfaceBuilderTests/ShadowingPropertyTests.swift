import SceneCompiler
import SceneDiagnostics
import SceneRuntime
import SceneUI
import Testing

/// A button whose properties have the names of library properties, but other types.
final class RoundButton: Button {
  var roundKind = 0
  var roundTitle = Point.zero

  override static var declaration: ClassDeclaration {
    ClassDeclaration(RoundButton.self) {
      $0.property("kind", default: 0, get: \.roundKind, set: { $0.roundKind = $1 })
      $0.property("title", default: .zero, get: \.roundTitle, set: { $0.roundTitle = $1 })
    }
  }
}

@Suite("Properties of app classes that have the names of library properties")
struct ShadowingPropertyTests {
  private static let scene = """
    <scene sceneID="s-1"><objects>
      <viewController id="main" sceneMemberID="viewController">
        <view key="view" id="v-1">
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <subviews>
            <button buttonType="system" id="b-1" customClass="RoundButton" customModule="InterfaceBuilderTests" customModuleProvider="target">
              <rect key="frame" x="20" y="20" width="100" height="40"/>
              <state key="normal" title="Go"/>
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="kind"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="point" keyPath="title"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
              </userDefinedRuntimeAttributes>
            </button>
          </subviews>
        </view>
      </viewController>
    </objects></scene>
    """

  private func expectBoth(_ button: RoundButton, kind: Button.Kind) {
    #expect(button.roundKind == 3 && button.roundTitle == Point(x: 1, y: 2))
    #expect(button.kind == kind && button.title(for: .normal) == "Go")
  }

  @Test("A runtime attribute sets the app's property, and an attribute sets the library's property")
  func compiledWithoutClass() throws {
    let stage = try ImportedStage(scenes: Self.scene, registry: .library(and: RoundButton.self))
    let button = try #require(try stage.show().view.subviews.first as? RoundButton)
    expectBoth(button, kind: .plain)
  }

  @Test("An imported scene sets the properties of the app")
  func imported() throws {
    let source = SourceText(path: "Main.storyboard", ImportedStage.document(Self.scene))
    let scene = try #require(Fixture.importer.scene(of: source).scene)
    let stage = try ImportedStage(
      SourceText(path: "Main.scene", bytes: scene.text), registry: .library(and: RoundButton.self))
    let button = try #require(try stage.show().view.subviews.first as? RoundButton)
    expectBoth(button, kind: .plain)
  }

  @Test("A variation of an attribute varies the library's property")
  func varied() throws {
    let text = """
      <storyboard version="1" initial="main">
        <scene>
          <viewController id="main">
            <view>
              <button class="RoundButton" kind="filled" title="Go">
                <when traits="style=dark" kind="tinted"/>
                <runtimeAttribute key="kind" type="int" value="3"/>
                <runtimeAttribute key="title" type="point" value="1 2"/>
              </button>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """
    let stage = try ImportedStage(
      SourceText(path: "Main.scene", text), registry: .library(and: RoundButton.self))
    let button = try #require(try stage.show().view.subviews.first as? RoundButton)
    expectBoth(button, kind: .filled)
    stage.context.style = .dark
    expectBoth(button, kind: .tinted)
    stage.context.style = .light
    expectBoth(button, kind: .filled)
  }
}
