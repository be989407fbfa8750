import SceneRuntime
import SceneUI
import TestSupport
import Testing

extension Stage {
  /// Puts the view of a nib on the root view, as a scene would: `<stepper value="3"/>`.
  func load<Kind: View>(_ element: String, as type: Kind.Type = Kind.self) throws -> Kind {
    let nib = Nib(file: try opened("<nib version=\"1\">\(element)</nib>"), context: context)
    return add(try #require(try nib.instantiate().first as? Kind))
  }
}
