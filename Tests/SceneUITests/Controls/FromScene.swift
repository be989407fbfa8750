import SceneRuntime
import SceneUI
import TestSupport
import Testing

extension Stage {
  /// Adds the view of a nib element, such as `<stepper value="3"/>`, to the root view.
  func load<Kind: View>(_ element: String, as type: Kind.Type = Kind.self) throws -> Kind {
    let nib = Nib(file: try opened("<nib version=\"1\">\(element)</nib>"), context: context)
    return add(try #require(try nib.instantiate().first as? Kind))
  }
}
