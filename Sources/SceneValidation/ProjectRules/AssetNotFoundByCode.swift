import SceneDiagnostics
import SceneModel
import SceneValues

package enum AssetNotFoundByCode: ProjectRule {
  package static let description = RuleDescription(
    "asset-not-found-by-code", .identity, .warning,
    summary: "Code refers to an image or a color that does not exist",
    discussion: """
      'UIImage(named:)' and 'UIColor(named:)' return nil if no asset catalog or file contains an image or a \
      color with that name. Correct the name in the code, or add the image or color to the project. The rule \
      looks for the name in the images and colors of the project ('--images', or the Xcode project that \
      contains the files). It resolves constants and raw values of enumerations, and ignores names that are \
      computed at run time.

      For some names, the rule reports only probable typos, which differ from a name in the project by one \
      letter. These are names in bundles other than the app's bundle, and names with a fallback \
      ('UIImage(named: "a") ?? other'). The rule requires the Swift sources ('--sources'), and its \
      diagnostics point to lines in these sources.
      """,
    wrong: scene,
    wrongCompanions: beside + [.init("Bell.swift", code("▶\"bel\""))],
    right: scene,
    rightCompanions: beside + [.init("Bell.swift", code("\"bell\""))])

  private static let scene = RuleDescription.Sample.scenes(#"<viewController id="clock"/>"#)

  private static let beside: [RuleDescription.Companion] = [.init("Images/bell@2x.png")]

  private static func code(_ name: String) -> String {
    """
    import UIKit

    func showBell(in view: UIImageView) { view.image = UIImage(named: \(name)) }
    """
  }

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    for host in diagnostics.hosts(for: Self.self, of: project) {
      diagnostics.skipUnclearNames(Self.self, [.image, .color], in: host)
      addMisspellings(.image, in: host, into: &diagnostics)
      addMisspellings(.color, in: host, into: &diagnostics)
      for use in host.code.uses
      where use.kind == .color || (use.kind == .image && !isOfAppKit(use.name)) {
        guard let assets = host.assets, use.kind == .image || assets.contains(where: { $0.colors != nil })
        else {
          diagnostics.skip(Self.self, .noImages, in: host, at: use.place)
          continue
        }
        guard !assets.contains(where: { use.kind == .image ? $0.hasImage(use.name) : $0.hasColor(use.name) })
        else { continue }
        let names = assets.flatMap { use.kind == .image ? Array($0.images.keys) : Array($0.colors ?? []) }
        let intended = diagnostics.steps.closestMatch(to: use.name, in: names.sorted())
        diagnostics.add(
          Self.self, .notFound(use.name, isColor: use.kind == .color), in: host, at: use.place,
          notes: intended.map { [.init(.didYouMean($0))] } ?? [])
      }
    }
  }
}

extension AssetNotFoundByCode {
  private static func addMisspellings(
    _ kind: HostCode.NameKind, in host: Host, into diagnostics: inout ProjectDiagnostics
  ) {
    let names = host.assets.map { assets in
      assets.flatMap { kind == .image ? Array($0.images.keys) : Array($0.colors ?? []) }.sorted()
    }
    let misspellings = diagnostics.misspellings(Self.self, kind, in: host, known: names) { name, _ in
      if kind == .image, isOfAppKit(name) { return true }
      return host.assets?.contains { kind == .image ? $0.hasImage(name) : $0.hasColor(name) } == true
    }
    for misspelling in misspellings {
      diagnostics.add(
        Self.self, .notFound(misspelling.name, isColor: kind == .color), in: host, at: misspelling.place,
        notes: [.init(.didYouMean(misspelling.intended))])
    }
  }

  private static func isOfAppKit(_ name: String) -> Bool {
    name.hasPrefix("NS") && name.dropFirst(2).first?.isUppercase == true
  }
}

extension Message {
  fileprivate static func notFound(_ name: String, isColor: Bool) -> Message {
    "\(isColor ? "Color" : "Image") '\(name)' does not exist"
  }

  fileprivate static func didYouMean(_ name: String) -> Message { "did you mean '\(name)'?" }
}
