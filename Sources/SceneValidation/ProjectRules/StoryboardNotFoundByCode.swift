import SceneDiagnostics
import SceneModel
import SceneValues

package enum StoryboardNotFoundByCode: ProjectRule {
  package static let description = RuleDescription(
    "storyboard-not-found-by-code", .identity, .warning,
    summary: "Code refers to a storyboard or nib that does not exist",
    discussion: """
      'UIStoryboard(name:bundle:)', 'UINib(nibName:bundle:)', 'loadNibNamed', 'init(nibName:bundle:)', and \
      'init(windowNibName:)' refer to a storyboard or nib by its name. The app crashes if its bundle does \
      not contain the file. Correct the name in the code, or add the file to the app. The rule also checks \
      the names that the properties 'nibName' and 'windowNibName' of controllers and documents return, and \
      names in property lists, such as the value of 'UIMainStoryboardFile'.

      The rule looks for the name among the files that are checked and in the directories of the sources and \
      the configuration, including their subdirectories. Files that belong only to other apps or extensions \
      in the Xcode project do not count. The rule resolves constants and raw values of enumerations, and \
      ignores names that are computed at run time. For names in other bundles, the rule reports only \
      probable typos, which differ from a name in the project by one letter. It requires the Swift sources \
      ('--sources'), and its diagnostics point to lines in these sources.
      """,
    wrong: scene,
    wrongCompanions: beside + [.init("ClockViewController.swift", code("▶\"Setings\""))],
    right: scene,
    rightCompanions: beside + [.init("ClockViewController.swift", code("\"Settings\""))])

  private static let scene = RuleDescription.Sample.scenes(#"<viewController id="clock"/>"#)

  private static let beside: [RuleDescription.Companion] = [
    .init("Settings.scene", .scenes(initial: "settings", #"<viewController id="settings"/>"#))
  ]

  private static func code(_ name: String) -> String {
    """
    import UIKit

    func settings() -> UIViewController? {
      UIStoryboard(name: \(name), bundle: nil).instantiateInitialViewController()
    }
    """
  }

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    for host in diagnostics.hosts(for: Self.self, of: project) {
      diagnostics.skipUnclearNames(Self.self, [.storyboard, .nib], in: host)
      let uses = host.code.uses.filter { [.storyboard, .nib, .launchScreen].contains($0.kind) }
      let storyboards = names(in: host, of: project) { !$0.hasSuffix(".xib") }
      let nibs = names(in: host, of: project) { !$0.hasSuffix(".storyboard") }
      for (kind, known) in [(HostCode.NameKind.storyboard, storyboards), (.nib, nibs)] {
        let misspellings = diagnostics.misspellings(Self.self, kind, in: host, known: known.sorted()) {
          name, _ in
          known.contains(name) || kind == .nib && host.code.compiledNibs.contains(name)
        }
        for misspelling in misspellings {
          diagnostics.add(
            Self.self, .notFound(misspelling.name, isNib: kind == .nib), in: host, at: misspelling.place,
            notes: [.init(.didYouMean(misspelling.intended))])
        }
      }
      for use in uses where !use.name.isEmpty {
        let known =
          switch use.kind {
          case .nib: nibs
          case .launchScreen: storyboards.union(nibs)
          default: storyboards
          }
        // AppKit also accepts a nib name with its file name extension.
        let isNib = use.name.hasSuffix(".nib") || use.name.hasSuffix(".xib")
        let name = use.kind == .nib && isNib ? String(use.name.dropLast(4)) : use.name
        guard use.kind == .storyboard || !host.code.compiledNibs.contains(name) else { continue }
        guard !known.contains(name) else {
          let files = host.files.lazy.filter {
            project.files[$0].stem.codeNames.contains(name)
              && !project.files[$0].path.hasSuffix(use.kind == .nib ? ".storyboard" : ".xib")
          }
          if let apart = host.apart(files, from: use.place) {
            diagnostics.add(
              Self.self, .apart(use.name, isNib: use.kind == .nib, apart), in: host, at: use.place)
          }
          continue
        }
        let intended = diagnostics.steps.closestMatch(to: use.name, in: known.sorted())
        diagnostics.add(
          Self.self, .notFound(use.name, isNib: use.kind == .nib), in: host, at: use.place,
          notes: intended.map { [.init(.didYouMean($0))] } ?? [])
      }
    }
  }

  private static func names(
    in host: Host, of project: Project, where isWanted: (String) -> Bool
  ) -> Set<String> {
    Set(host.files.map { project.files[$0] }.filter { isWanted($0.path) }.flatMap(\.stem.codeNames))
  }
}

extension Message {
  fileprivate static func notFound(_ name: String, isNib: Bool) -> Message {
    "\(isNib ? "Nib" : "Storyboard") '\(name)' does not exist"
  }

  fileprivate static func apart(_ name: String, isNib: Bool, _ apart: Host.Apart) -> Message {
    """
    \(isNib ? "Nib" : "Storyboard") '\(name)' is in \(apart.owners), but this code is in \(apart.users)
    """
  }

  fileprivate static func didYouMean(_ name: String) -> Message { "did you mean '\(name)'?" }
}
