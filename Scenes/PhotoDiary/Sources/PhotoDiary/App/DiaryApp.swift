import SceneUI

/// What all ways of running the diary have in common: its classes, its database and its window.
struct DiaryApp {
  /// The class library and the diary's own classes.
  static func registry() throws -> Registry {
    var registry = Registry.library
    try registry.register(
      DiaryController.self, EntryListViewController.self, EntryCell.self, EntryViewController.self,
      EditViewController.self, LeafViewController.self, PreferencesViewController.self, PhotoView.self)
    return registry
  }

  let context: SceneContext
  let application: Application
  let window: Window
  let diary: Diary

  /// Loads the compiled scenes and shows the diary.
  ///
  /// - Parameters:
  ///   - path: of `Diary.scenec`.
  ///   - store: where entries and preferences are kept.
  ///   - idiom: the kind of device, which says how large the window is, too.
  ///   - clock: what all time is taken from.
  ///   - observer: hears of every step in the lives of the objects.
  /// - Throws: `LoadingError` where the scenes cannot be loaded; what the database throws.
  init(
    scenes path: String, store: DiaryStore, idiom: Idiom, clock: Clock,
    observer: ((LifecycleEvent) -> Void)? = nil
  ) throws {
    let context = SceneContext(registry: try Self.registry(), clock: clock)
    self.context = context
    context.observer = observer
    context.idiom = idiom
    context.imageProvider = ImageDirectory(path: Photo.folder)
    context.preferences.store = DatabasePreferences(store) { [weak context] in context?.failureHandler($0) }
    diary = try Diary(store)
    application = Application(context: context)
    window = Window(
      frame: idiom == .pad
        ? Rect(x: 0, y: 0, width: 1024, height: 768) : Rect(x: 0, y: 0, width: 320, height: 568),
      context: context)
    let storyboard = try Storyboard(path: path, context: context)
    window.ownTintColor = storyboard.tintColor
    let controller = try storyboard.instantiateInitialViewController()
    controller.hand(diary)
    window.rootViewController = controller
    application.add(window)
    try window.makeKeyAndVisible()
  }
}
