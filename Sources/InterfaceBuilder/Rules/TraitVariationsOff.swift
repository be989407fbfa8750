import SceneDiagnostics
import SceneSyntax
import SceneValues

enum TraitVariationsOff: WrittenRule {
  static let description = RuleDescription(
    "trait-variations-off", .style, .note, isOffByDefault: true,
    summary: "File does not use trait variations",
    discussion: """
      If 'Use Trait Variations' is off, values for specific size classes have no effect. Turn the rule on if \
      all files must support trait variations. The rule 'trait-variations-on' requires the opposite.
      """,
    wrong: """
      <▶document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
          <view contentMode="scaleToFill" id="box"/>
        </objects>
      </document>
      """,
    right: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useTraitCollections="YES">
        <objects>
          <view contentMode="scaleToFill" id="box"/>
        </objects>
      </document>
      """)

  static func check(_ file: WrittenFile, into diagnostics: inout [Diagnostic]) {
    guard !file.isForWatch, !file.isForMac, file.value("useTraitCollections", of: file.tree.root) != "YES"
    else { return }
    diagnostics.append(diagnostic(.off, at: file.tree.root.nameRange, in: file))
  }
}

extension Message {
  fileprivate static var off: Message { "'Use Trait Variations' is off in this file" }
}
