import SceneDiagnostics
import SceneModel
import SceneValues

extension CheckedScene {
  func declarations(of known: KnownClass) -> [Diagnostic.Note] { declarations(ofClass: known.qualifiedName) }

  func declarations(ofClass qualifiedName: String) -> [Diagnostic.Note] {
    guard let host, let code = host.classes[qualifiedName] else { return [] }
    let name = vocabulary.description(of: qualifiedName)?.name ?? qualifiedName
    return code.places.map { Diagnostic.Note(Message.declaredClass(name), at: host.location($0)) }
  }

  func declaration(ofOutlet name: String, of known: KnownClass) -> [Diagnostic.Note] {
    member(of: known) { $0.outlets[name]?.place }
  }

  func declaration(ofAction selector: String, of known: KnownClass) -> [Diagnostic.Note] {
    member(of: known) { $0.actions[selector]?.place }
  }

  func declaration(ofProperty key: String, of known: KnownClass) -> [Diagnostic.Note] {
    member(of: known) { $0.properties[key] }
  }

  /// Returns whether a member is declared in Objective-C, based on the files named in the notes about its declarations.
  /// If there are no notes, returns whether the member's class is written in Objective-C.
  func isObjectiveC(_ notes: [Diagnostic.Note], of known: KnownClass) -> Bool {
    notes.contains { $0.location?.source.path.hasSuffix(".swift") == false }
      || notes.isEmpty && vocabulary.description(of: known.qualifiedName)?.isObjectiveC == true
  }

  /// A member that code could expose to scenes but does not.
  enum HiddenMember {
    case action, segueAction, outlet, property
    case key

    func attribute(_ way: HostCode.HiddenMembers.Way) -> String? {
      switch (way, self) {
      case (.declaration, _): nil
      case (.interfaceBuilder, .action): "@IBAction"
      case (.interfaceBuilder, .segueAction): "@IBSegueAction"
      case (.interfaceBuilder, .outlet): "@IBOutlet"
      case (.interfaceBuilder, .property): "@IBInspectable"
      case (_, .key): "@objc dynamic"
      case (.attributes, .action), (.attributes, .segueAction): "@Action"
      case (.attributes, .outlet): "@Outlet"
      case (.attributes, .property): "@Inspectable"
      }
    }
  }

  func hidden(_ member: HiddenMember, _ name: String, of known: KnownClass) -> [Diagnostic.Note] {
    guard let host else { return [] }
    for description in vocabulary.lineage(of: known.qualifiedName) {
      guard let hidden = host.classes[description.qualifiedName]?.hidden else { continue }
      let isMethod = member == .action || member == .segueAction
      guard let place = isMethod ? hidden.methods[name] : hidden.variables[name] else { continue }
      let message: Message =
        if let attribute = member.attribute(hidden.way) {
          .lacks(attribute, isMethod: isMethod)
        } else {
          .undeclared(isMethod: isMethod)
        }
      return [Diagnostic.Note(message, at: host.location(place))]
    }
    return []
  }

  func similarHidden(_ member: HiddenMember, _ name: String, of known: KnownClass) -> [Diagnostic.Note] {
    let isMethod = member == .action || member == .segueAction
    let classes = vocabulary.lineage(of: known.qualifiedName).compactMap {
      host?.classes[$0.qualifiedName]?.hidden
    }
    let places = classes.map { isMethod ? $0.methods : $0.variables }
    guard let intended = steps.closestMatch(to: name, in: places.flatMap(\.keys)),
      let index = places.firstIndex(where: { $0[intended] != nil }), let place = places[index][intended]
    else { return [] }
    return [
      Diagnostic.Note(
        .isSimilar(intended, lacks: member.attribute(classes[index].way), isMethod: isMethod),
        at: host?.location(place))
    ]
  }

  private func member(
    of known: KnownClass, _ place: (HostCode.ClassCode) -> HostCode.Place?
  ) -> [Diagnostic.Note] {
    guard let host else { return [] }
    for description in vocabulary.lineage(of: known.qualifiedName) {
      if let found = host.classes[description.qualifiedName].flatMap(place) {
        return [Diagnostic.Note(Message.declaredMember, at: host.location(found))]
      }
    }
    return []
  }
}

extension Message {
  fileprivate static func declaredClass(_ name: String) -> Message { "'\(name)' is declared here" }
  fileprivate static var declaredMember: Message { "declared here" }

  fileprivate static func lacks(_ attribute: String, isMethod: Bool) -> Message {
    "the \(isMethod ? "method" : "property") is here: add '\(key: attribute)'"
  }

  fileprivate static func isSimilar(_ name: String, lacks attribute: String?, isMethod: Bool) -> Message {
    let kind = isMethod ? "method" : "property"
    let way = attribute.map { "add '\($0)'" } ?? "add it to 'declaration'"
    return "the \(kind) '\(name)' is here: correct the name, and \(way)"
  }

  fileprivate static func undeclared(isMethod: Bool) -> Message {
    "the \(isMethod ? "method" : "property") is here: add it to 'declaration'"
  }
}
