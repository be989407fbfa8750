import SceneUI

final class PlayerViewController: ViewController {
  private weak var content: StackView!
  private weak var explanation: Label!
  private let slider = Slider()

  override class var declaration: ClassDeclaration {
    ClassDeclaration(PlayerViewController.self) {
      $0.outlet("content") { $0.content = $1 }
      $0.outlet("explanation") { $0.explanation = $1 }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    slider.name = "slider"
    slider.value = 0.4
    slider.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(slider)
    let margins = view.layoutMarginsGuide
    LayoutConstraint.activate([
      slider.topAnchor.constraint(equalTo: content.bottomAnchor, constant: 16),
      slider.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      slider.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      explanation.topAnchor.constraint(equalTo: slider.bottomAnchor, constant: 16),
    ])
  }

  func explain() {
    let traits = traitCollection
    let state = slider.hasAmbiguousLayout ? "is ambiguous, affected" : "is determined"
    let count = slider.constraintsAffectingLayout(for: .horizontal).count
    explanation.text = """
      \(traits.horizontalSizeClass) width, \(traits.verticalSizeClass) height
      The width \(state) by \(count) constraints.
      \(slider.explainLayout())
      """
  }
}

Application.main {
  var registry = Registry.library
  try registry.register(PlayerViewController.self)
  let context = SceneContext(registry: registry, clock: ManualClock())
  let storyboard = try Storyboard(path: "Layout.scenec", context: context)
  let application = Application(context: context)
  let window = try application.show(storyboard, frame: Rect(x: 0, y: 0, width: 220, height: 340))
  guard let player = window.rootViewController as? PlayerViewController else { return }

  player.additionalSafeAreaInsets = EdgeInsets(top: 0, left: 32, bottom: 0, right: 0)
  window.resize(to: Size(width: 360, height: 316))
  player.explain()
  print(SVGRenderer().svg(window.picture()))
}
