import SceneUI

private final class AlarmsController: ViewController {
  private let countLabel = Label()
  private let alarms: [Int] = []

  override func preferredLocalesDidChange() {
    // snippet: Translations.md
    countLabel.text = localizedString("count.text", alarms.count)
    // end
    // snippet: ViewController+Language.swift
    countLabel.text = localizedString("count.text", alarms.count)  // "1 alarm", "3 alarms"
    // end
  }
}

private func translations(_ context: SceneContext) {
  // snippet: Translations.md
  context.preferredLocales = ["de-AT", "en"]  // de-AT.lproj, or de.lproj; or else en.lproj
  // end
}

private func text(_ file: SceneFile) -> String? {
  // snippet: SceneFile+Texts.swift
  file.localizedString("count.text", [3], preferring: ["pl"])  // "3 budziki"
  // end
}
