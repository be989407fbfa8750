import SceneDiagnostics
import SceneModel
import SceneValues

package enum SceneNotFoundElsewhere: ProjectRule {
  package static let description = RuleDescription(
    "scene-not-found-elsewhere", .identity, .error,
    summary: "Scene does not exist in the other storyboard",
    discussion: """
      'destination="Settings#alarm"' refers to the controller with the id 'alarm' in 'Settings.scene'. \
      'destination="Settings#"' refers to the initial view controller of that file. A segue cannot show a \
      controller that does not exist. Correct the destination, or add the scene to that file. On some \
      devices, a variant such as 'Settings~pad.scene' replaces the whole file, so each variant must also \
      contain the scene.
      """,
    wrong: .controller(#"<segue kind="show" identifier="setAlarm" destination="Settings#▶alrm"/>"#),
    wrongCompanions: beside,
    right: .controller(#"<segue kind="show" identifier="setAlarm" destination="Settings#alarm"/>"#),
    rightCompanions: beside)

  private static let beside: [RuleDescription.Companion] = [
    .init("Settings.scene", .scenes(initial: "alarm", #"<viewController id="alarm"/>"#))
  ]

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    var reported: Set<Site> = []
    for naming in project.storyboardReferences {
      let link = project.link(naming)
      guard link.kind != .maybe, case .files(let found) = naming.found,
        case .elsewhere(_, let id) = link.target
      else { continue }
      // A file with unknown links may contain the scene in a part that was not analyzed.
      let lacking = found.first { other in
        diagnostics.steps.add()
        return project.files[other].summary?.areLinksKnown == true && project.scene(id, in: other) == nil
      }
      guard let other = lacking else { continue }
      // Several segues can lead to the same storyboard reference.
      if let reference = link.reference,
        !reported.insert(Site(naming.file, reference.storyboard.range)).inserted
      {
        continue
      }
      add(id, of: link, in: naming.file, missingIn: other, project, &diagnostics)
    }
  }

  private static func add(
    _ id: String, of link: SceneLink, in file: Int, missingIn other: Int, _ project: Project,
    _ diagnostics: inout ProjectDiagnostics
  ) {
    let storyboard = project.names.name(of: other)
    guard !id.isEmpty, let summary = project.files[other].summary else {
      let isForeign = project.files[file].summary?.isForeign == true
      diagnostics.add(
        Self.self, isForeign ? .noInitialController(storyboard) : .noInitial(storyboard),
        at: Site(file, link.reference?.storyboard.range ?? link.name.range))
      return
    }
    let written = link.reference?.identifier
    let name = written ?? link.name
    let part = written.map { $0.text[...] } ?? link.name.text.drop { $0 != "#" }.dropFirst()
    let steps = diagnostics.steps
    let ids = names(of: summary, isWritten: written != nil)
    let matches = steps.closestMatches(to: String(part), in: ids.map(\.text))
    let intended = matches.min()
    let declared = intended.flatMap { intended in ids.first { $0.text == intended } }
    diagnostics.add(
      Self.self, .notFound(written?.text ?? id, in: storyboard), at: Site(file, range(of: part, in: name)),
      notes: declared.map { [.init(.isDeclaredHere($0.text), at: Site(other, $0.range))] } ?? [],
      fixIts: replacing(part, of: name, by: matches))
  }

  /// Returns the ids of the scenes in a file. In an Interface Builder file, these are the Storyboard IDs. Pass true for
  /// `isWritten` to get them as they are written in the file, and not as ids of the scene language.
  private static func names(of summary: FileSummary, isWritten: Bool) -> [Name] {
    summary.scenes.compactMap { scene in
      guard let identifier = scene.identifier else { return isWritten && summary.isForeign ? nil : scene.id }
      return isWritten ? identifier : scene.id.map { Name($0.text, identifier.range) }
    }
  }
}

extension Message {
  fileprivate static func notFound(_ id: String, in storyboard: String) -> Message {
    "Storyboard '\(storyboard)' has no scene '\(object: id)'"
  }

  fileprivate static func noInitial(_ storyboard: String) -> Message {
    "Storyboard '\(storyboard)' has no initial view controller: write a scene's id after '#'"
  }

  fileprivate static func noInitialController(_ storyboard: String) -> Message {
    "Storyboard '\(storyboard)' has no Initial View Controller: set the Storyboard ID of the reference"
  }

  fileprivate static func isDeclaredHere(_ id: String) -> Message { "'\(object: id)' is here" }
}
