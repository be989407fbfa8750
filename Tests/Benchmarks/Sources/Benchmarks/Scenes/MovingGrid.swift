import SceneUI

/// A grid of squares. Each moves to another position in two seconds, and then starts again.
struct MovingGrid {
  let count: Int

  static let rate = 60.0
  static let warmUp = 60
  static let frames = 600
  private static let duration = 2.0
  private static let side = 1000.0
  private static let columns = 25
  private static let square = 20.0

  /// The animated properties of each view.
  struct Moves: OptionSet {
    let rawValue: Int
    static let place = Moves(rawValue: 1)
    static let rest = Moves(rawValue: 2)
  }

  static let films: [(name: String, moves: Moves)] = [
    ("that move", .place), ("that move, turn, grow and fade", [.place, .rest]), ("that do not move", []),
  ]

  private func start(_ index: Int) -> Point {
    Point(x: 20 + Double(index % Self.columns) * 40, y: 20 + Double(index / Self.columns) * 50)
  }

  private func end(_ index: Int) -> Point {
    let start = start(index)
    return Point(x: start.x + Double(index * 7 % 41) - 20, y: start.y + Double(index * 11 % 43) - 21)
  }

  func window(moving moves: Moves) throws -> Window {
    let context = SceneContext(clock: ManualClock())
    let window = Window(frame: Rect(x: 0, y: 0, width: Self.side, height: Self.side), context: context)
    let controller = ViewController()
    window.rootViewController = controller
    try window.makeKeyAndVisible()
    let views = (0..<count).map { index in
      let view = View(frame: Rect(x: 0, y: 0, width: Self.square, height: Self.square))
      view.center = start(index)
      view.backgroundColor = .systemBlue
      controller.view.addSubview(view)
      return view
    }
    window.layoutIfNeeded()
    guard !moves.isEmpty else { return window }
    View.animate(withDuration: Self.duration, options: .repeat) {
      for (index, view) in views.enumerated() {
        if moves.contains(.place) { view.center = end(index) }
        if moves.contains(.rest) {
          view.transform = AffineTransform.rotation(1).concatenating(.scale(x: 1.5, y: 1.5))
          view.alpha = 0.3
        }
      }
    }
    return window
  }

  /// The moving squares as layers of a Lottie document.
  var lottie: String {
    let last = Int(Self.duration * Self.rate)
    let layers = (0..<count).map { index in
      let (start, end) = (start(index), end(index))
      return """
        {"ty":4,"ind":\(index + 1),"ip":0,"op":\(last),"st":0,"ks":{"o":{"a":0,"k":100},"r":{"a":0,"k":0},\
        "a":{"a":0,"k":[0,0]},"s":{"a":0,"k":[100,100]},"p":{"a":1,"k":[{"t":0,"s":[\(start.x),\(start.y)],\
        "e":[\(end.x),\(end.y)],"o":{"x":0.42,"y":0},"i":{"x":0.58,"y":1}},{"t":\(last),"s":[\(end.x),\(end.y)]}]}},\
        "shapes":[{"ty":"gr","it":[{"ty":"rc","p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[\(Self.square),\(Self.square)]},\
        "r":{"a":0,"k":0}},{"ty":"fl","c":{"a":0,"k":[0,0.48,1,1]},"o":{"a":0,"k":100}},{"ty":"tr",\
        "o":{"a":0,"k":100},"r":{"a":0,"k":0},"a":{"a":0,"k":[0,0]},"s":{"a":0,"k":[100,100]},"p":{"a":0,"k":[0,0]}}]}]}
        """
    }
    return """
      {"v":"5.5.0","fr":\(Self.rate),"ip":0,"op":\(last),"w":\(Int(Self.side)),"h":\(Int(Self.side)),"assets":[],\
      "layers":[\(layers.joined(separator: ",\n"))]}
      """
  }
}
