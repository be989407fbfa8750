/// From two columns to one, and back.
extension SplitViewController {
  /// There is room for one column only.
  func collapse() {
    isCollapsed = true
    chosenMode = nil
    shownDetail = nil
    change(primaryTo: delegate?.primaryViewController(forCollapsing: self))
    guard let primary, let secondary else { return }
    // It goes out of its column before anyone puts it elsewhere.
    arrange()
    if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false {
      forgetSecondaryIfGone()
      return
    }
    do {
      shownDetail = secondary
      try primary.collapseSecondary(secondary, for: self)
    } catch {
      context.report(error)
    }
    forgetSecondaryIfGone()
  }

  /// There is room for both columns.
  func expand() {
    let detail = primary.flatMap(separate) ?? secondary
    isCollapsed = false
    change(primaryTo: delegate?.primaryViewController(forExpanding: self))
    if let detail, detail !== secondary { adopt(detail, as: \.secondary) }
    (shownDetail, detailTakenBack) = (nil, nil)
  }

  /// What was shown as the detail while there was one column, taken from where it was.
  private func separate(from primary: ViewController) -> ViewController? {
    if let chosen = delegate?.splitViewController(self, separateSecondaryFrom: primary) { return chosen }
    do {
      return try primary.separateSecondary(shownDetail, for: self) ?? detailTakenBack
    } catch {
      context.report(error)
      return nil
    }
  }

  private func change(primaryTo controller: ViewController?) {
    guard let controller, controller !== primary else { return }
    adopt(controller, as: \.primary)
  }

  /// Takes a controller in, in the place of the one that is there.
  private func adopt(
    _ controller: ViewController, as place: ReferenceWritableKeyPath<SplitViewController, ViewController?>
  ) {
    do {
      try checkFree([controller], for: "the new arrangement of \(describe(self))")
      if let context = contextIfAny { controller.adopt(context) }
      try controller.loadViewIfNeeded()
    } catch {
      return context.report(error)
    }
    let old = self[keyPath: place]
    let isNew = controller.parent !== self
    if isNew { addChild(controller) }
    if let old, old.parent === self { old.willMove(toParent: nil) }
    self[keyPath: place] = controller
    arrange()
    if let old, old.parent === self { old.removeFromParent() }
    if isNew { controller.didMove(toParent: self) }
  }

  private func forgetSecondaryIfGone() {
    if secondary?.parent !== self { secondary = nil }
  }
}
