import SceneDiagnostics
import SceneModel
import SceneValues

package enum OutletNotFound: FileRule {
  package static let description = RuleDescription(
    "outlet-not-found", .connection, .error,
    summary: "Outlet does not exist on the source's class",
    discussion: """
      If a scene connects an outlet that the source's class does not have, loading fails. Correct the \
      outlet's name in the scene, or declare the outlet in the class. 'outlet' connects a single object, and \
      'outletCollection' connects several objects in the order in which they are listed. Loading also fails \
      if the scene uses 'outlet' for an outlet collection or 'outletCollection' for a single outlet.

      The rule reports a missing outlet only if the class and all its superclasses are known. If the class \
      belongs to UIKit and has no outlet with a similar name, the diagnostic is a warning, because a \
      category or an extension might add the outlet. In a document for macOS, a missing outlet is a warning, \
      because AppKit only logs an outlet that it cannot connect.
      """,
    wrong: .controller(
      class: "AlarmClockViewController",
      """
      <outlet property="▶clokView" destination="face"/>
      <view>
        <view id="face" class="ClockView"/>
      </view>
      """),
    right: .controller(
      class: "AlarmClockViewController",
      """
      <outlet property="clockView" destination="face"/>
      <view>
        <view id="face" class="ClockView"/>
      </view>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for outlet in scene.document.outlets {
      guard let known = scene.knownClass(ofSource: outlet.source) else { continue }
      if let declared = scene.vocabulary.outlet(outlet.property.text, of: known.qualifiedName) {
        if declared.isCollection == outlet.isCollection { continue }
        diagnostics.append(
          diagnostic(
            declared.isCollection
              ? .isCollection(declared.name) : .isSingle(declared.name, scene.displayName(declared.type)),
            at: outlet.property.range, in: scene,
            notes: scene.declaration(ofOutlet: declared.name, of: known)))
      } else if known.isComplete {
        var hidden = scene.hidden(.outlet, outlet.property.text, of: known)
        let candidates = scene.vocabulary.lineage(of: known.qualifiedName).flatMap(\.outlets)
          .filter { $0.isCollection == outlet.isCollection }.map(\.name)
        let suggestion = hidden.isEmpty ? scene.suggestion(for: outlet.property, among: candidates) : nil
        if hidden.isEmpty, suggestion == nil {
          hidden = scene.similarHidden(.outlet, outlet.property.text, of: known)
        }
        let isAddable = suggestion == nil && isOfUIKit(known, in: scene)
        if isAddable, scene.host?.mayRefer(outlet.property.text) == true { continue }
        var diagnostic = diagnostic(
          .doesNotExist(outlet.property.text, on: known.name), at: outlet.property.range, in: scene,
          severity: isAddable || scene.isForMac ? .warning : nil,
          notes: hidden.isEmpty ? scene.declarations(of: known) : hidden, suggesting: suggestion)
        if suggestion == nil, let owner = controller(with: outlet, in: scene) {
          diagnostic.notes.append(scene.note(.belongs(outlet.property.text, to: owner)))
        }
        if isAddable { diagnostic.notes.append(scene.note(.category)) }
        diagnostics.append(diagnostic)
      }
    }
  }

  private static func controller(with outlet: OutletNode, in scene: CheckedScene) -> String? {
    guard let source = outlet.source, !scene.vocabulary.usesUIKitNames,
      let home = scene.document.objects[source].scene,
      let controller = scene.document.scenes[home].controller, controller != source,
      let known = scene.objectClasses[controller],
      scene.vocabulary.outlet(outlet.property.text, of: known.qualifiedName) != nil
    else { return nil }
    return known.name
  }

  /// Returns whether a class is part of UIKit. Any category or extension can add outlets to such a class.
  private static func isOfUIKit(_ known: KnownClass, in scene: CheckedScene) -> Bool {
    scene.vocabulary.usesUIKitNames && scene.host?.classes[known.qualifiedName]?.places.isEmpty != false
      && scene.vocabulary.hostClasses(named: known.name).isEmpty
  }
}

extension Message {
  fileprivate static var category: Message { "a category or an extension of the class may add it" }

  fileprivate static func belongs(_ name: String, to className: String) -> Message {
    "'\(class: className)' has the outlet '\(key: name)': write the connection inside the view controller"
  }

  fileprivate static func doesNotExist(_ name: String, on className: String) -> Message {
    "Outlet '\(key: name)' does not exist on '\(class: className)'"
  }

  fileprivate static func isCollection(_ name: String) -> Message {
    "Outlet '\(key: name)' is a collection: connect it with 'outletCollection'"
  }

  fileprivate static func isSingle(_ name: String, _ type: String) -> Message {
    "Outlet '\(key: name)' is a single \(type), not a collection: connect it with 'outlet'"
  }
}
