import SceneServices
import SceneValues

final class SheetDrag {
  private weak var presentation: Presentation?
  private let recognizer = SheetDragRecognizer()
  private var returnAnimation: ValueAnimation?
  private var heightChange: ValueAnimation?
  private var startHeight = 0.0

  /// The fraction of the sheet's height that a drag must exceed to dismiss the sheet. Alternatively, the drag can exceed
  /// `minimumSpeed`, in points per second.
  private static let minimumFraction = 0.33
  private static let minimumSpeed = 800.0
  /// The fraction of the drag distance by which a sheet moves if the user cannot dismiss it.
  private static let dragResistance = 0.2
  private static let duration = 0.25

  init(of presentation: Presentation, on card: View) {
    self.presentation = presentation
    recognizer.maximumNumberOfTouches = 1
    recognizer.addTarget(self) { drag, _ in drag.fingerMoved() }
    recognizer.growth = { [weak presentation] in
      guard let presentation, let sheet = presentation.sheet, let stops = presentation.sheetStops else {
        return (false, false)
      }
      return (stops.current.height < stops.highest, sheet.prefersScrollingExpandsWhenScrolledToEdge)
    }
    card.addGestureRecognizer(recognizer)
  }

  private func fingerMoved() {
    guard let presentation, let card = presentation.shell?.card, presentation.form.isDraggable,
      let presented = presentation.presented
    else { return }
    let stops = presentation.sheetStops
    if recognizer.state == .began {
      heightChange?.cancel()
      startHeight = card.bounds.height
    }
    let down = recognizer.translation(in: nil).y
    let below = stops.map { down - max(0, startHeight - $0.lowest) } ?? down
    let way = max(0, below) * (presented.isModalInPresentation ? Self.dragResistance : 1)
    switch recognizer.state {
    case .began, .changed:
      returnAnimation?.cancel()
      follow(down, stops)
      show(way, on: card)
    case .ended:
      let speed = recognizer.velocity(in: nil).y
      let thrown = abs(speed) > Self.minimumSpeed ? speed : nil
      let height = startHeight - down
      let isEnough = below > card.bounds.height * Self.minimumFraction
      let stop = isEnough ? nil : stops?.rest(from: height, speed: thrown)
      let mayGo = isEnough || stop == nil && speed > Self.minimumSpeed
      if mayGo, presentation.attemptDismissal(from: way) { return }
      goBack(from: way, card)
      rest(at: stop ?? stops?.all[0])
    case .cancelled:
      goBack(from: way, card)
      rest(at: stops?.current)
    case .possible, .failed: break
    }
  }

  private func follow(_ down: Double, _ stops: SheetStops?) {
    guard let stops, stops.all.count > 1 else { return }
    presentation?.showSheet(at: min(max(startHeight - down, stops.lowest), stops.highest))
  }

  private func rest(at stop: SheetStops.Stop?) {
    guard let stop, let presentation, let height = presentation.shell?.card.bounds.height else { return }
    presentation.choose(stop)
    move(from: height, to: stop)
  }

  func move(from height: Double, to stop: SheetStops.Stop) {
    heightChange?.cancel()
    guard let presentation, abs(height - stop.height) > 0.01,
      let clock = presentation.presented?.contextIfAny?.clock
    else {
      presentation?.showSheet(at: nil)
      return
    }
    presentation.showSheet(at: height)
    heightChange = ValueAnimation(
      from: height, to: stop.height, duration: Self.duration, on: clock,
      step: { [weak presentation] in presentation?.showSheet(at: $0) },
      completion: { [weak presentation] in presentation?.showSheet(at: nil) })
  }

  private func show(_ way: Double, on card: View) { card.transform = .translation(x: 0, y: way) }

  private func goBack(from way: Double, _ card: View) {
    guard let clock = card.contextIfAny?.clock, way > 0 else { return show(0, on: card) }
    returnAnimation = ValueAnimation(from: way, to: 0, duration: Self.duration, on: clock) {
      [weak self, weak card] way in
      if let card { self?.show(way, on: card) }
    }
  }

  func stop() {
    returnAnimation?.cancel()
    heightChange?.cancel()
  }
}
