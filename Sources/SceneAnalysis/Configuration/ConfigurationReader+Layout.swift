import SceneFiles
import SceneValidation

extension ConfigurationReader {
  mutating func readLayout(_ value: YAMLNode) {
    var screens = LayoutScreens()
    switch value.string {
    case LayoutScreens.own:
      configuration.layout = screens
      turnedOn += LayoutRules.onRequest.map { $0.description }
      return
    case "false":
      configuration.layout = nil
      return
    default: break
    }
    guard value.mapping != nil else {
      return report(
        "'layout' must be 'own' (the screen in each file), 'false', or a mapping of keys to lists.",
        at: value, choices: [LayoutScreens.own, "false"])
    }
    for (key, list) in members(of: value, named: "'layout'") {
      guard let known = LayoutScreens.Key(rawValue: key.string ?? "") else {
        report(
          "Key '\(key.string ?? "")' does not exist in 'layout'.", at: key,
          choices: LayoutScreens.Key.allCases.map(\.rawValue))
        continue
      }
      // A single word such as 'all' is treated as a list with one element.
      let values =
        list.string.map { [$0] }
        ?? strings(list, of: known.rawValue, what: "names, or 'all'").map(\.text)
      do throws(Failure) {
        try screens.set(values, for: known)
      } catch {
        report("\(error.message).", at: list)
      }
    }
    configuration.layout = screens
    turnedOn += LayoutRules.onRequest.map { $0.description }
  }
}
