import SceneServices
import SceneValues

extension Window {
  var currentTraits: TraitCollection {
    let context = context
    let classes = TraitCollection.sizeClasses(of: bounds.size, on: context.idiom)
    return TraitCollection(
      idiom: context.idiom, horizontalSizeClass: classes.horizontal, verticalSizeClass: classes.vertical,
      orientation: orientation, style: context.style, layoutDirection: context.layoutDirection,
      displayScale: context.displayScale)
  }

  func updateTraits() {
    guard isOnScreen, let reported = reportedTraits else { return }
    let current = currentTraits
    guard current != reported else { return }
    reportedTraits = current
    TraitChange.notify(in: self, from: reported, to: current)
  }

  /// Resizes the window, as when the user splits a pad's screen.
  ///
  /// The steps occur in this order: `willTransition(to:with:)` if traits change, `viewWillTransition(to:with:)`, the
  /// change of sizes, `traitCollectionDidChange(_:)`, alongside animations, layout, and finally the completions.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - animated: Whether to animate the transition, which then takes 0.3 seconds. If false, the transition is complete
  ///     when the method returns.
  public func resize(to size: Size, animated: Bool = false) {
    change(to: size, orientation: orientation, animated: animated)
  }

  /// Resizes the window to the size of the screen. The window's new orientation depends on which side is longer.
  package func fit(to size: Size) {
    let isWide = size.width > size.height
    let upright: InterfaceOrientation = orientation.isLandscape ? .portrait : orientation
    let across: InterfaceOrientation = orientation.isLandscape ? orientation : .landscapeLeft
    change(to: size, orientation: isWide ? across : upright, animated: false)
  }

  /// Rotates the interface as if the user had turned the device.
  ///
  /// The topmost controller that fills the window determines whether to rotate, with `shouldAutorotate` and
  /// `supportedInterfaceOrientations`, within the limits set by the application delegate.
  ///
  /// - Returns: Whether the rotation is allowed. If it is not, nothing changes.
  @discardableResult
  public func rotate(to orientation: InterfaceOrientation, animated: Bool = false) -> Bool {
    if orientation == self.orientation { return true }
    guard let root = rootViewController, isOnScreen else {
      turn(to: orientation, animated: false)
      return true
    }
    finishTransitions()
    let asked = ([root] + root.presentedChain).last(where: \.fillsWindow) ?? root
    guard asked.shouldAutorotate, asked.supportedInterfaceOrientations.contains(orientation.mask),
      application?.supportedInterfaceOrientations(for: self).contains(orientation.mask) ?? true
    else { return false }
    turn(to: orientation, animated: animated)
    return true
  }

  private func turn(to new: InterfaceOrientation, animated: Bool) {
    let size = bounds.size
    let turned = new.isLandscape != orientation.isLandscape
    change(
      to: turned ? Size(width: size.height, height: size.width) : size, orientation: new, animated: animated)
  }

  static let sizeTransitionDuration = 0.3

  private func change(to size: Size, orientation new: InterfaceOrientation, animated: Bool) {
    guard size != bounds.size || new != orientation else { return }
    guard isOnScreen, let root = rootViewController else {
      orientation = new
      frame.size = size
      return updateTraits()
    }
    finishTransitions()
    let coordinator = TransitionCoordinator(duration: animated ? Self.sizeTransitionDuration : 0)
    announce(size: size, orientation: new, to: root, with: coordinator)
    orientation = new
    frame.size = size
    for controller in [root] + root.presentedEverywhere { controller.followWindow(to: bounds) }
    updateTraits()
    coordinator.begin()
    layoutIfNeeded()
    SizeTransition(coordinator, in: self).run()
  }

  private func announce(
    size: Size, orientation new: InterfaceOrientation, to root: ViewController,
    with coordinator: TransitionCoordinator
  ) {
    var coming = currentTraits
    let classes = TraitCollection.sizeClasses(of: size, on: coming.idiom)
    (coming.horizontalSizeClass, coming.verticalSizeClass) = (classes.horizontal, classes.vertical)
    coming.orientation = new
    root.announce(traits: coming, window: coming, with: coordinator)
    root.announce(size: size, with: coordinator)
    for presented in root.presentedEverywhere {
      guard let presentation = presented.presentedAs, !presentation.form.isInContext else { continue }
      presented.announce(size: presentation.size(inWindowOfSize: size, traits: coming), with: coordinator)
    }
  }
}

/// An animated change of the window's size. Touches have no effect until the animation ends.
final class SizeTransition: WindowTransition {
  private let coordinator: TransitionCoordinator
  private weak var window: Window?
  private var timer: Timer?

  init(_ coordinator: TransitionCoordinator, in window: Window) {
    self.coordinator = coordinator
    self.window = window
  }

  deinit { timer?.invalidate() }

  func run() {
    guard coordinator.isAnimated, let window else { return coordinator.end() }
    window.transitions.append(self)
    timer = Timer(interval: coordinator.duration, on: window.context.clock) { [weak self] _ in self?.finish()
    }
  }

  func finish() {
    timer?.invalidate()
    window?.transitions.removeAll { $0 === self }
    coordinator.end()
  }
}
