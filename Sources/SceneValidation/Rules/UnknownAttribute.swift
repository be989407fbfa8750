import SceneDiagnostics
import SceneModel

/// Attributes that neither the language nor the class has.
package enum UnknownAttribute: FileRule {
  package static let description = RuleDescription(
    "unknown-attribute", .syntax, .error,
    summary: "Every attribute is part of the language or a property of the class.",
    discussion: """
      An attribute sets the property of its name: of the element's class, of a class that this one descends \
      from, or of the class named by 'class'. Where that class was never described to the compiler, the \
      attribute is carried as text, and the class decides when the scene is loaded.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view>
              <label text="12:00" ▶textColour="darkGray"/>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """,
    right: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view>
              <label text="12:00" textColor="darkGray"/>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """)

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for stray in scene.document.strays where stray.kind == .unknownAttribute {
      diagnostics.append(
        finding(
          .doesNotExist(stray.name.text, on: stray.element), at: stray.name.range, in: scene,
          suggesting: scene.suggestion(for: stray.name, among: candidates(for: stray, in: scene))))
    }
  }

  private static func candidates(for stray: Stray, in scene: CheckedScene) -> [String] {
    guard let index = stray.object else {
      let language = LanguageElement.all.first { $0.name == stray.element }?.attributes ?? []
      return language + properties(of: className(ofLanguageElement: stray.element), in: scene)
    }
    let object = scene.document.objects[index]
    let entry = object.parent == nil && scene.isController(index) == true ? ["entry"] : []
    return LanguageElement.objectAttributes + entry + properties(of: object.elementClass, in: scene)
      + properties(of: object.customClass?.text, in: scene)
  }

  /// The class that describes what an element of the language takes beside its own attributes.
  private static func className(ofLanguageElement name: String) -> String? {
    switch name {
    case LanguageElement.storyboard.name: "Storyboard"
    case LanguageElement.nib.name: "Nib"
    case LanguageElement.segue.name: "Segue"
    default: nil
    }
  }

  private static func properties(of name: String?, in scene: CheckedScene) -> [String] {
    guard let name else { return [] }
    return scene.vocabulary.lineage(of: name).flatMap { $0.properties.map(\.key) }
  }
}

extension Message {
  fileprivate static func doesNotExist(_ name: String, on element: String) -> Message {
    "Attribute '\(name)' does not exist on '\(element)'"
  }
}
