import SceneDiagnostics
import SceneModel

/// Parts of the language that this version does not compile.
package enum UnsupportedElement: FileRule {
  package static let description = RuleDescription(
    "unsupported-element", .syntax, .error,
    summary: "A file uses what this version compiles.",
    discussion: """
      Constraints are a part of the language that this version does not compile. They are refused, so that no scene \
      is quietly built without them. Until they are compiled, place views by 'frame' and 'autoresizing'.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view>
              <label id="time" text="12:00">
                <▶constraint equation="time.centerX = superview.centerX"/>
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
              <label id="time" text="12:00" autoresizing="flexibleLeftMargin flexibleRightMargin"/>
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
