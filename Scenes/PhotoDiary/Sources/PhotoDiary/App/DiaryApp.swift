import SceneProgram
import SceneUI

struct DiaryApp {
  static func registry() throws -> Registry {
    var registry = Registry.library
    try registry.register(
      DiaryController.self, EntryListViewController.self, EntryCell.self, EntryViewController.self,
      EditViewController.self, LeafViewController.self, PreferencesViewController.self, PhotoView.self)
    return registry
  }

  /// The scene of the split view with the list of entries and the selected entry.
  static let initialScene = SceneReference<DiaryController>("diary", in: "Diary.scenec")

  /// Returns the device idiom that the command line selects.
  static func idiom(_ arguments: ProgramArguments) -> Idiom { arguments.contains("--pad") ? .pad : .phone }

  static func size(on idiom: Idiom) -> Size {
    idiom == .pad ? Size(width: 1024, height: 768) : Size(width: 320, height: 568)
  }

  static func prepare(_ context: SceneContext, store: DiaryStore, idiom: Idiom) {
    context.idiom = idiom
    context.imageProvider = ImageDirectory(path: Photo.folder)
    context.preferences.store = DatabasePreferences(store) { [weak context] in context?.failureHandler($0) }
  }

  let context: SceneContext
  let application: Application
  let window: Window
  let diary: Diary

  /// Loads the compiled scenes and shows the diary.
  ///
  /// - Parameters:
  ///   - path: The path of `Diary.scenec`.
  ///   - store: The store of entries and preferences.
  ///   - idiom: The device idiom, which also determines the size of the window.
  ///   - clock: The clock of the app.
  ///   - textMetrics: The text metrics of the renderer. By default, the built-in metrics, which are the same on all
  ///     platforms.
  ///   - observer: A closure that receives all lifecycle events.
  /// - Throws: `LoadingError` if the scenes cannot be loaded, or a database error.
  init(
    scenes path: String, store: DiaryStore, idiom: Idiom, clock: Clock,
    textMetrics: any TextMetrics = BuiltInTextMetrics(), observer: ((LifecycleEvent) -> Void)? = nil
  ) throws {
    let context = SceneContext(registry: try Self.registry(), clock: clock, textMetrics: textMetrics)
    self.context = context
    context.observer = observer
    Self.prepare(context, store: store, idiom: idiom)
    diary = try Diary(store)
    application = Application(context: context)
    window = Window(
      frame: Rect(origin: .zero, size: Self.size(on: idiom)), context: context)
    let storyboard = try Storyboard(path: path, context: context)
    window.ownTintColor = storyboard.tintColor
    let controller = try storyboard.instantiateInitialViewController()
    controller.hand(diary)
    window.rootViewController = controller
    application.add(window)
    try window.makeKeyAndVisible()
  }
}
