import SceneAnalysis
import SceneArchive
import SceneRuntime
import SceneUI
import SceneValues

/// Looks at a window, and says of each view and constraint of a file where it is seen and where it is written.
final class StageInspector {
  private let archive: Archive
  private let names: WrittenNames
  /// The places of objects in the file.
  private var places: [ObjectIdentifier: Int] = [:]
  private(set) var views: [ShownView] = []
  private(set) var constraints: [ShownConstraint] = []
  /// The scene whose controller shows the frontmost view.
  private(set) var scene: Int?
  private var scenes: [Int: Int] = [:]
  /// The file's number of a view that is to be explained.
  var explained: Int?
  /// Where that is, and why.
  private(set) var place: SolvedPlace?
  /// Whether sizes alone are wanted: what takes longer to find out is not looked for.
  var tellsSizesAlone = false
  /// The sizes of the views that layout places, by their numbers in the file.
  private(set) var sizes: [Int: Size] = [:]
  /// Those of no file, too.
  private var all: [View] = []

  /// To find out what is open takes the square of the number of views.
  private static let mostAsked = 300

  init(_ archive: Archive, _ names: WrittenNames) {
    (self.archive, self.names) = (archive, names)
    for scene in 0..<archive.sceneCount { scenes[archive.scene(at: scene).controller] = scene }
  }

  func watch(_ context: SceneContext) {
    context.placeObserver = { [weak self] object, place in self?.places[ObjectIdentifier(object)] = place }
  }

  /// Forgets what it saw before.
  func look(at window: Window) {
    (views, constraints, scene, all, place, sizes) = ([], [], nil, [], nil, [:])
    var found: [(view: View, place: Int)] = []
    visit(window, parent: nil, in: window, isHidden: false, &found)
    guard !tellsSizesAlone, all.count <= Self.mostAsked else { return }
    let numbers = Dictionary(
      found.map { (ObjectIdentifier($0.view), $0.place) }, uniquingKeysWith: { first, _ in first })
    // What is laid out together may have a root that no file knows.
    for view in all {
      for open in view.openPlaces() where !isArranged(open.view) && open.view.placeholderClassName == nil {
        guard let number = numbers[ObjectIdentifier(open.view)] else { continue }
        views[number].open.append(
          open.isLength ? (open.isHorizontal ? "width" : "height") : (open.isHorizontal ? "x" : "y"))
      }
    }
  }

  /// Where stack views put what they arrange, no constraint has to say.
  private func isArranged(_ view: View) -> Bool { view is StackView || view.superview is StackView }

  private func visit(
    _ view: View, parent: Int?, in window: Window, isHidden: Bool, _ found: inout [(view: View, place: Int)]
  ) {
    if let controller = view.next as? ViewController, let place = places[ObjectIdentifier(controller)],
      let scene = scenes[place]
    {
      self.scene = scene
    }
    all.append(view)
    let isHidden = isHidden || view.isHidden || view.alpha < 0.01
    var number = parent
    if view.isMadeByScene, let place = places[ObjectIdentifier(view)] {
      number = views.count
      found.append((view, views.count))
      views.append(shown(view, place, parent: parent, in: window, isHidden: isHidden))
      if !view.translatesAutoresizingMaskIntoConstraints { sizes[place] = view.frame.size }
      if place == explained {
        // The first says the frame.
        let reasons = view.explainLayout().split(separator: "\n").dropFirst()
        self.place = SolvedPlace(
          frame: view.frame, reasons: reasons.map { names.withWrittenIDs(in: String($0)) })
      }
    }
    if !isHidden {
      for constraint in view.constraints where constraint.isActive {
        if let shown = shown(constraint, in: window) { constraints.append(shown) }
      }
    }
    for subview in view.subviews { visit(subview, parent: number, in: window, isHidden: isHidden, &found) }
  }

