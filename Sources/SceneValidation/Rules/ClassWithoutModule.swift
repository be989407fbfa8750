import SceneDiagnostics
import SceneModel
import SceneValues

package enum ClassWithoutModule: FileRule {
  package static let description = RuleDescription(
    "class-without-module", .identity, .warning,
    summary: "Swift class is named without its module",
    discussion: """
      If a class in a storyboard or xib has no module ('customModule'), it is looked up by its Objective-C \
      name. A Swift class declared with '@objc(Name)' has that Objective-C name. For any other Swift class, \
      the Objective-C name includes the module, so the class is not found without its module, and an object \
      of the superclass is created instead. In Xcode, set the module of the class, or let the class inherit \
      its module from the target. The rule does not check the class of a nib's owner, because the owner is \
      not created by name.

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
