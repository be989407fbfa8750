import SceneAnalysis
import SceneArchive
import SceneRuntime
import SceneUI
import SceneValues

/// Inspects a window and reports the frame and the source position of each view and constraint.
final class StageInspector {
  private struct Source {
    /// The file's path, or nil for the requested file.
    let path: String?
    let archive: Archive
    let names: WrittenNames
    let scenes: [Int: Int]

    init(_ path: String?, _ archive: Archive, _ names: WrittenNames) {
      (self.path, self.archive, self.names) = (path, archive, names)
      scenes = Dictionary(
        (0..<archive.sceneCount).map { (archive.scene(at: $0).controller, $0) },
        uniquingKeysWith: { first, _ in first })
    }
  }

  private let own: Source
  private var others: [ObjectIdentifier: Source] = [:]
  private var places: [ObjectIdentifier: Int] = [:]
  private(set) var views: [ShownView] = []
  private(set) var constraints: [ShownConstraint] = []
  private(set) var scene: Int?
  private(set) var scenePath: String?
  var explained: Int?
  private(set) var place: SolvedPlace?
  /// Whether only sizes are reported. If true, slower queries are skipped.
  var reportsSizesOnly = false
  private(set) var sizes: [Int: Size] = [:]
  private var all: [View] = []

  /// The largest number of views for which ambiguities are determined. The search takes quadratic time.
  private static let maxRequested = 300

  init(_ archive: Archive, _ names: WrittenNames) {
    own = Source(nil, archive, names)
  }

  func registerFile(_ file: SceneFile, at path: String, _ names: WrittenNames) {
    others[ObjectIdentifier(file)] = Source(path, file.archive, names)
  }

  func watch(_ context: SceneContext) {
    context.addPlaceObserver { [weak self] object, place in self?.places[ObjectIdentifier(object)] = place }
  }

  func look(at window: Window) {
    (views, constraints, scene, scenePath, all, place, sizes) = ([], [], nil, nil, [], nil, [:])
    var found: [(view: View, place: Int)] = []
    visit(window, parent: nil, in: window, isHidden: false, own, &found)
    guard !reportsSizesOnly, all.count <= Self.maxRequested else { return }
    let numbers = Dictionary(
      found.map { (ObjectIdentifier($0.view), $0.place) }, uniquingKeysWith: { first, _ in first })
    // All views are searched, because the root of a layout can be a view that is not in a file.
    for view in all {
      for open in view.openPlaces() where !isArranged(open.view) && open.view.placeholderClassName == nil {
        guard let number = numbers[ObjectIdentifier(open.view)] else { continue }
        views[number].open.append(
          open.isLength ? (open.isHorizontal ? "width" : "height") : (open.isHorizontal ? "x" : "y"))
      }
    }
  }

  private func isArranged(_ view: View) -> Bool { view is StackView || view.superview is StackView }

  private func visit(
    _ view: View, parent: Int?, in window: Window, isHidden: Bool, _ outer: Source,
    _ found: inout [(view: View, place: Int)]
  ) {
    var source = outer
    if let controller = view.next as? ViewController, let file = controller.sceneInstance?.file {
      source = others[ObjectIdentifier(file)] ?? own
      if let place = places[ObjectIdentifier(controller)], let scene = source.scenes[place] {
        (self.scene, scenePath) = (scene, source.path)
      }
    }
    all.append(view)
    let isHidden = isHidden || view.isHidden || view.alpha < 0.01
    var number = parent
    if view.isCreatedByScene, let place = places[ObjectIdentifier(view)] {
      number = views.count
      found.append((view, views.count))
      views.append(shown(view, place, of: source, parent: parent, in: window, isHidden: isHidden))
      if source.path == nil, !view.translatesAutoresizingMaskIntoConstraints {
        sizes[place] = view.frame.size
      }
      if place == explained, source.path == nil {
        // The first line contains the frame instead of a reason.
        let reasons = view.explainLayout().split(separator: "\n").dropFirst()
        self.place = SolvedPlace(
          frame: view.frame, reasons: reasons.map { source.names.withWrittenIDs(in: String($0)) })
      }
    }
    if !isHidden {
      for constraint in view.constraints where constraint.isActive {
        if let shown = shown(constraint, of: source, in: window) { constraints.append(shown) }
      }
    }
    for subview in view.subviews {
      visit(subview, parent: number, in: window, isHidden: isHidden, source, &found)
    }
  }

  private func shown(
    _ view: View, _ place: Int, of source: Source, parent: Int?, in window: Window, isHidden: Bool
  ) -> ShownView {
    let archive = source.archive
    let record = archive.object(at: place)
    let element = archive.classRecord(at: record.elementClass).element.map(archive.string) ?? "view"
    var shown = ShownView(
      id: record.id.map { source.names.written(archive.string(at: $0)) }, element: element,
      frame: window.convert(view.bounds, from: view), parent: parent, isHidden: isHidden)
    shown.file = source.path
    if record.classIndex != record.elementClass {
      shown.customClass = archive.string(at: archive.classRecord(at: record.classIndex).name)
    }
    if let position = archive.position(ofObject: place) {
      (shown.line, shown.column) = (position.line, position.column)
    }
    return shown
  }

  private func shown(
    _ constraint: LayoutConstraint, of source: Source, in window: Window
  ) -> ShownConstraint? {
    guard let number = constraint.fileNumber, source.archive.hasSourceMap,
      number < source.archive.constraintCount,
      let first = constraint.firstItem ?? constraint.firstGuide?.owningView,
      let frame = Self.frame(constraint.firstItem, constraint.firstGuide, constraint.firstArea, in: window)
    else { return nil }
    let other = Self.frame(
      constraint.secondItem, constraint.secondGuide, constraint.secondArea, in: window)
    let isMirrored = first.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let (start, end) = line(constraint, frame, other, isMirrored) else { return nil }
    let position = source.archive.position(ofConstraint: number)
    return ShownConstraint(
      text: source.names.withWrittenIDs(in: constraint.text), start: start, end: end,
      priority: constraint.priority.rawValue, line: position?.line, column: position?.column,
      file: source.path)
  }

  private static func frame(
    _ view: View?, _ guide: LayoutGuide?, _ area: LayoutArea, in window: Window
  ) -> Rect? {
    if let guide { return guide.owningView.map { window.convert(guide.layoutFrame, from: $0) } }
    return view.map { window.convert($0.rect(of: area), from: $0) }
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

  private static func middle(_ a: ClosedRange<Double>, _ b: ClosedRange<Double>) -> Double {
    let common = a.clamped(to: b)
    return a.overlaps(b)
      ? (common.lowerBound + common.upperBound) / 2 : (a.lowerBound + a.upperBound) / 2
  }
}
