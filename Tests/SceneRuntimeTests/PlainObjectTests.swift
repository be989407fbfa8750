import SceneRuntime
import SceneUI
import TestSupport
import Testing

@Suite("Objects without a class have no members")
struct PlainObjectTests {
  private final class Holder: ViewController {
    var first: AnyObject?
    var second: AnyObject?
    override class var declaration: ClassDeclaration {
      ClassDeclaration(Holder.self) {
        $0.outlet("first", get: \.first, set: { $0.first = $1 })
        $0.outlet("second", get: \.second, set: { $0.second = $1 })
      }
    }
  }

  @Test func outletsRetainPlainObjects() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene>
          <viewController id="main" class="Holder">
            <outlet property="first" destination="thing"/>
            <outlet property="second" destination="other"/>
          </viewController>
          <object id="thing"/>
          <object id="other" class="Object"/>
        </scene>
        """), registry: .library(and: Holder.self))
    let holder = try #require(stage.show() as? Holder)
    #expect(holder.first is PlainObject)
    #expect(holder.second is PlainObject)
    #expect(holder.first !== holder.second)
  }
}
