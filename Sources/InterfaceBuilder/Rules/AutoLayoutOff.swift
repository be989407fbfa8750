import SceneDiagnostics
import SceneSyntax
import SceneValues

enum AutoLayoutOff: WrittenRule {
  static let description = RuleDescription(
    "auto-layout-off", .layout, .note, isOffByDefault: true,
    summary: "File does not use Auto Layout",
    discussion: """
      If 'Use Auto Layout' is off, the constraints in the file are ignored. Views keep their frames even if \
      the text is longer or the screen has a different size. Turn the setting on in Xcode, and add \
      constraints. The rule ignores files for watchOS, which do not have this setting.
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
