import SceneUI

final class GardenViewController: ViewController {
  let rose = FlowerView(frame: Rect(x: 20, y: 152, width: 110, height: 110), petals: 8)
  let daisy = FlowerView(frame: Rect(x: 160, y: 162, width: 90, height: 90), petals: 9)

  override class var declaration: ClassDeclaration { ClassDeclaration(GardenViewController.self) }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let bed = view.view(named: "bed") else { return }
    for flower in [rose, daisy] { bed.addSubview(flower) }
    daisy.ownTintColor = Color(.systemGray2)
  }
}

Application.main {
  var registry = Registry.library
  try registry.register(GardenViewController.self, FlowerView.self)
  let context = SceneContext(registry: registry, clock: ManualClock())
  let storyboard = try Storyboard(path: "Views.scenec", context: context)
  let application = Application(context: context)
  let window = try application.show(storyboard, frame: Rect(x: 0, y: 0, width: 320, height: 380))

  if let garden = window.rootViewController as? GardenViewController {
    let touch = window.beginTouch(at: garden.rose.convert(garden.rose.bounds.center, to: nil))
    window.endTouches([touch])
  }
  print(SVGRenderer().svg(window.picture()))
}
