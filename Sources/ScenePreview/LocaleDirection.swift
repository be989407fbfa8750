import SceneResources
import SceneUI

extension LayoutDirection {
  /// Where lines of a locale begin, which may be one that is made up to try a layout.
  package init(locale: String) {
    if let pseudo = PseudoLocale(locale) {
      self = pseudo == .rightToLeft ? .rightToLeft : .leftToRight
      return
    }
    self.init(languageOf: locale)
  }
}
