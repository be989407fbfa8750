import SceneResources
import SceneUI

extension PseudoLocale {
  /// Where its lines begin: as of no language that there is, nobody can tell by its name.
  var direction: LayoutDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
}
