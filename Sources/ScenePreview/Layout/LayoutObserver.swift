import SceneRuntime
import SceneUI
import SceneValidation
import SceneValues

/// Looks at views where layout has put them, and writes down, in the words of the document, what rules want to know.
package final class LayoutObserver {
  private let objects: [Int]
  private let constraints: [Int]
  private let written: (String) -> String
  /// The places of objects in the compiled file.
  private var places: [ObjectIdentifier: Int] = [:]
  /// In the order of the objects that were laid out, each once; nil for one that stands for none of the document's.
  private(set) var indices: [Int?] = []
  private(set) var solved: SolvedLayout
  /// For each view of the solved layout: whether the saved frames contradict a required constraint of it that holds, by
  /// axes.
  private(set) var breaks: [(horizontal: Bool, vertical: Bool)] = []

  /// - Parameters:
  ///   - solved: what the screen is called, and no views yet.
  ///   - objects: the document's objects, by their places in the compiled file.
  ///   - constraints: the document's constraints, likewise.
  ///   - written: a text with ids as the file has them.
  init(
    _ solved: SolvedLayout, objects: [Int], constraints: [Int], written: @escaping (String) -> String
  ) {
    self.solved = solved
    self.objects = objects
    self.constraints = constraints
    self.written = written
  }

  func watch(_ context: SceneContext) {
    context.placeObserver = { [weak self] object, place in self?.places[ObjectIdentifier(object)] = place }
  }

  /// Nil for what was made by code.
  private func object(_ object: AnyObject?) -> Int? {
    guard let object, let place = places[ObjectIdentifier(object)], objects.indices.contains(place),
      objects[place] >= 0
    else { return nil }
    return objects[place]
  }

  // MARK: Conflicts

  func see(_ conflict: LayoutConflict) {
    let members = conflict.members.map { member in
      SolvedLayout.Member(
        Message(written(member.description)),
        constraint: member.constraint?.fileNumber.flatMap(constraint),
        object: object(member.constraint?.firstItem ?? member.view))
    }
    solved.conflicts.append(SolvedLayout.Conflict(members: members, broken: conflict.broken))
  }

  private func constraint(_ number: Int) -> Int? {
    constraints.indices.contains(number) && constraints[number] >= 0 ? constraints[number] : nil
  }

  // MARK: Views

  /// Looks at the views of a scene.
  ///
  /// - Parameters:
  ///   - found: the views, outer ones first, with how deep they are.
  ///   - laidOut: the same views as they are reported.
  ///   - root: the scene's view.
  ///   - window: what it is shown in.
  func see(
    _ found: [(view: View, depth: Int)], as laidOut: [LaidOutObject], root: View, _ window: Window
  ) {
    var around: [Int] = []
    let saved = Dictionary(
      zip(found, laidOut).map { (ObjectIdentifier($0.view), $1.saved) }, uniquingKeysWith: { first, _ in first })
    func savedFrame(_ view: View) -> Rect? {
      view === root
        ? Rect(origin: view.frame.origin, size: (saved[ObjectIdentifier(view)] ?? nil)?.size ?? view.frame.size)
        : saved[ObjectIdentifier(view)] ?? nil
    }
    let isSized = laidOut.first.map { $0.saved == nil || $0.saved?.size == $0.frame.size } ?? false
    var broken: [ObjectIdentifier: (horizontal: Bool, vertical: Bool)] = [:]
    for (view, _) in found where isSized {
      for constraint in view.constraints where constraint.isActive && constraint.priority == .required {
        // What is rounded to pixels is off by less.
        guard let gap = constraint.violation(at: savedFrame), gap > 0.75,
          constraint.violation(at: { $0.frame }).map({ $0 < 0.75 }) == true
        else { continue }
        for end in [constraint.firstItem, constraint.secondItem].compactMap({ $0 }) {
          let isHorizontal = constraint.firstAttribute.isHorizontal
          broken[ObjectIdentifier(end), default: (false, false)].horizontal =
            broken[ObjectIdentifier(end)]?.horizontal == true || isHorizontal
          broken[ObjectIdentifier(end), default: (false, false)].vertical =
            broken[ObjectIdentifier(end)]?.vertical == true || !isHorizontal
        }
      }
    }
    for (index, (view, depth)) in found.enumerated() {
      around.removeLast(max(0, around.count - depth))
      // A view that was made by code lies between.
      let parent = around.last { $0 >= 0 }
      guard let object = object(view) else {
        indices.append(nil)
        around.append(-1)
        continue
      }
      indices.append(solved.views.count)
      around += Array(repeating: -1, count: max(0, depth - around.count))
      around.append(solved.views.count)
      solved.views.append(
        look(at: view, object, parent: parent, laidOut[index], isRoot: view === root, in: window))
      breaks.append(broken[ObjectIdentifier(view)] ?? (false, false))
    }
    for (view, _) in found { for open in view.openPlaces() { see(open) } }
    let height = window.bounds.height
    solved.keyboardEdge = height - Self.keyboardHeight(in: window)
  }

  private func look(
    at view: View, _ object: Int, parent: Int?, _ laidOut: LaidOutObject, isRoot: Bool, in window: Window
  ) -> SolvedLayout.View {
    let around = parent.map { solved.views[$0] }
    var seen = SolvedLayout.View(
      object: object, parent: isRoot ? nil : parent, frame: laidOut.frame, saved: laidOut.saved)
    seen.bounds = view.bounds
    seen.onScreen = view.superview.map { $0.convert(view.frame, to: window) } ?? view.frame
    seen.isHidden = view.isHidden || view.alpha < 0.01 || around?.isHidden == true
    seen.isPlaced = !isRoot && !view.translatesAutoresizingMaskIntoConstraints
    seen.isOfUnknownClass = view.placeholderClassName != nil
    seen.clips = view.clipsToBounds
    seen.scrolls = view is ScrollView
    seen.isMoved =
      !view.transform.isIdentity || around?.isMoved == true || view is TableViewCell
      || view is CollectionViewCell
    seen.takesTouches = view is Control
    seen.takesKeys = view is TextField || view is SearchBar || (view as? TextView)?.isEditable == true
    if let cutOff = view.cutOffText {
      seen.cutOff = SolvedLayout.CutOff(
        cutOff.text, missingWidth: cutOff.missingWidth, missingHeight: cutOff.missingHeight, isTranslated: false)
    }
    return seen
  }

  private func see(_ open: OpenPlace) {
    guard let object = object(open.view) else { return }
    // How large the content of a class is that nobody here knows, may settle it.
    guard !([open.view] + open.moved).contains(where: { isUnknown($0) }) else { return }
    let remedy: SolvedLayout.Remedy =
      switch open.remedy {
      case .length: .length
      case .place: .place
      case .placeAndLength: .placeAndLength
      case .contentPriority: .contentPriority
      }
    solved.openPlaces.append(
      SolvedLayout.OpenPlace(
        object: object, isHorizontal: open.isHorizontal, isLength: open.isLength, value: open.value,
        other: open.other, moved: open.moved.compactMap { self.object($0) }, remedy: remedy))
  }

  private func isUnknown(_ view: View) -> Bool {
    view.placeholderClassName != nil && view.intrinsicContentSize.width == nil
  }

  /// In points, with what lies below it: as on the devices of that kind.
  private static func keyboardHeight(in window: Window) -> Double {
    let isUpright = window.bounds.height >= window.bounds.width
    if window.context.idiom == .pad { return isUpright ? 320 : 408 }
    let hasButton = window.bounds.size.longSide / window.bounds.size.shortSide < 2
    if isUpright { return hasButton ? 260 : 336 }
    return hasButton ? 200 : 219
  }
}

extension Size {
  fileprivate var longSide: Double { max(width, height) }
  fileprivate var shortSide: Double { max(1, min(width, height)) }
}

extension LayoutAttribute {
  fileprivate var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: true
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: false
    }
  }
}
