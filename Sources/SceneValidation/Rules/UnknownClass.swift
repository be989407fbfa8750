import SceneDiagnostics
import SceneModel
import SceneValues

package enum UnknownClass: FileRule {
  package static let description = RuleDescription(
    "unknown-class", .identity, .error,
    summary: "Custom class does not exist",
    discussion: """
      If a scene refers to a class that the program does not contain, loading fails. Correct the class name, \
      or add the class to the program. If several modules contain a class with the same name, include the \
      module, as in 'AlarmClock.ClockView'.

      The rule requires information about the program's classes, which it reads from the program's Swift \
      sources ('--sources') or from a manifest ('--classes'). Without this information, it only reports the \
      names of UIKit, AppKit, and GTK classes, such as 'UIView', as warnings.
      """,
    wrong: .view(#"<view id="face" class="▶ClokView"/>"#),
    right: .view(#"<view id="face" class="ClockView"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let document = scene.document
    if let owner = document.owner { check(owner, in: scene, into: &diagnostics) }
    for object in document.objects.indices {
      guard let name = document.objects[object].customClass,
        let elementClass = document.objects[object].elementClass
      else { continue }
      check(name, in: scene, into: &diagnostics) { fits($0, elementClass, in: scene) }
    }
    for rule in document.appearances where rule.variant == nil {
      for name in [rule.className] + rule.containers { check(name, in: scene, into: &diagnostics) }
    }
    for case let name? in document.segues.lazy.map(\.customClass) {
      check(name, in: scene, into: &diagnostics) {
        scene.vocabulary.isClass($0.qualifiedName, descendantOf: LanguageElement.segueClass) != false
      }
    }
  }

  private static func fits(_ candidate: ClassDescription, _ elementClass: String, in scene: CheckedScene)
    -> Bool
  {
    !candidate.isNotMade
      && scene.vocabulary.isClass(candidate.qualifiedName, descendantOf: LanguageElement.segueClass) != true
      && scene.vocabulary.isClass(candidate.qualifiedName, descendantOf: elementClass) != false
  }

  /// Returns whether a class without a module is an Apple class. The sources contain all classes of the app.
  private static func isAppleClass(_ bareName: String, in scene: CheckedScene) -> Bool {
    guard let known = scene.vocabulary.description(of: bareName) else { return bareName == "NSObject" }
    return !Vocabulary.isUnknownModule(known.module) && scene.host?.classes[known.qualifiedName] == nil
  }

  private static func check(
    _ name: Name, in scene: CheckedScene, into diagnostics: inout [Diagnostic],
    fits: (ClassDescription) -> Bool = { _ in true }
  ) {
    let vocabulary = scene.vocabulary
    guard vocabulary.index(of: name.text) == nil else { return }
    let modules = vocabulary.modules(of: name.text)
    if modules.count > 1 {
      diagnostics.append(
        diagnostic(
          .ambiguous(name.text, modules.sorted()), at: name.range, in: scene,
          notes: [scene.note(.writeModule)]
            + modules.sorted().flatMap { scene.declarations(ofClass: "\($0).\(name.text)") })
      )
      return
    }
    guard scene.otherModules(of: name.text).isEmpty, !scene.mayBeForeign(name.text) else { return }
    let (module, bareName) = ObjectNode.split(className: name.text)
    // If several targets have a class with this name, any of these classes may be intended.
    guard module == nil || vocabulary.classesOfUnknownModules(named: bareName).isEmpty else { return }
    guard scene.hasHostClasses || module.map(CheckedScene.libraryModules.contains) == true else {
      checkPlatformClass(name, in: scene, into: &diagnostics, fits: fits)
      return
    }
    if vocabulary.usesUIKitNames, let module {
      // Interface Builder stores the module in a separate attribute.
      if isAppleClass(bareName, in: scene) {
        diagnostics.append(
          diagnostic(
            .doesNotExist(name.text), at: name.range, in: scene,
            notes: [scene.note(.isAppleClass(bareName, writtenIn: module))]))
        return
      }
      let others = vocabulary.classes.filter {
        ($0.module == module || Vocabulary.isUnknownModule($0.module)) && fits($0)
      }
      diagnostics.append(
        diagnostic(
          .doesNotExist(name.text), at: name.range, in: scene,
          suggesting: scene.suggestion(for: Name(bareName, name.range), among: others.map(\.name))))
      return
    }
    let candidates = vocabulary.classes.filter(fits).map { module == nil ? $0.name : $0.qualifiedName }
    // An unqualified name may refer to a nested class, whose full name includes the enclosing types.
    let inner = scene.steps.counting(candidates).filter { $0.hasSuffix(".\(name.text)") }
    diagnostics.append(
      diagnostic(
        .doesNotExist(name.text), at: name.range, in: scene,
        suggesting: inner.count == 1
          ? scene.suggestion(replacing: name, with: inner[0])
          : libraryClass(for: name.text, in: vocabulary).flatMap {
            replacement(of: name, by: $0, fits: fits, in: scene)
          } ?? scene.suggestion(for: name, among: candidates)))
  }

  private static func checkPlatformClass(
    _ name: Name, in scene: CheckedScene, into diagnostics: inout [Diagnostic],
    fits: (ClassDescription) -> Bool
  ) {
    guard !scene.vocabulary.usesUIKitNames, ForeignNames.isPlatformClass(name.text),
      let intended = libraryClass(for: name.text, in: scene.vocabulary)
    else { return }
    let suggestion = replacement(of: name, by: intended, fits: fits, in: scene)
    diagnostics.append(
      diagnostic(
        .isForeign(name.text), at: name.range, in: scene, severity: .warning,
        notes: suggestion == nil ? intended.element.map { [scene.note(.write($0))] } ?? [] : [],
        suggesting: suggestion))
  }

  private static func replacement(
    of name: Name, by intended: ClassDescription, fits: (ClassDescription) -> Bool, in scene: CheckedScene
  ) -> Suggestion? {
    fits(intended) ? scene.suggestion(replacing: name, with: intended.name, isSafe: false) : nil
  }

  private static func libraryClass(for name: String, in vocabulary: Vocabulary) -> ClassDescription? {
    let names = vocabulary.classes.map(\.name)
    if let same = ForeignNames.element.meaning(of: name, among: names) {
      return vocabulary.description(of: same.name)
    }
    return ForeignNames.element.meaning(of: name, among: vocabulary.elements).flatMap {
      vocabulary.description(ofElement: $0.name)
    }
  }
}

extension Message {
  fileprivate static func doesNotExist(_ name: String) -> Message { "Class '\(class: name)' does not exist" }

  fileprivate static func isForeign(_ name: String) -> Message {
    "Class '\(class: name)' belongs to another framework"
  }

  fileprivate static func write(_ element: String) -> Message {
    "write an element '\(element: element)' instead"
  }

  fileprivate static func isAppleClass(_ name: String, writtenIn module: String) -> Message {
    "'\(class: name)' is an Apple class: remove customModule=\"\(module)\""
  }

  fileprivate static func ambiguous(_ name: String, _ modules: [String]) -> Message {
    "Class '\(class: name)' exists in the modules \(CheckedScene.list(modules))"
  }

  fileprivate static var writeModule: Message { "include the module: 'Module.Name'" }
}
