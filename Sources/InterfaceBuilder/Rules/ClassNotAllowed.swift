import SceneDiagnostics
import SceneSyntax
import SceneValues

enum ClassNotAllowed: WrittenRule {
  static let description = RuleDescription(
    "class-not-allowed", .style, .note, isOffByDefault: true,
    summary: "Class that the project does not want",
    discussion: """
      'replaced' in .scenec.yml names classes that are not to be used, each with the one to use instead: \
      'OldButton: BrandButton'. 'classes' under 'allowed' names, for an element, the classes of which it \
      must have one: 'button: [BrandButton]'. A name may begin with its module ('Shop.BrandButton'). Both \
      turn the rule on. Without a configuration, the rule rejects 'UIWebView', which the App Store no longer \
      accepts.
      """,
    wrong: .xib(#"<view contentMode="scaleToFill" id="page" customClass="▶UIWebView"/>"#),
    right: .xib(#"<view contentMode="scaleToFill" id="page" customClass="WKWebView"/>"#))

  static func check(_ file: WrittenFile, into diagnostics: inout [Diagnostic]) {
    let (replaced, required) = (file.expectations.replacedClasses, file.expectations.requiredClasses)
    for element in file.elements {
      let name = file.name(of: element)
      let custom = file.attribute("customClass", of: element)
      let own = custom.map { file.tree.value(of: $0) }
      let module = file.value("customModule", of: element)
      let names = own.map { own in [own] + (module.map { ["\($0).\(own)"] } ?? []) } ?? []
      let place = custom?.valueRange ?? element.nameRange
      if let other = names.compactMap({ replaced[$0] }).first {
        diagnostics.append(diagnostic(.replaced(own ?? "", other), at: place, in: file))
      } else if name == "webView", own == nil, let other = replaced["UIWebView"] {
        diagnostics.append(diagnostic(.replaced("UIWebView", other), at: place, in: file))
      }
      if let wanted = required[name], !names.contains(where: wanted.contains) {
        diagnostics.append(diagnostic(.required(name, wanted), at: place, in: file))
      }
    }
  }
}

extension Message {
  fileprivate static func replaced(_ name: String, _ other: String) -> Message {
    "This project uses '\(class: other)' instead of '\(class: name)'"
  }

  fileprivate static func required(_ element: String, _ classes: [String]) -> Message {
    "In this project, '\(element: element)' is of the class \(classes.map { "'\($0)'" }.joined(separator: " or "))"
  }
}
