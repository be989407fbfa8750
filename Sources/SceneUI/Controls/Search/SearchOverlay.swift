import SceneRuntime
import SceneValues

/// The view that covers the searched content. It either dims the content or shows the results.
final class SearchOverlay: View, Covering {
  private weak var search: SearchController?
  private weak var covered: (any ContentScroller)?
  private weak var results: ViewController?

  /// Creates an overlay. Returns nil if the search neither dims the content nor covers it with results.
  init?(for search: SearchController, over host: ViewController) {
    guard search.searchResultsController != nil || search.obscuresBackgroundDuringPresentation,
      let view = host.viewIfLoaded
    else { return nil }
    self.search = search
    super.init(frame: view.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // The overlay must stay in front of cells that are added later.
    layer.zPosition = 1
    view.addSubview(self)
    if let scroller = view.contentScroller, scroller.pauseScrolling(below: self) { covered = scroller }
    if let results = search.searchResultsController { show(results, in: host) }
    showResults()
  }

  required init(coder: Coder) throws { try super.init(coder: coder) }

  private func show(_ results: ViewController, in host: ViewController) {
    host.addChild(results)
    do { try results.loadViewIfNeeded() } catch {
      results.willMove(toParent: nil)
      results.removeFromParent()
      host.contextIfAny?.report(error)
      return
    }
    if let view = results.viewIfLoaded {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.isHidden = true
      addSubview(view)
    }
    results.didMove(toParent: host)
    self.results = results
  }

  func showResults() {
    guard let search else { return }
    let shows = results != nil && (!search.searchBar.text.isEmpty || search.showsSearchResultsController)
    results?.viewIfLoaded?.isHidden = !shows
    let isShade = !shows && search.obscuresBackgroundDuringPresentation
    backgroundColor = isShade ? Color(white: 0, alpha: 0.3) : nil
    isUserInteractionEnabled = shows || isShade
  }

  var obscuresViewsBehind: Bool { isUserInteractionEnabled }

  override func accessibilityPerformEscape() -> Bool {
    search?.overlayWasTouched()
    return search != nil
  }

  func remove() {
    covered?.resumeScrolling()
    if let results {
      results.willMove(toParent: nil)
      results.viewIfLoaded?.removeFromSuperview()
      results.removeFromParent()
    }
    removeFromSuperview()
  }

  override func touchesEnded(_ touches: [Touch], with event: Event) {
    if results?.viewIfLoaded?.isHidden ?? true { search?.overlayWasTouched() }
  }
}
