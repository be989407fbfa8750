import SceneResources
import SceneUI

extension PseudoLocale {
  /// The layout direction of the pseudolocale. It cannot be derived from the pseudolocale's name.
  var direction: LayoutDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
}
