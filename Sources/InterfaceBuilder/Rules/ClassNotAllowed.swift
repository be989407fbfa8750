import SceneDiagnostics
import SceneSyntax
import SceneValues

enum ClassNotAllowed: WrittenRule {
  static let description = RuleDescription(
    "class-not-allowed", .style, .note, isOffByDefault: true,
    summary: "Class is not allowed in the project",
    discussion: """
      In .scenec.yml, 'replaced' lists the classes that the project must not use, with a replacement for \
      each class: 'OldButton: BrandButton'. The 'classes' key under 'allowed' lists the classes that each \
      element can have: 'button: [BrandButton]'. A class name can begin with the name of its module \
      ('Shop.BrandButton'). Setting either key turns the rule on. By default, 'replaced' contains only \
      'UIWebView', which the App Store no longer accepts.
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
    "Class '\(class: name)' is not allowed in this project: use '\(class: other)' instead"
  }

  fileprivate static func required(_ element: String, _ classes: [String]) -> Message {
    """
    In this project, '\(element: element)' must have the class \
    \(classes.map { "'\($0)'" }.joined(separator: " or "))
    """
  }
}
