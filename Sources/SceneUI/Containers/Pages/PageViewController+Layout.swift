import SceneValues

extension PageViewController {
  private static var indicatorHeight: Double { 37 }

  func layOut() {
    guard let stage else { return }
    let bounds = stage.bounds
    let height = pageControl.isHidden ? 0 : min(Self.indicatorHeight, bounds.height)
    sheets.frame = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height - height)
    pageControl.frame = Rect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    updateSpineLocation()
    placePages()
  }

  func placePages() {
    let turning = turn.map { [$0.old, $0.new] } ?? [viewControllers]
    for pages in turning {
      for (page, rect) in zip(pages, pageRects) { page.viewIfLoaded?.place(in: rect) }
    }
  }

  private var pageRects: [Rect] {
    let bounds = sheets.bounds
    guard isDoubleSided else { return [bounds] }
    let (width, height) = (bounds.width, bounds.height)
    if isHorizontal {
      let halves = [
        Rect(x: 0, y: 0, width: width / 2, height: height),
        Rect(x: width / 2, y: 0, width: width / 2, height: height),
      ]
      return isFlipped ? halves.reversed() : halves
    }
    return [
      Rect(x: 0, y: 0, width: width, height: height / 2),
      Rect(x: 0, y: height / 2, width: width, height: height / 2),
    ]
  }

  func sizeOfPage(in size: Size) -> Size {
    let height = size.height - (pageControl.isHidden ? 0 : min(Self.indicatorHeight, size.height))
    guard isDoubleSided else { return Size(width: size.width, height: height) }
    return isHorizontal
      ? Size(width: size.width / 2, height: height) : Size(width: size.width, height: height / 2)
  }

  var isHorizontal: Bool { navigationOrientation == .horizontal }

  /// Whether pages are arranged from right to left, so that the next page enters from the left.
  var isFlipped: Bool { isHorizontal && sheets.readsFromRightToLeft }

  /// The distance, in points, that a finger must be dragged to turn a page completely.
  var turnLength: Double {
    max(1, (isHorizontal ? sheets.bounds.width : sheets.bounds.height) + scrolledSpacing)
  }

  private var scrolledSpacing: Double { transitionStyle == .scroll ? max(0, pageSpacing) : 0 }

  func bringInOrder(_ turn: PageTurn) {
    guard transitionStyle == .pageCurl else { return }
    for case let page? in faces(of: turn).map(\.page.viewIfLoaded) { sheets.bringSubviewToFront(page) }
  }

  func show(_ turn: PageTurn, progress: Double) {
    placePages()
    switch transitionStyle {
    case .scroll: scroll(turn, progress)
    case .pageCurl: curl(turn, progress)
    }
  }

  private func scroll(_ turn: PageTurn, _ progress: Double) {
    let way = (turn.direction == .forward) == isFlipped ? turnLength : -turnLength
    func shift(_ pages: [ViewController], by distance: Double) {
      for page in pages {
        page.viewIfLoaded?.transform = .translation(
          x: isHorizontal ? distance : 0, y: isHorizontal ? 0 : distance)
      }
    }
    shift(turn.old, by: way * progress)
    shift(turn.new, by: way * (progress - 1))
  }

  private struct Face {
    let page: ViewController
    let edge: BoundEdge
    let amount: (Double) -> Double?
  }

  private func faces(of turn: PageTurn) -> [Face] {
    let isForward = turn.direction == .forward
    let (start, end): (BoundEdge, BoundEdge) =
      !isHorizontal ? (.top, .bottom) : isFlipped ? (.right, .left) : (.left, .right)
    let front: (Double) -> Double? = { $0 < 0.5 ? 2 * $0 : nil }
    let back: (Double) -> Double? = { $0 < 0.5 ? nil : 2 - 2 * $0 }
    if isDoubleSided, turn.old.count == 2 {
      return isForward
        ? [
          Face(page: turn.old[1], edge: start, amount: front),
          Face(page: turn.new[0], edge: end, amount: back),
        ]
        : [
          Face(page: turn.old[0], edge: end, amount: front),
          Face(page: turn.new[1], edge: start, amount: back),
        ]
    }
    let edge = spineLocation == .max ? end : start
    return isForward
      ? turn.old.map { Face(page: $0, edge: edge, amount: { $0 }) }
      : turn.new.map { Face(page: $0, edge: edge, amount: { 1 - $0 }) }
  }

  private func curl(_ turn: PageTurn, _ progress: Double) {
    for face in faces(of: turn) {
      let amount = face.amount(progress)
      guard let page = face.page.viewIfLoaded else { continue }
      page.isHidden = amount == nil
      guard let amount else { continue }
      page.curl = PageCurl(progress: amount, edge: face.edge)
    }
  }

  private func updateSpineLocation() {
    guard transitionStyle == .pageCurl, turn == nil, sheets.window != nil else { return }
    let size = sheets.bounds.size
    let isWide = size.isWide
    defer { wasWide = isWide }
    guard let wasWide, wasWide != isWide, let delegate else { return }
    let spine = delegate.pageViewController(self, spineLocationFor: orientation(isWide: isWide))
    guard spine != spineLocation, spine != .none else { return }
    let old = chosenSpine
    let pages = viewControllers
    chosenSpine = spine
    guard !pages.isEmpty, pages.count != pageCount else { return }
    do {
      try turn(to: pagesForSpine(pages) ?? pages, .forward, animated: false, isInteractiveTurn: false)
    } catch {
      context.report(error)
    }
    // If there is no second page, the spine cannot be in the middle.
    if viewControllers.count != pageCount { chosenSpine = old }
  }

  /// Returns the window's orientation or, if the container has another shape, an orientation of that shape.
  private func orientation(isWide: Bool) -> InterfaceOrientation {
    let orientation = viewIfLoaded?.window?.orientation ?? .portrait
    return orientation.isLandscape == isWide ? orientation : isWide ? .landscapeLeft : .portrait
  }

  private func pagesForSpine(_ pages: [ViewController]) -> [ViewController]? {
    guard isDoubleSided else { return [pages[0]] }
    if let next = dataSource?.pageViewController(self, viewControllerAfter: pages[0]) {
      return [pages[0], next]
    }
    return dataSource?.pageViewController(self, viewControllerBefore: pages[0]).map { [$0, pages[0]] }
  }
}
