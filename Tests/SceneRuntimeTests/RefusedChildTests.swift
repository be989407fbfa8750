import SceneRuntime
import SceneUI
import TestSupport
import Testing

/// Accepts one label, and rejects all further ones.
private final class Rack: PlainSceneObject {
  var label: Label?

  init() {}
  func awakeFromNib() {}

  static var declaration: ClassDeclaration {
    ClassDeclaration(Rack.self) {
      $0.slot("labels") { (rack, label: Label) in
        guard rack.label == nil else { throw LoadingError(.refused("a rack has one label")) }
        rack.label = label
      }
    }
  }
}

@Suite("Children rejected by their parent are reported with a location")
struct RefusedChildTests {
  @Test func errorFromRejectedChildHasLocationOfChild() throws {
    let text = """
      <nib version="1">
      <object id="rack" class="Rack">
      <label text="one"/>
      <label text="two"/>
      </object>
      </nib>
      """
    let registry = try Registry.library(and: Rack.self)
    let bytes = try compiled(text, vocabulary: registry.vocabulary)
    let file = try SceneFile(bytes: bytes, registry: registry)
    let nib = Nib(file: file, context: SceneContext(clock: ManualClock()))
    let error = try #require(throws: LoadingError.self) { try nib.instantiate() }
    #expect(error.place?.line == 4)
    #expect("\(error)".hasSuffix("a rack has one label"))
  }
}
