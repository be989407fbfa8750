import SceneDiagnostics
import SceneSyntax
import SceneValues

enum TraitVariationsOn: WrittenRule {
  static let description = RuleDescription(
    "trait-variations-on", .style, .note, isOffByDefault: true,
    summary: "File uses trait variations",
    discussion: """
      If 'Use Trait Variations' is on, a value, a constraint, or a view can exist for only some size \
      classes, which is easy to overlook. Turn the rule on if all variations must be made in code. The rule \
      'trait-variations-off' requires the opposite.
      """,
    wrong: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" ▶useTraitCollections="YES">
        <objects>
          <view contentMode="scaleToFill" id="box"/>
        </objects>
      </document>
      """,
    right: .xib(#"<view contentMode="scaleToFill" id="box"/>"#))

  static func check(_ file: WrittenFile, into diagnostics: inout [Diagnostic]) {
    let root = file.tree.root
    guard !file.isForWatch, let setting = file.attribute("useTraitCollections", of: root),
      file.tree.value(of: setting) == "YES"
    else { return }
    diagnostics.append(diagnostic(.on, at: setting.nameRange, in: file))
  }
}

extension Message {
  fileprivate static var on: Message { "'Use Trait Variations' is on in this file" }
}
