import ArgumentParser
import SceneAnalysis
import SceneDevices
import SceneDiagnostics
import SceneFiles
import ScenePreview
import SceneResources
import SceneUI

/// The options for drawing or laying out scenes with every combination of device, orientation, language, and style.
struct ScreenListOptions: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      """
      A comma-separated list of devices, by name or Xcode id as listed by 'scenec devices'. 'all' selects \
      all devices. 'own' (the default) uses the device set in a storyboard or xib, or the size of a scene's \
      root view, which is that of 'iphone-17' if the view has no frame. If you specify multiple devices, \
      orientations, locales, or styles, every combination is used.
      """, valueName: "device,…"),
    completion: .list(DeviceModel.allNames + words), transform: Self.devices)
  var devices: [[String]] = []
  @Option(
    name: .customLong("orientation"),
    help: ArgumentHelp(
      """
      The device orientation: 'portrait', 'landscape', or 'both'. Default: the orientation set in the file \
      or, if none is set, 'portrait'.
      """,
      valueName: "orientation"),
    completion: .list(LayoutScreens.Orientation.allCases.map(\.rawValue) + [both]),
    transform: Self.orientations)
  var orientations: [[LayoutScreens.Orientation]] = []
  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp(
      """
      A comma-separated list of locales, which determine the text and the layout direction. 'own' (the \
      default) uses the text in the file, and 'all' uses all translations. 'pseudo' makes text 40% longer, \
      and 'pseudo-rtl' also lays it out from right to left.
      """, valueName: "locale,…"),
    transform: Self.locales)
  var locales: [[String]] = []
  @OptionGroup var common: CommonScreenOptions
  @Option(
    name: .customLong("style"),
    help: ArgumentHelp(
      """
      The appearance for colors and images that have variants: 'light' (the default), 'dark', or 'both'.
      """, valueName: "style"),
    completion: .list(InterfaceStyle.allCases.map(\.rawValue) + [both]), transform: Self.styles)
  var styles: [[InterfaceStyle]] = []

  func validate() throws { try common.check(hasDevice: hasDevice) }

  var hasDevice: Bool { devices.joined().contains { $0 != LayoutScreens.own } }

  func matrix(_ settings: LayoutSettings) throws(Failure) -> ScreenMatrix {
    var screens = LayoutScreens()
    screens.devices = Array(devices.joined())
    screens.orientations = Array(orientations.joined())
    screens.locales = Array(locales.joined())
    return try ScreenMatrix(screens, styles: Array(styles.joined()), base: settings)
  }

  private static let words = [LayoutScreens.all, LayoutScreens.own]
  private static let both = "both"

  private static func parts(of text: String) throws(ValidationError) -> [String] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !parts.contains("") else { throw ValidationError("A name is missing before or after a comma.") }
    return parts
  }

  private static func devices(_ text: String) throws(ValidationError) -> [String] {
    let names = try parts(of: text)
    for name in names where !words.contains(name) { _ = try DeviceName(argument: name) }
    return names
  }

  private static func locales(_ text: String) throws(ValidationError) -> [String] {
    let names = try parts(of: text)
    for name in names where !StringsTable.isLocale(name) {
      throw ValidationError("'\(name)' is not a locale, such as 'de' or 'pt-BR'.")
    }
    return names
  }

  private static func orientations(_ text: String) throws(ValidationError) -> [LayoutScreens.Orientation] {
    try choices(text)
  }

  private static func styles(_ text: String) throws(ValidationError) -> [InterfaceStyle] { try choices(text) }

  private static func choices<Choice: RawRepresentable<String> & CaseIterable>(
    _ text: String
  ) throws(ValidationError) -> [Choice] {
    var found: [Choice] = []
    for part in try parts(of: text) {
      if part == both {
        found += Choice.allCases
      } else if let choice = Choice(rawValue: part) {
        found.append(choice)
      } else {
        let names = Choice.allCases.map(\.rawValue) + [both]
        let advice =
          closestMatch(to: part, in: names).map { "Did you mean '\($0)'?" }
          ?? "There are " + names.map { "'\($0)'" }.joined(separator: ", ") + "."
        throw ValidationError("'\(part)' does not exist. \(advice)")
      }
    }
    return found
  }
}
