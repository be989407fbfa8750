import SceneDiagnostics
import SceneModel
import SceneValues

package enum ClassWithoutModule: FileRule {
  package static let description = RuleDescription(
    "class-without-module", .identity, .warning,
    summary: "Swift class is named without its module",
    discussion: """
      A storyboard or xib finds a class without a module ('customModule') by its Objective-C name. A Swift \
      class has such a name only if it is declared with '@objc(Name)'; otherwise, its name includes the \
      module. Without the module, the class is not found, and an object of the superclass is created. In \
      Xcode, set the module of the class, or let it inherit the module from the target. The class of the \
      owner of a nib can have any name, because the owner is not created by name.

      The rule requires the Swift sources ('--sources').
      """,
    wrong: storyboard("customClass=\"▶Dial\""), wrongCompanions: [code],
    right: storyboard("customClass=\"Dial\" customModule=\"Clock\" customModuleProvider=\"target\""),
    rightCompanions: [code])

  private static let code = RuleDescription.Companion(
    "Dial.swift",
    """
    import UIKit

    final class Dial: UIView {}
    """)

  private static func storyboard(_ names: String) -> RuleDescription.Sample {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="clock">
      <scenes>
        <scene sceneID="1"><objects>
          <viewController id="clock" sceneMemberID="viewController">
            <view key="view" id="dial" \(names)/>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """
  }

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    guard let host = scene.host else { return }
    let document = scene.document
    // The owner of a nib exists before the nib is loaded, so it is not created by its class name.
    let names = document.objects.compactMap(\.customClass) + document.segues.compactMap(\.customClass)
    for name in names where document.namedAlone.contains(name.range) {
      // The name contains the module in which the sources declare the class.
      guard case (let module?, let bareName) = ObjectNode.split(className: name.text),
        module != Vocabulary.objectiveCModule, let code = host.classes[name.text], !code.isNamedForObjectiveC,
        !code.places.isEmpty
      else { continue }
      diagnostics.append(
        diagnostic(
          .hasNoModule(bareName), at: name.range, in: scene,
          notes: scene.declarations(ofClass: name.text)))
    }
  }
}

extension Message {
  fileprivate static func hasNoModule(_ name: String) -> Message {
    "Swift class '\(class: name)' cannot be found without its module: set 'customModule'"
  }
}
