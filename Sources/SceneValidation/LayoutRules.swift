import SceneDiagnostics
import SceneModel
import SceneValues

package enum LayoutRules {
  package static let all: [any LayoutRule.Type] = [
    AmbiguousLayout.self, ConflictingConstraints.self, HiddenByKeyboard.self, MisplacedView.self,
    OutsideItsParent.self, OverlappingSiblings.self, SmallTouchTarget.self, TextCutOff.self,
  ]

  /// The rules that are on only if the user requests screens. Their results depend on the sizes of text and on values that
  /// code can set.
  package static let onRequest: [any LayoutRule.Type] = [
    MisplacedView.self, OutsideItsParent.self, OverlappingSiblings.self, TextCutOff.self,
  ]

  /// Returns whether the results of a rule depend on the sizes of images. Other rules ignore views that depend on content.
  package static func dependsOnImages(_ rule: any LayoutRule.Type) -> Bool {
    rule != ConflictingConstraints.self && rule != AmbiguousLayout.self
  }

  package static let own: [any LayoutRule.Type] = all.filter { rule in
    !SceneRules.all.contains { $0.description.id == rule.description.id }
  }

  /// Returns the rules' diagnostics on several screens, in source order. The first element of `layouts` is the layout on
  /// the file's own screen. Equal diagnostics at the same location are reported once, with the other screens' names.
  package static func check(
    _ layouts: [CheckedLayout], isWanted: (RuleID) -> Bool
  ) -> [Diagnostic] {
    let rules = all.filter { isWanted($0.description.id) }
    var found: [Diagnostic] = []
    var places: [Place: [(index: Int, message: Message)]] = [:]
    var others: [Int: [String]] = [:]
    for layout in layouts {
      var diagnostics: [Diagnostic] = []
      for rule in rules { rule.check(layout, into: &diagnostics) }
      for var diagnostic in diagnostics {
        let (place, message) = (Place(diagnostic), diagnostic.message)
        if let known = places[place]?.first(where: { isSame($0.message, message) })?.index {
          if let screen = layout.solved.screen, others[known]?.last != screen {
            others[known, default: []].append(screen)
          }
        } else {
          places[place, default: []].append((found.count, message))
          diagnostic.message = layout.naming(diagnostic.message)
          found.append(diagnostic)
        }
      }
    }
    for (index, screens) in others { found[index].notes.append(Diagnostic.Note(.also(screens))) }
    guard !found.isEmpty, let layout = layouts.first else { return [] }
    silence(&found, in: layout.scene, asked: rules)
    found.sortInSourceOrder()
    return found
  }

  private static func silence(
    _ found: inout [Diagnostic], in scene: CheckedScene, asked rules: [any LayoutRule.Type]
  ) {
    let names = Set(rules.map { $0.description.id.rawValue })
    let working = scene.document.suppressions.filter { suppression in
      guard suppression.element != nil, let rule = suppression.rule else { return false }
      return names.contains(rule.text)
    }
    guard !working.isEmpty else { return }
    let silencing = Silencing(found, by: working, scene.steps)
    found = zip(found, silencing.isSilent).filter { !$1 }.map(\.0)
  }

  private struct Place: Hashable {
    let rule: RuleID
    let range: SourceRange

    init(_ diagnostic: Diagnostic) {
      rule = diagnostic.rule
      range = diagnostic.location.range
    }
  }

  /// Returns whether two messages for the same location differ only in numbers, because numbers depend on the screen.
  private static func isSame(_ one: Message, _ other: Message) -> Bool {
    one.text == other.text || words(of: one) == words(of: other)
  }

  private static func words(of message: Message) -> String {
    message.text.filter { !$0.isNumber && $0 != "." && $0 != "-" }
  }
}

extension Message {
  fileprivate static func also(_ screens: [String]) -> Message {
    let shown = screens.prefix(4)
    let rest = screens.count - shown.count
    let more = rest == 0 ? "" : " and \(rest) more screen\(rest == 1 ? "" : "s")"
    return "also on \(shown.joined(separator: "; "))\(more)"
  }
}
