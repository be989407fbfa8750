import SceneDiagnostics
import SceneSyntax
import SceneValues

/// A check for controllers with the same Storyboard ID in one storyboard, which Xcode refuses to build. Controllers with
/// different ids can have the same Storyboard ID, so no rule for scenes finds them.
enum DuplicateStoryboardIDs {
  static func diagnostics(in tree: SyntaxTree, _ form: DocumentForm, _ keys: [NameID?]) -> [Diagnostic] {
    guard form.isStoryboard, !form.isArchive, let key = keys[ReaderKey.storyboardIdentifier.rawValue],
      let member = keys[ReaderKey.sceneMemberID.rawValue]
    else { return [] }
    var first: [String: SyntaxTree.Attribute] = [:]
    var diagnostics: [Diagnostic] = []
    for element in tree.elements {
      guard let attribute = tree.attribute(key, of: element),
        let role = tree.attribute(member, of: element), tree.value(of: role) == "viewController",
        // A storyboard reference can have the Storyboard ID of the controller to which it refers.
        !tree.name(of: element).hasSuffix("Placeholder")
      else { continue }
      let id = tree.value(of: attribute)
      guard !id.isEmpty else { continue }
      guard let earlier = first[id] else {
        first[id] = attribute
        continue
      }
      diagnostics.append(
        Diagnostic(
          rule: "duplicate-id", severity: .error, message: .duplicate(id),
          at: tree.location(attribute.valueRange),
          notes: [Diagnostic.Note(.firstUsed, at: tree.location(earlier.valueRange))]))
    }
    return diagnostics
  }
}

extension Message {
  fileprivate static func duplicate(_ id: String) -> Message {
    "Storyboard ID '\(id)' already belongs to another controller"
  }

  fileprivate static var firstUsed: Message { "first used here" }
}
