import InterfaceBuilder
import SceneValidation

extension SolvedLayout.CutOff {
  /// Returns the part of a one-line text that is cut off in UIKit, or nil if the text might fit.
  func fitted(_ fitting: TextFitting) -> SolvedLayout.CutOff? {
    var result = self
    switch fitting {
    case .wraps:
      result.missingWidth = 0
      result.missingHeight = missingHeightInLines
    case .shrinks(let scale): result.missingWidth -= lineWidth * (1 - scale)
    case .unknown: return nil
    }
    return result.missingWidth > 0 || result.missingHeight > 0 ? result : nil
  }
}
