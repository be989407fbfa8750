import SceneUI

final class MovieViewController: ViewController {
  private(set) var rating: Rating?
  private weak var titleLabel: Label!

  override class var declaration: ClassDeclaration {
    ClassDeclaration(MovieViewController.self) {
      $0.outlet("rating") { $0.rating = $1 }
      $0.outlet("titleLabel") { $0.titleLabel = $1 }
      $0.action("clear") { $0.rating?.value = 0 }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    do {
      let card = try Nib(path: "Card.scenec", context: context).instantiate(withOwner: self)
      for case let view as View in card { self.view.addSubview(view) }
      titleLabel.text = "Vertigo"

      let note = NoteViewController(nibName: "Note")
      addChild(note)
      try note.loadViewIfNeeded()
      view.addSubview(note.view)
      note.didMove(toParent: self)
    } catch {
      context.report(error)
    }
  }
}

final class NoteViewController: ViewController {
  private weak var textLabel: Label!

  override class var declaration: ClassDeclaration {
    ClassDeclaration(NoteViewController.self) { $0.outlet("textLabel") { $0.textLabel = $1 } }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    textLabel.text = "A retired detective follows a woman through San Francisco, up a tower twice."
  }
}

Application.main {
  var registry = Registry.library
  try registry.register(MovieViewController.self, NoteViewController.self, Rating.self)
  let context = SceneContext(registry: registry, clock: ManualClock())
  context.sceneFileProvider = { [registry] in try SceneFile(path: "\($0).scenec", registry: registry) }
  let storyboard = try Storyboard(path: "Outlets.scenec", context: context)
  let application = Application(context: context)
  let window = try application.show(storyboard, frame: Rect(x: 0, y: 0, width: 320, height: 400))

  let movie = window.rootViewController as? MovieViewController
  movie?.rating?.stars[3].sendActions(for: .touchUpInside)
  print(SVGRenderer().svg(window.picture()))
}
