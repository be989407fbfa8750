import SceneDiagnostics
import SceneModel
import SceneValues

package enum ClassNotDescribed: FileRule {
  package static let description = RuleDescription(
    "class-not-described", .identity, .note,
    summary: "Custom class is not checked because it might be in an unknown module",
    discussion: """
      The app imports modules for which scenec has neither sources nor a manifest. If a class is not in the \
      available sources, one of these modules might declare it, so the class is not checked. Add the sources \
      of the module that declares the class ('--sources') or a manifest ('--classes').

      In each file, the note appears only once for each class.
      """,
    wrong: .view(
      controller: "ClockViewController",
      """
      <view class="▶MapView"/>
      <view class="MapView"/>
      """),
    wrongCompanions: [
      .init(
        "ClockViewController.swift",
        """
        import Cartography

        final class ClockViewController: ViewController {}
        """)
    ],
    right: .view(controller: "ClockViewController", #"<view class="MapView"/>"#),
    rightCompanions: [
      .init("ClockViewController.swift", "final class ClockViewController: ViewController {}"),
      .init("MapView.swift", "final class MapView: View {}"),
    ])

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    guard let host = scene.host, !host.foreignModules.isEmpty else { return }
    let document = scene.document
    let names =
      [document.owner].compactMap { $0 } + document.objects.compactMap(\.customClass)
      + document.segues.compactMap(\.customClass)
    var reported: Set<String> = []
    for name in names
    where scene.vocabulary.modules(of: name.text).isEmpty && scene.vocabulary.index(of: name.text) == nil
      && scene.otherModules(of: name.text).isEmpty && scene.mayBeForeign(name.text)
      && !scene.mayBeUnread(name.text) && reported.insert(name.text).inserted
    {
      diagnostics.append(
        diagnostic(.mayBe(name.text, of: host.foreignModules.sorted()), at: name.range, in: scene))
    }
  }
}

extension CheckedScene {
  func mayBeUnread(_ name: String) -> Bool { host?.mayBeUnread(name) == true }

  /// Returns whether a class without a description might belong to a module whose source is not available.
  func mayBeForeign(_ name: String) -> Bool {
    if mayBeUnread(name) { return true }
    guard let host, !host.foreignModules.isEmpty else { return false }
    let module = name.contains(".") ? String(name.prefix { $0 != "." }) : nil
    if let module, !host.foreignModules.contains(module) { return false }
    return closestMatch(to: name, in: vocabulary.classes.map { module == nil ? $0.name : $0.qualifiedName })
      == nil
  }
}

extension Message {
  fileprivate static func mayBe(_ name: String, of modules: [String]) -> Message {
    """
    Class '\(class: name)' is not checked: it may be in the unknown module \
    \(CheckedScene.shortList(modules, last: "or"))
    """
  }
}
