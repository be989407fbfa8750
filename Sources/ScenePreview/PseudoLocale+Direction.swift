import SceneResources
import SceneUI

extension PseudoLocale {
  /// The layout direction, which cannot be derived from the name of a pseudolocale.
  var direction: LayoutDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
}
