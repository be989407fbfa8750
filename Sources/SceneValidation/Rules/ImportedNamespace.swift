import SceneDiagnostics
import SceneModel
import SceneValues

/// What was imported, under a prefix that means something else.
package enum ImportedNamespace: FileRule {
  package static let description = RuleDescription(
    "imported-namespace", .syntax, .error,
    summary:
      "The prefix 'ib' stands for one namespace, and what is carried along explains its other prefixes itself.",
    discussion: """
      Elements and attributes 'ib:…' are what an imported Xcode file said that scenes have no word for: they are carried \
      along as they are. The root declares the prefix: 'xmlns:ib="urn:scenec:interface-builder"'. Other prefixes may stand \
      inside such an element only where they are declared inside it too: it has to make sense by itself, in another file.
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
        finding(
          .means(uri), at: written.range, in: scene,
          suggesting: scene.suggestion(replacing: written, with: uri, isSafe: false)))
    }
    for prefix in scene.document.imports.flatMap(\.outerPrefixes) {
      diagnostics.append(finding(.declaredOutside(prefix.text), at: prefix.range, in: scene))
    }
  }
}

extension Message {
  fileprivate static func means(_ uri: String) -> Message { "The prefix 'ib' stands for '\(uri)'" }

  fileprivate static func declaredOutside(_ prefix: String) -> Message {
    "The prefix '\(prefix)' is declared outside of what is carried along"
  }
}
