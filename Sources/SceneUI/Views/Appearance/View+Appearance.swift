import SceneRuntime

/// What rules have given an object, and what it had before.
final class AppliedStyle {
  var style: ResolvedStyle?
  /// Give the object back what it had without rules.
  var restorations: [ResolvedStyle.Slot: (AnyObject) -> Void] = [:]
}

extension View {
  /// Gives the view and everything in it what the rules say of them. It has just been put into a window, and nobody
  /// has been told yet.
  func enterWindow(under rules: AppearanceRules) { enter(rules.place(around: self)) }

  private func enter(_ place: ContainerChain) {
    let place = controller.map(place.inside) ?? place
    let step = place.step(into: type(of: self))
    take(step.style)
    // An item is no view, and is where the view is that shows it.
    if place.stylesItems, let item = (self as? any ItemShowing)?.shownItem {
      item.take((step.inside ?? place).step(into: type(of: item as AnyObject)).style)
    }
    // What a property's observer adds enters by itself; what it removes is not there any more.
    for subview in subviews where subview.superview === self { subview.enter(step.inside ?? place) }
  }

  /// Something that was the view's own is not any more.
  func takeAppliedStyleAgain() { take(appliedStyle?.style) }
}

/// A view that shows an item, which is no view and which rules speak of: a bar's.
protocol ItemShowing: View {
  var shownItem: any StyledObject { get }
}

/// What keeps what rules have given it.
protocol StyledObject: AppearanceSubject {
  var appliedStyle: AppliedStyle? { get set }
}

extension View: StyledObject {}

extension StyledObject {
  /// Takes over what rules say, but for what is the view's own.
  fileprivate func take(_ style: ResolvedStyle?) {
    if appliedStyle == nil {
      guard style != nil else { return }
      appliedStyle = AppliedStyle()
    }
    let applied = appliedStyle!
    let isSame = applied.style === style
    if !isSame {
      for slot in applied.restorations.keys.sorted() where style?.speaks(of: slot) != true {
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
  /// The rules that views are looked at by when they enter; nil where there never were any.
  var appearanceRules: AppearanceRules? {
    guard let rules = contextIfAny?.appearanceRules, !rules.isUnused else { return nil }
    return rules
  }

  /// The window itself comes onto the screen: it is in nothing.
  func takeStyle() {
    guard let rules = appearanceRules else { return }
    let tints = rules.mayChangeTints ? TintChange(ofEachIn: self) : nil
    take(rules.outside.step(into: type(of: self)).style)
    tints?.notify()
  }
}

extension AppearanceRules {
  /// Where a view is: the controllers and views around it, from the window in. Its own controller is not among them.
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
