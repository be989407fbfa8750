import SceneDiagnostics
import SceneModel
import SceneValues

package enum ImportedNamespace: FileRule {
  package static let description = RuleDescription(
    "imported-namespace", .syntax, .error,
    summary: "Invalid namespace for content imported from Xcode",
    discussion: """
      Elements and attributes with the prefix 'ib' come from an Xcode file and have no counterpart in \
      scenes. They are preserved unchanged. The root element declares the prefix: \
      'xmlns:ib="urn:scenec:interface-builder"'. The prefix 'ib' must not refer to any other namespace.

      If an imported element uses other prefixes, they must be declared in the imported element itself. \
      Otherwise, the imported element becomes invalid when it is copied to another file.
      """,
    wrong: """
      <storyboard xmlns:ib="▶http://example.org" version="1" initial="clock">
        <scene>
          <viewController id="clock" ib:customModule="Clock"/>
        </scene>
      </storyboard>
      """,
    right: """
      <storyboard xmlns:ib="urn:scenec:interface-builder" version="1" initial="clock">
        <scene>
          <viewController id="clock" ib:customModule="Clock"/>
        </scene>
      </storyboard>
      """)

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let uri = ImportedNames.uri
    for written in scene.document.importedNamespaces where written.text != uri {
      diagnostics.append(
        diagnostic(
          .means(uri), at: written.range, in: scene,
          suggesting: scene.suggestion(replacing: written, with: uri, isSafe: false)))
    }
    for prefix in scene.document.imports.flatMap(\.outerPrefixes) {
      diagnostics.append(diagnostic(.declaredOutside(prefix.text), at: prefix.range, in: scene))
    }
  }
}

extension Message {
  fileprivate static func means(_ uri: String) -> Message {
    "The prefix 'ib' refers to the namespace '\(uri)'"
  }

  fileprivate static func declaredOutside(_ prefix: String) -> Message {
    "The prefix '\(prefix)' must be declared inside this imported element"
  }
}