  private func shown(
    _ view: View, _ place: Int, parent: Int?, in window: Window, isHidden: Bool
  ) -> ShownView {
    let record = archive.object(at: place)
    let element = archive.classRecord(at: record.elementClass).element.map(archive.string) ?? "view"
    var shown = ShownView(
      id: record.id.map { names.written(archive.string(at: $0)) }, element: element,
      frame: window.convert(view.bounds, from: view), parent: parent, isHidden: isHidden)
    if record.classIndex != record.elementClass {
      shown.customClass = archive.string(at: archive.classRecord(at: record.classIndex).name)
    }
    if let position = archive.position(ofObject: place) {
      (shown.line, shown.column) = (position.line, position.column)
    }
    return shown
  }

  // MARK: Constraints

  /// Nil where something of it is gone, or is a guide: nobody sees one.
  private func shown(_ constraint: LayoutConstraint, in window: Window) -> ShownConstraint? {
    guard let number = constraint.fileNumber, let first = constraint.firstItem, constraint.firstGuide == nil,
      constraint.secondGuide == nil, archive.hasSourceMap
    else { return nil }
    let frame = window.convert(first.bounds, from: first)
    let other = constraint.secondItem.map { window.convert($0.bounds, from: $0) }
    let isMirrored = first.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let (start, end) = line(constraint, frame, other, isMirrored) else { return nil }
    let position = archive.position(ofConstraint: number)
    return ShownConstraint(
      text: names.withWrittenIDs(in: constraint.text), start: start, end: end,
      priority: constraint.priority.rawValue, line: position?.line, column: position?.column)
  }

  private func line(
    _ constraint: LayoutConstraint, _ frame: Rect, _ other: Rect?, _ isMirrored: Bool
  ) -> (Point, Point)? {
    let attribute = constraint.firstAttribute
    switch attribute.kind {
    case .size:
      let isWide = attribute == .width
      return isWide
        ? (Point(x: frame.minX, y: frame.midY), Point(x: frame.maxX, y: frame.midY))
        : (Point(x: frame.midX, y: frame.minY), Point(x: frame.midX, y: frame.maxY))
    case .horizontal:
      guard let other, let second = constraint.secondAttribute else { return nil }
      let y = Self.middle(Self.range(frame.minY, frame.maxY), Self.range(other.minY, other.maxY))
      let ends = (Self.x(attribute, frame, isMirrored), Self.x(second, other, isMirrored))
      return (Point(x: ends.0, y: y), Point(x: ends.1, y: y))
    case .vertical:
      guard let other, let second = constraint.secondAttribute else { return nil }
      let x = Self.middle(Self.range(frame.minX, frame.maxX), Self.range(other.minX, other.maxX))
      return (Point(x: x, y: Self.y(attribute, frame)), Point(x: x, y: Self.y(second, other)))
    }
  }

  private static func x(_ attribute: LayoutAttribute, _ frame: Rect, _ isMirrored: Bool) -> Double {
    switch attribute {
    case .left: frame.minX
    case .right: frame.maxX
    case .leading: isMirrored ? frame.maxX : frame.minX
    case .trailing: isMirrored ? frame.minX : frame.maxX
    default: frame.midX
    }
  }

  private static func y(_ attribute: LayoutAttribute, _ frame: Rect) -> Double {
    switch attribute {
    case .top: frame.minY
    case .bottom, .firstBaseline, .lastBaseline: frame.maxY
    default: frame.midY
    }
  }

  private static func range(_ a: Double, _ b: Double) -> ClosedRange<Double> { min(a, b)...max(a, b) }

  /// Of what both have in common; of the first where they have nothing.
  private static func middle(_ a: ClosedRange<Double>, _ b: ClosedRange<Double>) -> Double {
    let common = a.clamped(to: b)
    return a.overlaps(b)
      ? (common.lowerBound + common.upperBound) / 2 : (a.lowerBound + a.upperBound) / 2
  }
}
