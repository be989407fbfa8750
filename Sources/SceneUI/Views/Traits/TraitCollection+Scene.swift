import SceneRuntime
import SceneValues

extension TraitCollection {
  var sceneTraits: TraitSet {
    var traits = TraitSet()
    traits[.idiom] = idiom.rawValue
    traits[.horizontal] = horizontalSizeClass.rawValue
    traits[.vertical] = verticalSizeClass.rawValue
    traits[.orientation] = orientation.isLandscape ? "landscape" : "portrait"
    traits[.style] = style.rawValue
    traits[.direction] = layoutDirection.rawValue
    return traits
  }
}

extension ViewController: TraitEnvironment {
  package var sceneTraits: TraitSet { traitCollection.sceneTraits }
}

extension View: TraitEnvironment, StyledByRules {
  package var sceneTraits: TraitSet { traitCollection.sceneTraits }

  package func reapplyStyle() {
    guard let rules = window?.appearanceRules else { return }
    let tints = rules.mayChangeTints ? TintChange(ofEachIn: self) : nil
    reapplyAppliedStyle()
    tints?.notify()
  }

  func followTraitsThroughout() {
    controller?.followTraits()
    followTraits()
    for subview in subviews { subview.followTraitsThroughout() }
  }
}

extension SceneContext: TraitEnvironment {
  package var sceneTraits: TraitSet { TraitCollection(withoutWindow: self).sceneTraits }
}
