import SceneDiagnostics
import SceneModel
import SceneValues

package enum ClassInOtherModule: FileRule {
  package static let description = RuleDescription(
    "class-in-other-module", .identity, .error,
    summary: "Custom class is in another module",
    discussion: """
      If a class name has the form 'Module.Name', the class must be in that module. Otherwise, loading \
      fails. If the class has moved, specify its current module in the scenes. If only one module has a \
      class with that name, you can omit the module.

      In an Xcode file, a module that no target builds is also an error if the file's target compiles the \
      class. If the file with the class imports the module, the diagnostic is a warning, because the module \
      might contain another class with this name. If only other files import the module, the class is not \
      checked.
      """,
    wrong: .view(#"<view class="▶Dials.ClockView"/>"#),
    right: .view(#"<view class="AlarmClock.ClockView"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let document = scene.document
    let names =
      [document.owner].compactMap(\.self) + document.objects.compactMap(\.customClass)
      + document.segues.compactMap(\.customClass)
    for name in names {
      let (written, className) = ObjectNode.split(className: name.text)
      if let written, let intended = scene.likelyModule(by: written) {
        diagnostics.append(
          diagnostic(.elsewhere(className, [intended], not: written), at: name.range, in: scene))
        continue
      }
      if let written, let own = scene.modules(of: className, whoseFileImports: written) {
        diagnostics.append(imported(name, of: own, in: scene))
        continue
      }
      let ownModules = written.map { scene.ownModules(of: className, insteadOf: $0) } ?? []
      let modules = ownModules.isEmpty ? scene.otherModules(of: name.text) : ownModules
      guard let module = modules.first else { continue }
      // Interface Builder stores the module in a separate attribute.
      let separate = scene.document.moduleRanges[name.range].map { Name(written ?? "", $0) }
      let suggestion =
        separate.map { scene.suggestion(replacing: $0, with: module) }
        ?? scene.suggestion(replacing: name, with: "\(module).\(className)")
      let declared = ownModules.isEmpty ? modules.map { "\($0).\(className)" } : [name.text]
      var notes = declared.flatMap(scene.declarations(ofClass:))
      // A fix would have to remove another attribute, too.
      let isOfTarget = scene.document.classesOfTarget.contains(name.range)
      if isOfTarget { notes.append(scene.note(.isOfTarget(written ?? ""))) }
      diagnostics.append(
        diagnostic(
          .elsewhere(className, modules, not: written ?? ""), at: separate?.range ?? name.range, in: scene,
          notes: notes, suggesting: modules.count == 1 && !isOfTarget ? suggestion : nil))
    }
  }

  private static func imported(_ name: Name, of own: [String], in scene: CheckedScene) -> Diagnostic {
    let (module, className) = ObjectNode.split(className: name.text)
    let written = scene.document.moduleRanges[name.range].map { Name(module ?? "", $0) }
    return diagnostic(
      .isOwn(className, not: module ?? ""), at: written?.range ?? name.range, in: scene, severity: .warning,
      notes: scene.vocabulary.classesOfUnknownModules(named: className).flatMap {
        scene.declarations(ofClass: $0.qualifiedName)
      },
      suggesting: own.count == 1 ? written.flatMap { scene.suggestion(replacing: $0, with: own[0]) } : nil)
  }
}

extension CheckedScene {
  /// Returns the app module that was probably intended by a misspelled name in an Xcode file.
  fileprivate func likelyModule(by name: String) -> String? {
    guard document.preserved != nil, let host, !host.foreignModules.contains(name) else { return nil }
    let targets = host.targets.reduce(into: document.ownModules) { $0.formUnion($1.modules ?? []) }
    guard !targets.contains(name), !vocabulary.classes.contains(where: { $0.module == name }) else {
      return nil
    }
    return misspelling(of: name, in: steps.counting(targets.sorted()))
  }

  /// Returns the modules of the file's targets that compile the class. The result is empty if a target or package builds
  /// the specified module, or if not all targets are known.
  fileprivate func ownModules(of className: String, insteadOf module: String) -> [String] {
    guard vocabulary.usesUIKitNames, let host, host.unclearProjects.isEmpty,
      !document.ownModules.contains(module), let running = host.runningTargets,
      host.sceneTargets?.isEmpty == false, !mayBeUnread(className),
      !Self.libraryModules.contains(module), host.isOfNoTarget(module),
      !host.foreignModules.contains(module), !vocabulary.classes.contains(where: { $0.module == module })
    else { return [] }
    var compiling: Set<Int> = []
    for known in vocabulary.classesOfUnknownModules(named: className) {
      guard let code = host.classes[known.qualifiedName], !code.isNamedForObjectiveC, let own = code.targets
      else { return [] }
      compiling.formUnion(own)
    }
    // The classes of a WatchKit app are in its extension, which is another target.
    let targets = running.isEmpty ? compiling : running
    guard compiling.isSuperset(of: targets) else { return [] }
    return targets.reduce(into: Set<String>()) { $0.formUnion(host.targets[$1].modules ?? []) }.sorted()
  }

  /// Returns the modules of the file's targets if the app declares the class in files that import `module`, or else nil.
  fileprivate func modules(of className: String, whoseFileImports module: String) -> [String]? {
    guard vocabulary.usesUIKitNames, let host, host.unclearProjects.isEmpty,
      !document.ownModules.contains(module), host.targets.isEmpty || host.isOfNoTarget(module),
      !mayBeUnread(className), host.types[module] == nil,
      // The classes of an imported module that only scenes name descend from the placeholder for Objective-C classes.
      vocabulary.classes.allSatisfy({
        $0.module != module || $0.name != className || $0.superclass == Vocabulary.objectiveCModule
      })
    else { return nil }
    let own = vocabulary.classesOfUnknownModules(named: className)
    let imports = own.map { host.classes[$0.qualifiedName]?.importedModules.contains(module) == true }
    guard !imports.isEmpty, imports.allSatisfy(\.self) else { return nil }
    return (host.runningTargets ?? []).reduce(into: Set<String>()) {
      $0.formUnion(host.targets[$1].modules ?? [])
    }.sorted()
  }

  /// Returns the modules that contain the class in `Module.Name` if the specified module does not. Without a description
  /// of the app's classes, an app class might have the same name as a library class.
  func otherModules(of name: String) -> [String] {
    guard case (let module?, let className) = ObjectNode.split(className: name),
      vocabulary.index(of: name) == nil,
      hasHostClasses || Self.libraryModules.contains(module), !mayBeUnread(name)
    else {
      return []
    }
    let others = vocabulary.modules(of: className).filter {
      !Vocabulary.isUnknownModule($0) && $0 != Vocabulary.objectiveCModule
        && !(vocabulary.usesUIKitNames && Self.libraryModules.contains($0))
    }
    return others.sorted()
  }
}

extension Message {
  fileprivate static func isOwn(_ name: String, not module: String) -> Message {
    "Class '\(class: name)' is in the app, not in the imported module '\(module)'"
  }

  fileprivate static func elsewhere(_ name: String, _ modules: [String], not module: String) -> Message {
    "Class '\(class: name)' is in \(CheckedScene.list(modules)), not in '\(module)'"
  }

  fileprivate static func isOfTarget(_ module: String) -> Message {
    "'customModuleProvider=\"target\"' selects the target's module '\(module)': remove it, and correct 'customModule'"
  }
}
