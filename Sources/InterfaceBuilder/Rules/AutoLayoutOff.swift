import SceneDiagnostics
import SceneSyntax
import SceneValues

enum AutoLayoutOff: WrittenRule {
  static let description = RuleDescription(
    "auto-layout-off", .layout, .note, isOffByDefault: true,
    summary: "File does not use Auto Layout",
    discussion: """
      Without 'Use Auto Layout', no constraint of the file counts, and views keep their frames when texts grow \
      or the screen is another one. Files for a watch have no such setting.
      """,
    wrong: """
      <▶document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
          <view contentMode="scaleToFill" id="box"/>
        </objects>
      </document>
      """,
    right: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
          <view contentMode="scaleToFill" id="box"/>
        </objects>
      </document>
      """)

  static func check(_ file: WrittenFile, into diagnostics: inout [Diagnostic]) {
    guard !file.isForWatch, file.value("useAutolayout", of: file.tree.root) != "YES" else { return }
    diagnostics.append(diagnostic(.off, at: file.tree.root.nameRange, in: file))
  }
}

extension Message {
  fileprivate static var off: Message { "'Use Auto Layout' is off in this file" }
}
