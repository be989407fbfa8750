import SceneDiagnostics
import SceneModel
import SceneValues

/// Notes that show where Swift code declares what a finding is about; none where that has no source.
extension CheckedScene {
  func declarations(of known: KnownClass) -> [Diagnostic.Note] { declarations(ofClass: known.qualifiedName) }

  func declarations(ofClass qualifiedName: String) -> [Diagnostic.Note] {
    guard let host, let code = host.classes[qualifiedName] else { return [] }
    let name = vocabulary.description(of: qualifiedName)?.name ?? qualifiedName
    return code.places.map { Diagnostic.Note(Message.declaredClass(name).text, at: host.location($0)) }
  }

  func declaration(ofOutlet name: String, of known: KnownClass) -> [Diagnostic.Note] {
    member(of: known) { $0.outlets[name]?.place }
  }

  func declaration(ofAction selector: String, of known: KnownClass) -> [Diagnostic.Note] {
    member(of: known) { $0.actions[selector] }
  }

  func declaration(ofProperty key: String, of known: KnownClass) -> [Diagnostic.Note] {
    member(of: known) { $0.properties[key] }
  }

  /// Whoever of a class and its superclasses declares it.
  private func member(
    of known: KnownClass, _ place: (HostCode.ClassCode) -> HostCode.Place?
  ) -> [Diagnostic.Note] {
    guard let host else { return [] }
    for description in vocabulary.lineage(of: known.qualifiedName) {
      if let found = host.classes[description.qualifiedName].flatMap(place) {
        return [Diagnostic.Note(Message.declaredMember.text, at: host.location(found))]
      }
    }
    return []
  }
}

extension Message {
  fileprivate static func declaredClass(_ name: String) -> Message { "'\(name)' is declared here" }
  fileprivate static var declaredMember: Message { "declared here" }
}
