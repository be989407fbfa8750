import SceneDiagnostics
import SceneModel
import SceneValues

package enum DetentNotFound: FileRule {
  package static let description = RuleDescription(
    "detent-not-found", .identity, .error,
    summary: "Sheet refers to a detent that it does not have",
    discussion: """
      'selectedDetent' and 'largestUndimmedDetent' refer to a detent in the same '<sheetPresentation>' \
      element by the detent's 'name' or, if it has no name, by its 'kind'. If no detent matches, the \
      attribute has no effect.

      If the '<sheetPresentation>' element contains no '<detent>' elements, the rule reports nothing, \
      because code is expected to set the detents.
      """,
    wrong: .controller(
      """
      <sheetPresentation selectedDetent="▶lisst">
        <detent name="list" height="320"/>
        <detent kind="large"/>
      </sheetPresentation>
      <view/>
      """),
    right: .controller(
      """
      <sheetPresentation selectedDetent="list" largestUndimmedDetent="large">
        <detent name="list" height="320"/>
        <detent kind="large"/>
      </sheetPresentation>
      <view/>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for sheet in scene.document.objects.indices where scene.isPlain(sheet, "SheetPresentation") {
      guard let names = names(in: sheet, of: scene), !names.isEmpty else { continue }
      for key in ["selectedDetent", "largestUndimmedDetent"] {
        guard let value = scene.value(key, of: sheet), !value.isVaried, case .string(let name) = value.value,
          !names.contains(name)
        else { continue }
        diagnostics.append(
          diagnostic(
            .notFound(name), at: value.literal.range, in: scene,
            suggesting: scene.suggestion(for: value.literal, among: names)))
      }
    }
  }

  private static func names(in sheet: Int, of scene: CheckedScene) -> [String]? {
    var names: [String] = []
    for height in scene.document.children(of: sheet) {
      guard scene.isPlain(height, "SheetHeight") else { return nil }
      let key = scene.sets("name", of: height) ? "name" : "kind"
      guard scene.sets(key, of: height) else {
        names.append("large")
        continue
      }
      guard let value = scene.value(key, of: height), !value.isVaried else { return nil }
      switch value.value {
      case .string(let name), .enumeration(let name): names.append(name)
      default: return nil
      }
    }
    return names
  }
}

extension Message {
  fileprivate static func notFound(_ name: String) -> Message {
    "Detent '\(name)' does not exist on the sheet"
  }
}
