import SceneRuntime

final class AppliedStyle {
  var style: ResolvedStyle?
  var restorations: [ResolvedStyle.Slot: (AnyObject) -> Void] = [:]
}

extension View {
  /// Applies the rules to the view and its descendants when the view enters a window, before these views are notified.
  func enterWindow(under rules: AppearanceRules) { enter(rules.place(around: self)) }

  private func enter(_ place: ContainerChain) {
    let place = controller.map(place.inside) ?? place
    let step = place.step(into: type(of: self))
    take(step.style)
    // Rules for the item use the position of the view that displays it, because the item itself is not a view.
    if place.stylesItems, let item = (self as? any ItemShowing)?.shownItem {
      item.take((step.inside ?? place).step(into: type(of: item as AnyObject)).style)
    }
    // Property observers can add or remove subviews. Added subviews have already received their rules.
    for subview in subviews where subview.superview === self { subview.enter(step.inside ?? place) }
  }

  func reapplyAppliedStyle() { take(appliedStyle?.style) }
}

extension View {
  package var shownItemID: String? { ((self as? any ItemShowing)?.shownItem as? any Identified)?.sceneID }
}

/// A button that the library adds to its own views, such as bars, alerts, and menus. Rules for `Button` and `Control` set
/// only its tint color. Rules for `View` apply completely.
protocol LibraryButton: View {}

/// A view that displays an object to which rules apply, such as a bar item.
protocol ItemShowing: LibraryButton {
  var shownItem: any StyledObject { get }
}

protocol StyledObject: AppearanceSubject {
  var appliedStyle: AppliedStyle? { get set }
}

extension View: StyledObject {}

extension StyledObject {
  /// Applies a style, except to properties that are set on the object itself.
  fileprivate func take(_ style: ResolvedStyle?) {
    if appliedStyle == nil {
      guard style != nil else { return }
      appliedStyle = AppliedStyle()
    }
    let applied = appliedStyle!
    let isSame = applied.style === style
    if !isSame {
      for slot in applied.restorations.keys.sorted() where style?.refers(of: slot) != true {
        applied.restorations.removeValue(forKey: slot)?(self)
      }
    }
    applied.style = style
    for (slot, setter) in style?.setters ?? [] {
      switch setter.origin(self) {
      case .own: continue
      case .rule where isSame: continue
      case .rule: break
      case .default: applied.restorations[slot] = setter.restoration(self)
      }
      setter.apply(self)
    }
  }
}

extension Window {
  var appearanceRules: AppearanceRules? {
    guard let rules = contextIfAny?.appearanceRules, !rules.isUnused else { return nil }
    return rules
  }

  func takeStyle() {
    guard let rules = appearanceRules else { return }
    let tints = rules.mayChangeTints ? TintChange(ofEachIn: self) : nil
    take(rules.outside.step(into: type(of: self)).style)
    tints?.notify()
  }
}

extension AppearanceRules {
  /// Returns a view's position, determined by the views and controllers around it. The view's own controller is excluded.
  fileprivate func place(around view: View) -> ContainerChain {
    var containers: [AnyObject] = []
    var next = view.superview
    while let current = next {
      containers.append(current)
      if let controller = current.controller { containers.append(controller) }
      next = current.superview
    }
    return containers.reversed().reduce(outside) { $0.inside($1) }
  }
}
