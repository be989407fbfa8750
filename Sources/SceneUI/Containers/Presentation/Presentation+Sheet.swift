import SceneValues

extension Presentation {
  var sheet: SheetPresentation? { presented?.partIfAny(SheetPresentation.self) }

  var topInset: Double { shell?.safeAreaInsets.top ?? 0 }

  /// The resting heights of the sheet, or nil if the presentation is not a sheet with resting heights.
  var sheetStops: SheetStops? {
    guard let shell, let host = shell.superview else { return nil }
    return stops(as: form, in: shell.bounds, traits: host.traitCollection)
  }

  private func stops(as form: PresentationForm, in bounds: Rect, traits: TraitCollection) -> SheetStops? {
    guard form == .page, let sheet, let presented, traits.horizontalSizeClass == .compact,
      traits.verticalSizeClass != .compact
    else { return nil }
    let room = PresentationForm.page(in: bounds, below: topInset, traits: traits).body
    let safeArea = shell?.safeAreaInsets.bottom ?? 0
    let context = SheetDetent.Context(
      maximumHeight: max(0, room.height - safeArea), traits: traits,
      fitting: { [weak presented] in
        presented?.wantedSize(in: room.size).height.map { max(0, $0 - safeArea) }
      })
    return SheetStops(sheet, in: context, safeArea: safeArea)
  }

  func sheetChrome(
    _ chrome: PresentationCard.Chrome, as form: PresentationForm, in bounds: Rect, traits: TraitCollection
  ) -> PresentationCard.Chrome {
    guard form == .page, let sheet else { return chrome }
    var chrome = chrome
    if let radius = sheet.preferredCornerRadius, chrome.cornerRadius > 0 {
      chrome.cornerRadius = max(0, radius)
    }
    guard let stops = stops(as: form, in: bounds, traits: traits) else { return chrome }
    let height = min(sheetHeight ?? stops.current.height, chrome.body.height)
    chrome.body = Rect(
      x: chrome.body.minX, y: chrome.body.maxY - height, width: chrome.body.width, height: height)
    return chrome
  }

  var isUndimmed: Bool {
    guard let sheet, sheet.largestUndimmedDetent != nil else { return false }
    return sheetStops?.isUndimmed(upTo: sheet.largestUndimmedDetent) ?? false
  }

  func sheetDidChange() {
    shell?.setNeedsLayout()
    dimTint(!isUndimmed)
  }

  func showSheet(at height: Double?) {
    sheetHeight = height
    layout()
  }

  func moveSheet(by changes: () -> Void) {
    let start = shell?.card.chrome.body.height
    changes()
    guard let start, let stops = sheetStops else { return }
    drag?.move(from: start, to: stops.current)
  }

  func choose(_ stop: SheetStops.Stop) {
    guard let sheet, let presented, let stops = sheetStops, stops.current != stop else { return }
    sheet.selectedDetent = stop.identifier
    presented.presentationDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(presented)
  }

  func takeNextStop() {
    guard let stops = sheetStops, let start = shell?.card.chrome.body.height else { return }
    let next = stops.next
    choose(next)
    drag?.move(from: start, to: next)
  }
}
