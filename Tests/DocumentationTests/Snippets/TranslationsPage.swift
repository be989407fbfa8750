import SceneUI

private final class AlarmsController: ViewController {
  private let countLabel = Label()
  private let greetingLabel = Label()
  private let alarms: [Int] = []
  private let name = ""

  override func preferredLocalesDidChange() {
    // snippet: Translations.md
    countLabel.text = localizedString("count.text", alarms.count)
    // end
    // snippet: ViewController+Language.swift
    countLabel.text = localizedString("count.text", alarms.count)  // "1 alarm", "3 alarms"
    greetingLabel.text = localizedString("greeting", name)  // from Localizable.strings
    // end
  }
}

// snippet: Translations.md
final class WelcomeController: ViewController {
  private weak var label: Label!

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = localizedString("welcome", "Ada")  // "Willkommen, Ada" in German
  }

  override func preferredLocalesDidChange() {
    label.text = localizedString("welcome", "Ada")
  }

  override class var declaration: ClassDeclaration {
    ClassDeclaration(WelcomeController.self) { $0.outlet("label") { $0.label = $1 } }
  }
}
// end

private func text(_ context: SceneContext, _ alarms: [Int]) {
  // snippet: ViewController+Language.swift
  let text = context.localizedString("alarms", alarms.count)  // from Localizable.stringsdict
  // end
  _ = text
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
