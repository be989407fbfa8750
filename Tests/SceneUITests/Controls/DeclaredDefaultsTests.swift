import SceneUI
import SceneValues
import Testing

/// What a declaration says is the default is what an object has of which nothing is said.
@Suite struct DeclaredDefaultsTests {
  static let views = Registry.library.vocabulary.elements.filter {
    Registry.library.vocabulary.description(ofElement: $0).map {
      Registry.library.vocabulary.isClass($0.qualifiedName, descendantOf: "View") == true
    } ?? false
  }

  @Test(arguments: views) func theDeclaredDefaultIsTheRealOne(element: String) throws {
    try onStage { stage in
      let context = stage.context
      let nib = Nib(file: try opened("<nib version=\"1\"><\(element)/></nib>"), context: context)
      let view = try #require(try nib.instantiate().first as? View)
      stage.watch(view)
      let vocabulary = context.registry.vocabulary
      let name = try #require(vocabulary.description(ofElement: element)).qualifiedName
      var seen: Set<String> = []
      for description in vocabulary.lineage(of: name) {
        // A subclass's word counts, where it has another default than its superclass.
        for property in description.properties where seen.insert(property.key).inserted {
          guard let literal = property.defaultLiteral else { continue }
          let value = try context.registry.value(forKeyPath: property.key, on: view)
          #expect(value.literal == literal, "\(element) \(property.key)")
        }
      }
    }
  }
}
