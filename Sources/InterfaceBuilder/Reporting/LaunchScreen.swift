import SceneDiagnostics
import SceneSyntax

/// A check for elements that a launch screen cannot contain. The system shows launch screens before any app code runs.
struct LaunchScreen {
  private let tree: SyntaxTree
  private let keys: [NameID?]

  init?(_ tree: SyntaxTree, _ keys: [NameID?]) {
    guard let name = tree.names.id(of: "launchScreen"), let attribute = tree.attribute(name, of: tree.root),
      tree.value(of: attribute) == "YES"
    else { return nil }
    self.tree = tree
    self.keys = keys
  }

  func diagnostics() -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for element in tree.elements {
      switch tree.name(of: element) {
      // The owner of a launch screen is never created, so its class is not relevant.
      case "placeholder", "exit": break
      case "userDefinedRuntimeAttribute":
        diagnostics.append(
          .inLaunchScreen("a user-defined runtime attribute", at: element.nameRange, in: tree))
      default:
        guard let name = keys[ReaderKey.customClass.rawValue], let custom = tree.attribute(name, of: element)
        else {
          break
        }
        diagnostics.append(.inLaunchScreen("a class from the app", at: custom.valueRange, in: tree))
      }
    }
    return diagnostics
  }
}

extension Diagnostic {
  fileprivate static func inLaunchScreen(_ what: String, at range: SourceRange, in tree: SyntaxTree)
    -> Diagnostic
  {
    InterfaceBuilderRules.launchScreen.diagnostic(
      "A launch screen cannot have \(what): it is shown before the app's code is loaded",
      at: tree.location(range))
  }
}
