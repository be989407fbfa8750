import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

extension Reader {
  /// Returns the diagnostics for misspelled options of bindings, and the names that code might define.
  func bindingOptions() -> (diagnostics: [Diagnostic], unlisted: [UnknownMember]) {
    guard form.isMac, !form.isArchive, let binding = tree.names.id(of: "binding"),
      let dictionary = tree.names.id(of: "dictionary"), let key = tree.names.id(of: ReaderKey.key.name)
    else { return ([], []) }
    var diagnostics: [Diagnostic] = []
    var unlisted: [UnknownMember] = []
    func check(_ name: Name, _ known: [String], _ message: Message, _ find: (String, [String]) -> String?) {
      guard !known.contains(name.text) else { return }
      // Apple's names begin with a prefix. Any other name, even if it is similar, is that of the app.
      guard name.text.hasPrefix("NS"), diagnostics.count < Misspellings.maxSearches,
        let intended = find(name.text, known)
      else { return unlisted.append(UnknownMember(.interfaceBuilderValue, name.range)) }
      diagnostics.append(
        InterfaceBuilderRules.unknownValue.diagnostic(
          message, at: tree.location(name.range), severity: .warning,
          notes: [Diagnostic.Note("did you mean '\(intended)'?")]))
    }
    for index in tree.elements.indices where tree.elements[index].name == binding {
      for options in tree.children(of: index) where tree.elements[options].name == dictionary {
        for option in tree.children(of: options) {
          guard let attribute = tree.attribute(key, of: tree.elements[option]) else { continue }
          let name = Name(tree.value(of: attribute), attribute.valueRange)
          check(name, BindingOptions.names, "Binding option '\(key: name.text)' does not exist") {
            closestMatch(to: $0, in: $1)
          }
          guard let text = tree.texts(of: option).first else { continue }
          // The receiver of the selector is the result of the binding at run time.
          if name.text == BindingOptions.selector {
            unlisted.append(UnknownMember(.responderAction, text.range))
          }
          guard name.text == BindingOptions.transformer else { continue }
          let value = Name(self.text(in: option), text.range)
          check(value, BindingOptions.transformers, "Value transformer '\(value.text)' does not exist") {
            misspelling(of: $0, in: $1)
          }
        }
      }
    }
    return (diagnostics, unlisted)
  }
}
