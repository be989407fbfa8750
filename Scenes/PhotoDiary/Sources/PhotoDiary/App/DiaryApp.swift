import SceneProgram
import SceneUI

/// The diary's classes and database, and its window where it runs by itself.
struct DiaryApp {
  /// The class library and the diary's own classes.
  static func registry() throws -> Registry {
    var registry = Registry.library
    try registry.register(
      DiaryController.self, EntryListViewController.self, EntryCell.self, EntryViewController.self,
      EditViewController.self, LeafViewController.self, PreferencesViewController.self, PhotoView.self)
    return registry
  }

  /// The list of entries, beside the one that is read.
  static let initialScene = SceneReference<DiaryController>("diary", in: "Diary.scenec")

  /// The kind of device that the command line asks for.
  static func idiom(_ arguments: ProgramArguments) -> Idiom { arguments.contains("--pad") ? .pad : .phone }

  /// How large the diary is on a kind of device.
  static func size(on idiom: Idiom) -> Size {
    idiom == .pad ? Size(width: 1024, height: 768) : Size(width: 320, height: 568)
  }

  /// Gives a context what the diary's scenes need.
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
  ///   - path: of `Diary.scenec`.
  ///   - store: where entries and preferences are kept.
  ///   - idiom: the kind of device, which says how large the window is, too.
  ///   - clock: what all time is taken from.
  ///   - textMetrics: what text is measured by: those of what draws it, or the library's own, which are the same everywhere.
  ///   - observer: hears of every step in the lives of the objects.
  /// - Throws: `LoadingError` where the scenes cannot be loaded; what the database throws.
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
