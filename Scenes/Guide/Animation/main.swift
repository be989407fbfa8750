import SceneTesting
import SceneUI

final class StageViewController: ViewController {
  private weak var dial: DialView!
  private weak var ball: View!
  private weak var card: View!
  private weak var cardLeading: LayoutConstraint!

  override class var declaration: ClassDeclaration {
    ClassDeclaration(StageViewController.self) {
      $0.outlet("dial") { $0.dial = $1 }
      $0.outlet("ball") { $0.ball = $1 }
      $0.outlet("card") { $0.card = $1 }
      $0.outlet("cardLeading") { $0.cardLeading = $1 }
    }
  }

  func start() {
    View.animate(withDuration: 1.2, options: .curveLinear) { dial.progress = 0.9 }
    View.animate(withDuration: 1.2, usingSpringWithDamping: 0.4) { ball.center.y = 106 }
    pulse(ball.layer)

    cardLeading.constant = 84
    View.animate(withDuration: 1.2) {
      view.layoutIfNeeded()
    } completion: { [card] finished in
      if finished { card?.backgroundColor = Color(.systemGreen) }
    }
    View.animateKeyframes(withDuration: 1.2) {
      View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        card.transform = .rotation(.pi / 2)
      }
      View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { card.transform = .identity }
    }
  }

  private func pulse(_ layer: Layer) {
    var animation = BasicAnimation("opacity", from: 1.0, to: 0.3, duration: 0.4)
    animation.autoreverses = true
    animation.repeatCount = 1.5
    layer.add(animation, forKey: "pulse")
  }
}

Application.main {
  var registry = Registry.library
  try registry.register(StageViewController.self, DialView.self)
  let clock = ManualClock()
  let context = SceneContext(registry: registry, clock: clock)
  let storyboard = try Storyboard(path: "Animation.scenec", context: context)
  let application = Application(context: context)
  let window = try application.show(storyboard, frame: Rect(x: 0, y: 0, width: 132, height: 180))

  var sheet = ContactSheet(scale: 1)
  (window.rootViewController as? StageViewController)?.start()
  for (row, moments) in [["0 s", "0.3 s"], ["0.6 s", "1.2 s"]].enumerated() {
    for moment in moments {
      sheet.add(window.picture(), named: moment, inRow: "\(row)")
      clock.advance(by: moment == "0.6 s" ? 0.6 : 0.3)
    }
  }
  print(sheet.svg)
}
