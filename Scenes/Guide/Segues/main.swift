import SceneUI

final class RecipesViewController: ViewController {
  override class var declaration: ClassDeclaration { ClassDeclaration(RecipesViewController.self) }

  override func prepare(for segue: Segue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    guard let recipe = segue.destination as? RecipeViewController else { return }
    recipe.name = (sender as? Button)?.currentTitle ?? ""
  }
}

final class RecipeViewController: ViewController, PresentationDelegate {
  private weak var nameLabel: Label!
  private weak var ratingLabel: Label!
  private weak var tipItem: BarButtonItem!
  var name = ""

  override class var declaration: ClassDeclaration {
    ClassDeclaration(RecipeViewController.self) {
      $0.outlet("nameLabel") { $0.nameLabel = $1 }
      $0.outlet("ratingLabel") { $0.ratingLabel = $1 }
      $0.outlet("tipItem") { $0.tipItem = $1 }
      $0.action("rated:") { (controller, segue: Segue) in controller.rated(segue) }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = name
  }

  override func prepare(for segue: Segue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    guard segue.identifier == "showTip" else { return }
    let tip = segue.destination
    tip.presentationDelegate = self
    tip.popoverPresentation.barButtonItem = tipItem
    tip.popoverPresentation.permittedArrowDirections = .up
  }

  func adaptivePresentationStyle(
    for controller: ViewController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle { .none }

  private func rated(_ segue: Segue) {
    guard let rating = segue.source as? RatingViewController else { return }
    let stars = rating.stars
    ratingLabel.text = String(repeating: "★", count: stars) + String(repeating: "☆", count: 5 - stars)
  }
}

final class RatingViewController: ViewController {
  private(set) var stars = 0

  override class var declaration: ClassDeclaration { ClassDeclaration(RatingViewController.self) }

  override func prepare(for segue: Segue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let button = sender as? Button { stars = button.tag }
  }
}

Application.main {
  var registry = Registry.library
  try registry.register(
    RecipesViewController.self, RecipeViewController.self, RatingViewController.self, DrawerSegue.self)
  let clock = ManualClock()
  let context = SceneContext(registry: registry, clock: clock)
  let storyboard = try Storyboard(path: "Segues.scenec", context: context)
  let application = Application(context: context)
  let window = try application.show(storyboard, frame: Rect(x: 0, y: 0, width: 320, height: 420))

  let tabs = window.rootViewController as? TabBarController
  guard let navigation = tabs?.selectedViewController as? NavigationController else { return }
  let recipes = navigation.topViewController
  recipes?.view.firstView(of: Button.self)?.sendActions(for: .touchUpInside)
  clock.advance(by: 1)

  guard let recipe = navigation.topViewController as? RecipeViewController else { return }
  try recipe.performSegue(withIdentifier: "rate")
  clock.advance(by: 1)
  let great = recipe.presentedViewController?.view.view(named: "great", as: Button.self)
  great?.sendActions(for: .touchUpInside)
  clock.advance(by: 1)

  try recipe.performSegue(withIdentifier: "showTip")
  clock.advance(by: 1)
  print(SVGRenderer().svg(window.picture()))
}
