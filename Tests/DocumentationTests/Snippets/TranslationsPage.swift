import SceneUI

private func translations(_ context: SceneContext) {
  // snippet: Translations.md
  context.preferredLocales = ["de-AT", "en"]  // de-AT.lproj, or de.lproj; or else en.lproj
  // end
}
