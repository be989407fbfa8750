import SceneDevices
import SceneRuntime
import SceneUI
import SceneValidation
import SceneValues

/// Inspects views after layout and records the facts that rules require. Results refer to the document's objects.
package final class LayoutObserver {
  private let objects: [Int]
  private let constraints: [Int]
  private let written: (String) -> String
  private var places: [ObjectIdentifier: Int] = [:]
  private(set) var indices: [Int?] = []
  private(set) var solved: SolvedLayout
  private var recordedConflicts: [LayoutConflict] = []
  private let isForeign: Bool
  private let findsCutOffText: Bool
  private(set) var breaks: [SavedFrameContradictions.Axes] = []

  /// `objects` and `constraints` contain indices in the document, by index in the compiled file.
  init(
    _ solved: SolvedLayout, objects: [Int], constraints: [Int], isForeign: Bool, findsCutOffText: Bool,
    written: @escaping (String) -> String
  ) {
    self.solved = solved
    self.findsCutOffText = findsCutOffText
    self.isForeign = isForeign
    self.objects = objects
    self.constraints = constraints
    self.written = written
  }

  func watch(_ context: SceneContext) {
    context.addPlaceObserver { [weak self] object, place in self?.places[ObjectIdentifier(object)] = place }
  }

  private func object(_ object: AnyObject?) -> Int? {
    guard let object, let place = places[ObjectIdentifier(object)], objects.indices.contains(place),
      objects[place] >= 0
    else { return nil }
    return objects[place]
  }

  func record(_ conflict: LayoutConflict) { recordedConflicts.append(conflict) }

  /// Returns whether a conflict depends only on screen sizes. Text or row sizes, for example, make a conflict uncertain.
  private func isCertain(_ conflict: LayoutConflict, in root: View, of window: Window) -> Bool {
    guard !conflict.members.contains(where: { $0.kind == .content }) else { return false }
    let isSized = conflict.members.contains { $0.kind == .size }
    let dependsOnBars = conflict.members.contains { $0.constraint?.dependsOnBars == true }
    guard isSized || dependsOnBars else { return true }
    guard !isSized || isSizedByScreen(root, in: window) else { return false }
    // Code usually sets the height of a table's header, and does not need an outlet for that.
    guard !conflict.members.contains(where: { $0.isFrame && $0.view?.superview is TableView }) else {
      return false
    }
    // A list determines the size and margins of its rows.
    var view = conflict.view
    while let current = view, current !== root {
      if current is TableViewCell || current is CollectionViewCell { return false }
      view = current.superview
    }
    return true
  }

  private func isSizedByScreen(_ root: View, in window: Window) -> Bool {
    guard root.next is ViewController, root.frame.size == window.bounds.size else { return false }
    return !isForeign || DeviceModel.of(size: window.bounds.size, likely: nil) != nil
  }

  private func add(_ conflict: LayoutConflict, in root: View) {
    let members = conflict.members.map { member in
      SolvedLayout.Member(
        Message(written(member.description)),
        constraint: member.constraint?.fileNumber.flatMap(constraint),
        object: object(member.constraint?.firstItem ?? member.view),
        isSavedFrame: member.isFrame && member.view !== root)
    }
    let dependsOnBars = conflict.members.contains { $0.constraint?.dependsOnBars == true }
    solved.conflicts.append(
      SolvedLayout.Conflict(members: members, broken: conflict.broken, dependsOnBars: dependsOnBars))
  }

  private func constraint(_ number: Int) -> Int? {
    constraints.indices.contains(number) && constraints[number] >= 0 ? constraints[number] : nil
  }

  func record(
    _ found: [(view: View, depth: Int)], as laidOut: [LaidOutObject], root: View, _ window: Window
  ) {
    var around: [Int] = []
    var broken = contradictions(of: found, laidOut, root)
    let conflicts = recordedConflicts.filter { $0.view?.isDescendant(of: root) == true }
    recordedConflicts = []
    for conflict in conflicts where isCertain(conflict, in: root, of: window) { add(conflict, in: root) }
    for (index, (view, depth)) in found.enumerated() {
      around.removeLast(max(0, around.count - depth))
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
        look(at: view, object, parent: parent, laidOut[index], root: root, in: window))
    }
    // Finding ambiguities takes quadratic time.
    let isAsked = found.count <= Self.maxRequested
    let openPlaces = isAsked ? found.flatMap { $0.view.openPlaces() } : []
    for open in openPlaces {
      // A conflict breaks a constraint, which affects ambiguities.
      if conflicts.isEmpty { record(open) }
      for view in [open.view] + open.moved { broken?.forget(view, isHorizontal: open.isHorizontal) }
    }
    for (view, _) in found where object(view) != nil {
      breaks.append(isAsked && conflicts.isEmpty ? broken?[view] ?? .init() : .init())
    }
    let height = window.bounds.height
    solved.keyboardEdge = height - Self.keyboardHeight(in: window)
  }

  private func contradictions(
    of found: [(view: View, depth: Int)], _ laidOut: [LaidOutObject], _ root: View
  ) -> SavedFrameContradictions? {
    guard let first = laidOut.first, first.saved == nil || first.saved?.size == first.frame.size,
      laidOut.contains(where: \.differs)
    else { return nil }
    let saved = Dictionary(
      zip(found, laidOut).map { (ObjectIdentifier($0.view), $1.saved) },
      uniquingKeysWith: { first, _ in first })
    return SavedFrameContradictions(of: found.map(\.view), in: root) { view in
      let saved = saved[ObjectIdentifier(view)] ?? nil
      return view === root
        ? Rect(origin: view.frame.origin, size: saved?.size ?? view.frame.size) : saved
    }
  }

  private func look(
    at view: View, _ object: Int, parent: Int?, _ laidOut: LaidOutObject, root: View, in window: Window
  ) -> SolvedLayout.View {
    let isRoot = view === root
    let around = parent.map { solved.views[$0] }
    var seen = SolvedLayout.View(
      object: object, parent: isRoot ? nil : parent, frame: laidOut.frame, saved: laidOut.saved)
    seen.bounds = view.bounds
    seen.onScreen = view.superview.map { $0.convert(view.frame, to: window) } ?? view.frame
    seen.isHidden = view.isHidden || view.alpha < 0.01 || around?.isHidden == true
    seen.isPlaced = !isRoot && !view.translatesAutoresizingMaskIntoConstraints
    seen.hasUnknownClass = view.placeholderClassName != nil
    seen.clips = view.clipsToBounds
    seen.scrolls = view is ScrollView
    seen.isMoved =
      !view.transform.isIdentity || around?.isMoved == true || view is TableViewCell
      || view is CollectionViewCell
    seen.takesTouches = view is Control
    seen.takesKeys = view is TextField || view is SearchBar || (view as? TextView)?.isEditable == true
    // In a row, or a view that does not fill the screen, only the app determines the width.
    if findsCutOffText, !isForeign || isSizedByScreen(root, in: window), let cutOff = view.cutOffText {
      seen.cutOff = SolvedLayout.CutOff(
        cutOff.text, missingWidth: cutOff.missingWidth, missingHeight: cutOff.missingHeight,
        isTranslated: false, lineWidth: cutOff.lineWidth, missingHeightInLines: cutOff.missingHeightInLines)
    }
    return seen
  }

  private func record(_ open: OpenPlace) {
    guard let object = object(open.view) else { return }
    // The unknown content size of a custom class can resolve the ambiguity.
    let affectedViews = [open.view] + open.moved
    guard !affectedViews.contains(where: isUnknown), !affectedViews.contains(where: isArranged) else {
      return
    }
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

  private static let maxRequested = 300

  private func isUnknown(_ view: View) -> Bool {
    view.placeholderClassName != nil || view is ImageView && view.intrinsicContentSize.width == nil
  }

  private func isArranged(_ view: View) -> Bool { view is StackView || view.superview is StackView }

  /// Returns the height of the keyboard, including the area below it, in points.
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

extension LayoutConflict.Member {
  fileprivate var isFrame: Bool { kind == .size || kind == .frame }
}

extension LayoutConstraint {
  fileprivate var dependsOnBars: Bool { firstArea.hasScreenSize || secondArea.hasScreenSize }
}
