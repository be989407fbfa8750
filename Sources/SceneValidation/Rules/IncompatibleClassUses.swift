import SceneDiagnostics
import SceneModel
import SceneValues

package enum IncompatibleClassUses: FileRule {
  package static let description = RuleDescription(
    "incompatible-class-uses", .identity, .error,
    summary: "Custom class is used on incompatible elements",
    discussion: """
      A custom class must descend from the class of its element. If a custom class is used on two elements \
      of unrelated classes, such as a label and a button, one of the elements cannot be loaded. Use a \
      separate class for each element. A class can also be used on the elements of its superclasses: for \
      example, a subclass of Label can be used on a 'view' element.

      The rule checks only classes whose superclass is unknown. If the Swift sources or a manifest declares \
      the superclass, the rule 'class-not-a-subclass' reports the element that does not match.

      UIKit and AppKit load a view or view controller of an unrelated class, but ignore the attributes that \
      it does not support. In Xcode files, the rule therefore reports a warning in this case.
      """,
    wrong: .view(
      """
      <label class="WorldClockView" text="12:00"/>
      <button class="▶WorldClockView" title="12:00"/>
      """),
    right: .view(
      """
      <label class="WorldClockView" text="12:00"/>
      <view class="WorldClockView"/>
      <button title="12:00"/>
      """))

  private struct Kind {
    let ancestor: String
    let range: SourceRange
  }

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    var kinds: [String: [Kind]] = [:]
    for object in scene.document.objects {
      guard let name = object.customClass, let ancestor = object.elementClass else { continue }
      check(name, ancestor, in: scene, &kinds, into: &diagnostics)
    }
    for segue in scene.document.segues {
      guard let name = segue.customClass else { continue }
      check(name, LanguageElement.segueClass, in: scene, &kinds, into: &diagnostics)
    }
  }

  private static func check(
    _ name: Name, _ ancestor: String, in scene: CheckedScene, _ kinds: inout [String: [Kind]],
    into diagnostics: inout [Diagnostic]
  ) {
    let known = kinds[name.text] ?? []
    guard ancestor != Vocabulary.anyClass, !known.contains(where: { $0.ancestor == ancestor }),
      scene.vocabulary.isClass(name.text, descendantOf: ancestor) == nil
    else { return }
    kinds[name.text, default: []].append(Kind(ancestor: ancestor, range: name.range))
    guard let other = known.first(where: { excludes($0.ancestor, ancestor, in: scene.vocabulary) }) else {
      return
    }
    let (first, second) = (scene.displayName(other.ancestor), scene.displayName(ancestor))
    diagnostics.append(
      diagnostic(
        .twoKinds(name.text, first, second), at: name.range, in: scene,
        severity: scene.isLoadable(ancestor, as: other.ancestor) ? .warning : nil,
        notes: [scene.note(.firstKind(first), at: other.range)]))
  }

  private static func excludes(_ one: String, _ other: String, in vocabulary: Vocabulary) -> Bool {
    vocabulary.isClass(one, descendantOf: other) == false
      && vocabulary.isClass(other, descendantOf: one) == false
  }
}

extension Message {
  fileprivate static func twoKinds(_ name: String, _ first: String, _ second: String) -> Message {
    "Class '\(class: name)' cannot descend from both '\(first)' and '\(second)'"
  }

  fileprivate static func firstKind(_ name: String) -> Message { "used as '\(class: name)' here" }
}
