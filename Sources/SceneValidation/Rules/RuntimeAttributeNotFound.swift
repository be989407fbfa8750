import SceneDiagnostics
import SceneModel
import SceneValues

package enum RuntimeAttributeNotFound: FileRule {
  package static let description = RuleDescription(
    "runtime-attribute-not-found", .connection, .error,
    summary: "Runtime attribute for a property that does not exist",
    discussion: """
      When a scene is loaded, each runtime attribute sets the property with the specified key. If the class \
      has no such property, loading fails.

      A key path with dots, such as 'layer.cornerRadius', leads through one or more outlets to a property. \
      Each step is checked against the declared class of the preceding outlet. The rule reports nothing if \
      that outlet can store an object of a subclass that has the property, or an object of an unknown class.

      In Xcode files, the diagnostic is a warning, and the rule reports only keys that differ from a known \
      key by a single typo or that probably refer to a renamed property. It does not report other unknown \
      keys, because categories and extensions can add keys to Apple's classes. It also reports inspectable \
      properties of Swift classes that have no setter.

      In macOS documents, the key paths of bindings and tree controllers are also checked for typos. If the \
      app declares a class and all its superclasses except 'NSObject', the rule reports every key that the \
      class does not have. Bindings can use a Swift property only if it is exposed to Objective-C, for \
      example with '@objc dynamic'. The rule does not check the keys of a class that overrides \
      'value(forUndefinedKey:)'.
      """,
    wrong: .view(
      """
      <view id="face" class="ClockView">
        <runtimeAttribute key="▶dialColour" type="color" value="white"/>
        <runtimeAttribute key="layer.▶cornerRadios" type="number" value="8"/>
      </view>
      """),
    right: .view(
      """
      <view id="face" class="ClockView">
        <runtimeAttribute key="dialColor" type="color" value="white"/>
        <runtimeAttribute key="layer.cornerRadius" type="number" value="8"/>
      </view>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    guard scene.document.preserved == nil else { return checkMisspellings(in: scene, into: &diagnostics) }
    for index in scene.valueTable.runtimeAttributes {
      let value = scene.document.values[index]
      // Another rule reports invalid literals. If the type is invalid, the key was not parsed.
      guard value.error == nil, case .object(let object) = value.owner,
        let known = scene.objectClasses[object], known.isComplete,
        scene.vocabulary.property(value.key.text, of: known.qualifiedName) == nil
      else { continue }
      let path = RuntimeKeyPath(value.key)
      if path.steps.count > 1 {
        check(path, of: known, in: scene, into: &diagnostics)
        continue
      }
      var hidden = scene.hidden(.property, value.key.text, of: known)
      let keys = scene.vocabulary.lineage(of: known.qualifiedName).flatMap { $0.properties.map(\.key) }
      let suggestion =
        hidden.isEmpty ? suggestion(for: value.key, among: keys, of: known, in: scene) : nil
      if hidden.isEmpty, suggestion == nil {
        hidden = scene.similarHidden(.property, value.key.text, of: known)
      }
      diagnostics.append(
        diagnostic(
          .doesNotExist(value.key.text, on: known.name), at: value.key.range, in: scene,
          notes: hidden.isEmpty ? scene.declarations(of: known) : hidden, suggesting: suggestion))
    }
  }

  /// Returns a suggestion for a key, which can be a property of an object in an outlet, such as `layer`.
  private static func suggestion(
    for key: Name, among keys: [String], of known: KnownClass, in scene: CheckedScene
  ) -> Suggestion? {
    let outlets = scene.vocabulary.lineage(of: known.qualifiedName).flatMap(\.outlets)
    let paths = outlets.filter { !$0.isCollection }.flatMap { outlet in
      scene.vocabulary.lineage(of: outlet.type).flatMap(\.properties).map { "\(outlet.name).\($0.key)" }
    }
    let place = ForeignNames.place(of: key.text)
    let path = paths.filter { $0.hasSuffix("." + key.text) || $0 == place }
    if path.count == 1 { return scene.suggestion(replacing: key, with: path[0], isSafe: false) }
    return scene.suggestion(for: key, among: keys, as: .attribute)
  }

  private static func check(
    _ path: RuntimeKeyPath, of known: KnownClass, in scene: CheckedScene, into diagnostics: inout [Diagnostic]
  ) {
    let vocabulary = scene.vocabulary
    let classes = path.classes(from: known.qualifiedName, in: vocabulary)
    let (name, step) = (classes[classes.count - 1], path.steps[classes.count - 1])
    guard classes.count > 1 else { return checkStep(step, of: known, in: scene, into: &diagnostics) }
    let lineage = vocabulary.lineage(of: name)
    if classes.count < path.steps.count {
      guard vocabulary.lacks(name, { $0.outlets.contains { $0.name == step.text } }) else { return }
      let outlets = lineage.flatMap(\.outlets).filter { !$0.isCollection }.map(\.name)
      diagnostics.append(
        diagnostic(
          .noSuchProperty(step.text, on: name), at: step.range, in: scene,
          suggesting: scene.suggestion(for: step, among: outlets)))
    } else if vocabulary.lacks(name, { $0.properties.contains { $0.key == step.text } }) {
      diagnostics.append(
        diagnostic(
          .doesNotExist(step.text, on: name), at: step.range, in: scene,
          suggesting: scene.suggestion(for: step, among: lineage.flatMap(\.properties).map(\.key))))
    }
  }

  private static func checkStep(
    _ step: Name, of known: KnownClass, in scene: CheckedScene, into diagnostics: inout [Diagnostic]
  ) {
    if let outlet = scene.vocabulary.outlet(step.text, of: known.qualifiedName), !outlet.isCollection {
      return
    }
    let outlets = scene.vocabulary.lineage(of: known.qualifiedName).flatMap(\.outlets)
      .filter { !$0.isCollection }.map(\.name)
    let hidden = scene.hidden(.outlet, step.text, of: known)
    diagnostics.append(
      diagnostic(
        .noSuchProperty(step.text, on: known.name), at: step.range, in: scene,
        notes: hidden.isEmpty ? scene.declarations(of: known) : hidden,
        suggesting: hidden.isEmpty ? scene.suggestion(for: step, among: outlets) : nil))
  }
}

extension RuntimeAttributeNotFound {
  private static func checkMisspellings(in scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for misspelling in scene.runtimeKeys.misspellings {
      let key = scene.document.values[misspelling.value].key
      diagnostics.append(
        diagnostic(
          .doesNotExist(key.text, on: misspelling.known.name), at: key.range, in: scene, severity: .warning,
          notes: scene.declarations(of: misspelling.known),
          suggesting: scene.suggestion(
            replacing: key, with: misspelling.intended, isSafe: misspelling.isTypo)))
    }
    for readOnly in scene.runtimeKeys.readOnly {
      let key = scene.document.values[readOnly.value].key
      diagnostics.append(
        diagnostic(
          .isReadOnly(key.text, of: readOnly.known.name), at: key.range, in: scene, severity: .warning,
          notes: scene.declaration(ofProperty: key.text, of: readOnly.known)))
    }
    for missing in scene.bindingKeys.missing {
      let (key, known) = (missing.key, missing.known)
      let hidden = missing.isUnexposed ? scene.hidden(.key, key.text, of: known) : []
      let message: Message =
        missing.isUnexposed ? .isUnexposed(key.text, of: known.name) : .doesNotExist(key.text, on: known.name)
      diagnostics.append(
        diagnostic(
          message, at: key.range, in: scene, severity: .warning,
          notes: hidden.isEmpty ? scene.declarations(of: known) : hidden,
          suggesting: missing.intended.map { scene.suggestion(replacing: key, with: $0) }))
    }
    for missing in scene.bindingKeys.missingOperators {
      diagnostics.append(
        diagnostic(
          .noSuchOperator(missing.name.text), at: missing.name.range, in: scene, severity: .warning,
          suggesting: scene.suggestion(replacing: missing.name, with: missing.intended)))
    }
  }
}

extension Message {
  fileprivate static func doesNotExist(_ key: String, on className: String) -> Message {
    "Property '\(key: key)' does not exist on '\(class: className)'"
  }

  fileprivate static func isUnexposed(_ key: String, of className: String) -> Message {
    "Property '\(key: key)' of '\(class: className)' is not exposed to Objective-C"
  }

  fileprivate static func isReadOnly(_ key: String, of className: String) -> Message {
    "Property '\(key: key)' of '\(class: className)' has no setter"
  }

  fileprivate static func noSuchOperator(_ name: String) -> Message {
    "Collection operator '\(key: name)' does not exist"
  }

  fileprivate static func noSuchProperty(_ step: String, on className: String) -> Message {
    "Invalid key path: '\(class: className)' has no outlet '\(key: step)'"
  }
}
