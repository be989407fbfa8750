import SceneDiagnostics
import SceneModel
import SceneValues

package enum MissingInitialScene: ProjectRule {
  package static let description = RuleDescription(
    "missing-initial-scene", .flow, .error,
    summary: "Storyboard has no initial view controller",
    discussion: """
      The attribute 'initial' is the id of the controller that the app instantiates as the initial view \
      controller of the storyboard. Without this attribute, the storyboard has no initial view controller. \
      Add the attribute.

      A storyboard does not need 'initial' if code instantiates its controllers only by their ids. In this \
      case, write 'entry="true"' on those controllers. A storyboard does not need 'initial' either if other \
      storyboards refer to its controllers by their ids ('Settings#alarm').

      An Xcode storyboard needs an initial view controller if code instantiates its initial view controller. \
      It also needs one if the Info.plist of an iOS app or extension specifies the storyboard as the main \
      storyboard, the launch screen, or the storyboard of a window scene. To check Xcode storyboards, the \
      rule requires the Swift sources ('--sources').
      """,
    wrong: """
      <▶storyboard version="1">
        <scene>
          <viewController id="clock"/>
        </scene>
      </storyboard>
      """,
    right: .scenes(#"<viewController id="clock"/>"#),
    isResolvedByOtherFiles: true)

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    for host in project.hosts { checkMainStoryboards(of: host, in: project, &diagnostics) }
    let lacking = project.files.indices.filter {
      guard let summary = project.files[$0].summary else { return false }
      // An Xcode storyboard may be used only through identifiers or by the code of another app.
      return summary.lacksInitial && !summary.isForeign
    }
    guard !lacking.isEmpty else { return }
    let referenced = referencedFiles(in: project)
    for index in lacking where !referenced.contains(index) {
      guard let summary = project.files[index].summary else { continue }
      let ids = summary.scenes.compactMap(\.id)
      // Other files cannot refer to a scene without an ID.
      guard ids.isEmpty || !project.mayBeLedTo(index) else { continue }
      let only = summary.scenes.count == 1 ? ids.first : nil
      diagnostics.add(
        Self.self, .noInitial, at: Site(index, summary.nameRange),
        notes: only.map { [.init(.only($0.text), at: Site(index, $0.range))] } ?? [],
        fixIts: only.map { [inserting($0.text, behind: summary.nameRange)] } ?? [])
    }
  }

  private static func checkMainStoryboards(
    of host: Host, in project: Project, _ diagnostics: inout ProjectDiagnostics
  ) {
    var reported: Set<Int> = []
    for use in host.code.uses where use.kind == .mainStoryboard {
      let files = host.files.filter { file in
        project.files[file].stem.codeNames.contains(use.name) && hasScenesOfXcode(project.files[file])
      }
      // Several targets may each have a storyboard with this name. Variants for several languages count as one.
      let folders = Dictionary(grouping: files) { folder(of: project.files[$0].path) }
      let lacking = files.filter { project.files[$0].summary?.lacksInitial == true }
      guard folders.count == 1 || lacking.count == files.count else {
        for file in lacking {
          guard let summary = project.files[file].summary else { continue }
          diagnostics.skip(Self.self, .sharedNames, at: Site(file, summary.nameRange))
        }
        continue
      }
      for file in lacking where reported.insert(file).inserted {
        guard let summary = project.files[file].summary else { continue }
        diagnostics.add(
          Self.self, .noInitialOfXcode, at: Site(file, summary.nameRange), in: host,
          [(.beginsHere(use.name), use.place)])
      }
    }
    let isUnclear = host.files.contains { file in
      !reported.contains(file) && project.files[file].summary?.lacksInitial == true
        && hasScenesOfXcode(project.files[file])
    }
    if isUnclear { diagnostics.skipUnclearNames(Self.self, [.mainStoryboard], in: host) }
  }

  private static func hasScenesOfXcode(_ file: Project.File) -> Bool {
    guard let summary = file.summary else { return false }
    return summary.isForeign && !summary.scenes.isEmpty
  }

  private static func folder(of path: String) -> String {
    let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return folders.filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }

  private static func referencedFiles(in project: Project) -> Set<Int> {
    var referenced: Set<Int> = []
    for naming in project.storyboardReferences {
      switch naming.found {
      case .files(let found), .ambiguous(let found): referenced.formUnion(found.filter { $0 != naming.file })
      case .none: break
      }
    }
    return referenced
  }

  private static func inserting(_ id: String, behind name: SourceRange) -> FixIt {
    let attribute = "initial=\"\(id)\""
    let end = SourceRange.at(name.bytes.upperBound)
    return FixIt("Insert '\(attribute)'", edits: [FixIt.Edit(end, with: " " + attribute)])
  }
}

extension Message {
  fileprivate static var noInitial: Message {
    "The storyboard has no initial view controller: 'initial' is missing"
  }
  fileprivate static var noInitialOfXcode: Message {
    "The storyboard has no initial view controller: 'initialViewController' is missing"
  }
  fileprivate static func beginsHere(_ name: String) -> Message {
    "the initial view controller of '\(name)' is instantiated here"
  }
  fileprivate static func only(_ id: String) -> Message {
    "'\(object: id)' is the storyboard's only controller"
  }
}
