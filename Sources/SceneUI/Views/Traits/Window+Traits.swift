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

  /// Tells everyone, if the traits are others than when everyone was last told.
  func updateTraits() {
    guard isOnScreen, let told = toldTraits else { return }
    let current = currentTraits
    guard current != told else { return }
    toldTraits = current
    TraitChange.notify(in: self, from: told, to: current)
  }

  /// Gives the window another size, as a person does who divides a pad's screen.
  ///
  /// Everyone is told: `willTransition(to:with:)` where traits will change, `viewWillTransition(to:with:)`; then sizes
  /// change; `traitCollectionDidChange(_:)`; what goes alongside; layout; when the time is over, completions.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - animated: whether the change takes 0.3 seconds, as coordinators are told; else it is over when this
  ///     returns.
  public func resize(to size: Size, animated: Bool = false) {
    change(to: size, orientation: orientation, animated: animated)
  }

  /// The screen gives the window another size. As a new one, it stands as it is wider or higher.
  package func fit(to size: Size) {
    let isWide = size.width > size.height
    let upright: InterfaceOrientation = orientation.isLandscape ? .portrait : orientation
    let across: InterfaceOrientation = orientation.isLandscape ? orientation : .landscapeLeft
    change(to: size, orientation: isWide ? across : upright, animated: false)
  }

  /// Turns what the window shows, as a person does who turns the device.
  ///
  /// The topmost controller that fills the window decides, by `shouldAutorotate` and `supportedOrientations`, as far as
  /// the application's delegate lets it.
  ///
  /// - Returns: false where it refuses; then nothing changes.
  @discardableResult
  public func rotate(to orientation: InterfaceOrientation, animated: Bool = false) -> Bool {
    if orientation == self.orientation { return true }
    guard let root = rootViewController, isOnScreen else {
      turn(to: orientation, animated: false)
      return true
    }
    // What a transition under way ends with is asked.
    finishTransitions()
    let asked = ([root] + root.presentedChain).last(where: \.fillsWindow) ?? root
    guard asked.shouldAutorotate, asked.supportedOrientations.contains(orientation.mask),
      application?.supportedOrientations(for: self).contains(orientation.mask) ?? true
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

  /// In seconds.
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

/// A change of the window's size while it takes its time: touches wait until it is over.
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
