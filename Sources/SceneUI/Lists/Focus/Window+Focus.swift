import SceneValues

// Which view a person works who uses the keyboard alone.
extension Window {
  /// The view that keys work: the tab key goes from one to the next, the arrows to those beside it, and the space bar
  /// and the return key do what a tap does. A ring is drawn around it. Nil where a person has not used the keyboard so, or has
  /// touched the window since.
  public var focusedView: View? {
    guard let view = focus, canFocus(on: view) else { return nil }
    return view
  }

  /// Goes to the next view that can be focused, in the order of the hierarchy; after the last one comes the first.
  ///
  /// A text field becomes first responder by it, and one that was so is left. What lies in scroll views is scrolled to.
  ///
  /// - Parameter forward: false for the one before.
  /// - Returns: false where there is none.
  @discardableResult
  public func moveFocus(forward: Bool) -> Bool {
    let views = focusableViews
    guard !views.isEmpty else { return false }
    let current = focusedView ?? firstResponder as? View
    let step = forward ? 1 : views.count - 1
    guard let current, let index = views.firstIndex(where: { $0 === current }) else {
      return setFocus(forward ? views[0] : views[views.count - 1])
    }
    return setFocus(views[(index + step) % views.count])
  }

  /// Focuses on a view.
  ///
  /// - Returns: false where it cannot be.
  @discardableResult
  func setFocus(_ view: View?) -> Bool {
    guard let view else {
      focus = nil
      return true
    }
    guard canFocus(on: view) else { return false }
    return context.clock.turns.during {
      // A first responder that refuses to resign keeps the focus, too.
      if let responder = firstResponder, responder !== view, !responder.resignFirstResponder() {
        return false
      }
      focus = view
      view.scrollIntoSight()
      if view.canBecomeFirstResponder { view.becomeFirstResponder() }
      return true
    }
  }

  // MARK: Which views

  /// The views that can be focused; while a controller is presented, those of its view.
  var focusableViews: [View] {
    isOnScreen && !isInTransition ? focusArea.focusableDescendants : []
  }

  /// The view of the controller that was presented last, or the window.
  var focusArea: View {
    guard let view = rootViewController?.presentedChain.last?.viewIfLoaded, view.window === self else {
      return self
    }
    return view
  }

  private func canFocus(on view: View) -> Bool { focusableViews.contains { $0 === view } }
}

extension View {
  /// The views in it that can be focused, this one included, in the order of the hierarchy.
  fileprivate var focusableDescendants: [View] {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return [] }
    let own = canBecomeFocused && !bounds.isEmpty ? [self] : []
    // A control is focused as a whole, and not its parts.
    guard own.isEmpty || !(self is Control) else { return own }
    return own + inReadingOrder.flatMap(\.focusableDescendants)
  }

  /// Its subviews in their order; those of lists by their places, since cells are added in any order.
  private var inReadingOrder: [View] {
    guard self is TableView || self is CollectionView else { return subviews }
    return subviews.enumerated().sorted {
      ($0.element.frame.minY, $0.element.frame.minX, $0.offset)
        < ($1.element.frame.minY, $1.element.frame.minX, $1.offset)
    }.map(\.element)
  }

  /// Scrolls the scroll views around it until it is seen.
  ///
  /// - Parameter part: what of it is to be seen, in its own coordinates; all of it for nil, the default. A part is looked for
  ///   in the view's own content, too.
  func scrollIntoSight(_ part: Rect? = nil) {
    var ancestor = part == nil ? superview : self
    while let view = ancestor {
      if let scrollView = view as? ScrollView {
        scrollView.scrollRectToVisible(convert(part ?? bounds, to: scrollView), animated: false)
      }
      ancestor = view.superview
    }
  }
}
