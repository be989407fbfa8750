import SceneRuntime
import SceneValues

extension TraitCollection {
  /// As scenes ask for them.
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

  package func takeStyleAgain() {
    guard let rules = window?.appearanceRules else { return }
    let tints = rules.mayChangeTints ? TintChange(ofEachIn: self) : nil
    takeAppliedStyleAgain()
    tints?.notify()
  }

  /// Lets the view, and all that is in it with their controllers, follow the traits of where they are now.
  func followTraitsThroughout() {
    controller?.followTraits()
    followTraits()
    for subview in subviews { subview.followTraitsThroughout() }
  }
}

extension SceneContext: TraitEnvironment {
  package var sceneTraits: TraitSet { TraitCollection(withoutWindow: self).sceneTraits }
}
