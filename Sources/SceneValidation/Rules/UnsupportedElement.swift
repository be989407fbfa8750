import SceneDiagnostics
import SceneModel

/// Parts of the language that this version does not compile.
package enum UnsupportedElement: FileRule {
  package static let description = RuleDescription(
    "unsupported-element", .syntax, .error,
    summary: "A file uses what this version compiles.",
    discussion: """
      '<when>' and what was imported under 'ib:' are parts of the language that this version does not compile. They \
      are refused, so that no scene is quietly built without them.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view>
              <label text="12:00" font="system 17">
                <▶when traits="idiom=pad" font="system 28"/>
              </label>
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
              <label text="12:00" font="system 17"/>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """)

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for stray in scene.document.strays where stray.kind == .unsupportedElement {
      diagnostics.append(finding(.unsupported(stray.name.text), at: stray.name.range, in: scene))
    }
  }
}

extension Message {
  fileprivate static func unsupported(_ name: String) -> Message {
    "'\(name)' is part of the language, but this version does not compile it"
  }
}
