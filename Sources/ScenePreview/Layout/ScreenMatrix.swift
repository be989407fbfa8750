import SceneAnalysis
import SceneDevices
import SceneDiagnostics
import SceneFiles
import SceneResources
import SceneUI
import SceneValues

/// The combinations of screens and languages in which scenes are laid out.
package struct ScreenMatrix {
  private var devices: [(name: String, model: DeviceModel)?] = []
  private var orientations: [LayoutScreens.Orientation?] = []
  private var locales: [String?] = []
  package private(set) var usesAllLocales = false
  private var textSizes: [TextSizeCategory] = []
  private var styles: [InterfaceStyle?] = [nil]
  private var base = LayoutSettings()

  package struct Screen {
    package var name: String?
    package var settings = LayoutSettings()
    /// The part of a file name that identifies the screen, such as `iphone-se-portrait-de`.
    package var fileName = ""
    package var group = 0
  }

  /// Creates the combinations. If no styles are specified, the style in the settings applies. Throws `Failure` for an
  /// unknown device or text size.
  package init(
    _ screens: LayoutScreens, styles: [InterfaceStyle] = [], base: LayoutSettings = LayoutSettings()
  ) throws(Failure) {
    self.base = base
    for name in screens.devices {
      switch name {
      case LayoutScreens.own: devices.append(nil)
      case LayoutScreens.all: devices += DeviceModel.all.map { ($0.names[0], $0) }
      default: devices.append((name.lowercased(), try DeviceModel.asked(for: name)))
      }
    }
    for name in screens.textSizes {
      if name == LayoutScreens.all {
        textSizes += TextSizeCategory.allCases
      } else if let category = TextSizeCategory(rawValue: name) {
        textSizes.append(category)
      } else {
        throw Failure(
          "Text size '\(name)' does not exist; text sizes: "
            + TextSizeCategory.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", "), .request)
      }
    }
    for name in screens.locales {
      switch name {
      case LayoutScreens.own: locales.append(nil)
      case LayoutScreens.all: usesAllLocales = true
      default: locales.append(name)
      }
    }
    if devices.isEmpty { devices = [nil] }
    if locales.isEmpty, !usesAllLocales { locales = [nil] }
    if textSizes.isEmpty { textSizes = [base.textSize] }
    if !styles.isEmpty { self.styles = styles }
    orientations = screens.orientations.isEmpty ? [nil] : screens.orientations.map(Optional.some)
  }

  package var pseudoLocales: [PseudoLocale] {
    PseudoLocale.allCases.filter { pseudo in locales.contains { $0.flatMap { PseudoLocale($0) } == pseudo } }
  }

  package var hasSeveralScreens: Bool { usesAllLocales || screens(locales: []).count > 1 }

  /// Returns the distinct screens, starting with the file's own screen.
  package func screens(locales translated: [String]) -> [Screen] {
    var languages = locales
    if usesAllLocales {
      languages += [nil]
      languages += translated.filter { !languages.contains($0) }
    }
    var screens: [Screen] = []
    var known: Set<String> = []
    for (place, device) in devices.enumerated() {
      for (side, orientation) in orientations.enumerated() {
        for (language, locale) in languages.enumerated() {
          for size in textSizes {
            for style in styles {
              var screen = screen(device, orientation, locale, size, style)
              screen.group = devices.count > 1 ? place : orientations.count > 1 ? side : language
              if known.insert(screen.fileName).inserted { screens.append(screen) }
            }
          }
        }
      }
    }
    return screens.filter { $0.name == nil } + screens.filter { $0.name != nil }
  }

  private func screen(
    _ device: (name: String, model: DeviceModel)?, _ orientation: LayoutScreens.Orientation?,
    _ locale: String?, _ size: TextSizeCategory, _ style: InterfaceStyle?
  ) -> Screen {
    var screen = Screen()
    screen.settings = base
    screen.settings.device = device?.model
    screen.settings.isLandscape = orientation.map { $0 == .landscape }
    screen.settings.textSize = size
    screen.settings.stage.locale = locale
    if let style { screen.settings.stage.style = style }
    let others = [
      orientation?.rawValue, locale, size == base.textSize ? nil : size.rawValue, style?.rawValue,
    ]
    let parts = ([device?.model.title] + others).compactMap { $0 }
    screen.name = parts.isEmpty ? nil : parts.joined(separator: ", ")
    screen.fileName = ([device?.name] + others).compactMap { $0 }.joined(separator: "-")
    return screen
  }
}
