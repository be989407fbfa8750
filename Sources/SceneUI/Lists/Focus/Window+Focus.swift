import SceneValues

extension Window {
  /// The view that has keyboard focus, or nil if the user is not navigating with the keyboard. The Tab key
  /// and the arrow keys move the focus. Space and Return activate the focused view.
  public var focusedView: View? {
    guard let view = focus, canFocus(on: view) else { return nil }
    return view
  }

  /// Moves the focus to the next or previous focusable view, wrapping around at either end. A text field that
  /// receives the focus also becomes the first responder.
  ///
  /// - Parameter forward: Whether to move forward. If false, the focus moves backward.
  /// - Returns: Whether a view has received the focus.
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

  /// Moves the focus to a view, or removes it if the view is nil. Returns false if the focus cannot move to the view.
  @discardableResult
  func setFocus(_ view: View?) -> Bool {
    guard let view else {
      focus = nil
      return true
    }
    guard canFocus(on: view) else { return false }
    return context.clock.turns.during {
      // If the first responder refuses to resign, the focus does not change.
      if let responder = firstResponder, responder !== view, !isInInputViews(view),
        !responder.resignFirstResponder()
      {
        return false
      }
      focus = view
      view.scrollIntoView()
      if view.canBecomeFirstResponder { view.becomeFirstResponder() }
      return true
    }
  }

  /// The focusable views in the window or, while a controller is presented, in the presented controller's view.
  var focusableViews: [View] {
    guard isOnScreen, !isInTransition else { return [] }
    let area = focusArea
    return area.focusableDescendants + (area === self ? [] : keyboard.inputs?.focusableDescendants ?? [])
  }

  var focusArea: View {
    guard let view = rootViewController?.presentedChain.last?.viewIfLoaded, view.window === self else {
      return self
    }
    return view
  }

  private func canFocus(on view: View) -> Bool { focusableViews.contains { $0 === view } }
}

extension View {
  fileprivate var focusableDescendants: [View] {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return [] }
    let own = canBecomeFocused && !bounds.isEmpty ? [self] : []
    // A control receives the focus as a whole.
    guard own.isEmpty || !(self is Control) else { return own }
    return own + inReadingOrder.flatMap(\.focusableDescendants)
  }

  /// The subviews in reading order. List cells are sorted by position, because lists add cells in arbitrary order.
  private var inReadingOrder: [View] {
    guard self is TableView || self is CollectionView else { return subviews }
    return subviews.enumerated().sorted {
      ($0.element.frame.minY, $0.element.frame.minX, $0.offset)
        < ($1.element.frame.minY, $1.element.frame.minX, $1.offset)
    }.map(\.element)
  }

  /// Scrolls the enclosing scroll views to make a part of the view visible, or the entire view if the part is nil.
  func scrollIntoView(_ part: Rect? = nil) {
    var ancestor = part == nil ? superview : self
    while let view = ancestor {
      if let scrollView = view as? ScrollView {
        scrollView.scrollRectToVisible(convert(part ?? bounds, to: scrollView), animated: false)
      }
      ancestor = view.superview
    }
  }
}
