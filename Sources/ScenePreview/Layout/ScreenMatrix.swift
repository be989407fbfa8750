import SceneAnalysis
import SceneDiagnostics
import SceneFiles
import SceneResources
import SceneUI
import SceneValues

/// The screens and languages that a check lays scenes out for.
struct ScreenMatrix {
  /// Nil for the one that a file names.
  private var devices: [DeviceModel?] = []
  private var orientations: [LayoutScreens.Orientation?] = []
  /// Nil for the file's own texts.
  private var locales: [String?] = []
  private var usesAllLocales = false
  private var textSizes: [TextSizeCategory] = []

  /// A screen, and what it is called; nil for the one that a file names, with its own texts.
  struct Screen {
    var name: String?
    var settings = LayoutSettings()
  }

  /// - Throws: `Failure` for a device or a size of text that there is none of.
  init(_ screens: LayoutScreens) throws(Failure) {
    for name in screens.devices {
      switch name {
      case LayoutScreens.own: devices.append(nil)
      case LayoutScreens.all: devices += DeviceModel.all
      default:
        guard let model = DeviceModel.named(name) else {
          let advice =
            closestMatch(to: name, in: DeviceModel.allNames).map { ": did you mean '\($0)'?" }
            ?? " ('scenec devices' lists them)"
          throw Failure("There is no device '\(name)'\(advice)", .request)
        }
        devices.append(model)
      }
    }
    for name in screens.textSizes {
      if name == LayoutScreens.all {
        textSizes += TextSizeCategory.allCases
      } else if let category = TextSizeCategory(rawValue: name) {
        textSizes.append(category)
      } else {
        throw Failure(
          "There is no text size '\(name)': there are "
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
    if textSizes.isEmpty { textSizes = [.large] }
    orientations = screens.orientations.isEmpty ? [nil] : screens.orientations.map(Optional.some)
  }

  /// The languages that are made of the texts themselves.
  var pseudoLocales: [PseudoLocale] {
    PseudoLocale.allCases.filter { pseudo in locales.contains { $0.flatMap { PseudoLocale($0) } == pseudo } }
  }

  /// Every screen, the file's own first.
  ///
  /// - Parameter translated: the locales that there are translations for.
  /// - Returns: the screens.
  func screens(locales translated: [String]) -> [Screen] {
    var languages = locales
    if usesAllLocales {
      languages += [nil]
      languages += translated.filter { !languages.contains($0) }
    }
    var screens: [Screen] = []
    for device in devices {
      for orientation in orientations {
        for locale in languages {
          for size in textSizes { screens.append(screen(device, orientation, locale, size)) }
        }
      }
    }
    return screens.filter { $0.name == nil } + screens.filter { $0.name != nil }
  }

  private func screen(
    _ device: DeviceModel?, _ orientation: LayoutScreens.Orientation?, _ locale: String?,
    _ size: TextSizeCategory
  ) -> Screen {
    var screen = Screen()
    screen.settings.device = device
    screen.settings.isLandscape = orientation.map { $0 == .landscape }
    screen.settings.textSize = size
    screen.settings.takeLocale(locale)
    let parts = [
      device?.title, orientation?.rawValue, locale, size == .large ? nil : size.rawValue,
    ].compactMap { $0 }
    screen.name = parts.isEmpty ? nil : parts.joined(separator: ", ")
    return screen
  }
}

extension LayoutSettings {
  /// Takes the texts of a locale, and the direction in which these are read.
  mutating func takeLocale(_ locale: String?) {
    stage.locale = locale
    guard let locale else { return }
    direction = LayoutDirection(locale: locale)
  }
}
