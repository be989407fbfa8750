import SceneUI

/// A device with a window and a manual clock.
struct Screen {
  let context: SceneContext
  let window: Window

  init(idiom: Idiom, _ remains: Remains) {
    context = SceneContext(registry: Host.registry, clock: ManualClock())
    context.idiom = idiom
    context.preferredLocales = idiom == .pad ? ["de"] : []
    context.failureHandler = { _ = "\($0)" }
    context.observer = { remains.note($0.subject) }
    let size = idiom == .phone ? Size(width: 320, height: 568) : Size(width: 1024, height: 768)
    window = Window(frame: Rect(origin: .zero, size: size), context: context)
    remains.note(context)
    remains.note(window)
  }

  func show(_ controller: ViewController) throws {
    // `push` segues require a navigation controller, which cannot be pushed itself.
    let isContainer =
      controller is NavigationController || controller is TabBarController
      || controller is SplitViewController
    window.rootViewController =
      isContainer ? controller : NavigationController(rootViewController: controller)
    try controller.loadViewIfNeeded()
    try window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Shows all views of a nib, stacked on top of each other.
  func show(_ nib: Nib) throws {
    let owner = AlarmClockViewController()
    window.rootViewController = owner
    try window.makeKeyAndVisible()
    for object in try nib.instantiate(withOwner: owner) {
      if let view = object as? View, !(view is Window) { try owner.loadedView.addSubview(view) }
    }
    window.layoutIfNeeded()
  }
}

extension ViewController {
  fileprivate var loadedView: View {
    get throws {
      try loadViewIfNeeded()
      return view
    }
  }
}
