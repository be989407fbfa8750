import SceneRuntime
import SceneValues

/// One controller over another: from the beginning of its coming to the end of its going. The presented one keeps it.
final class Presentation: Presenting {
  private(set) weak var presented: ViewController?
  private weak var presenter: ViewController?
  private(set) var form: PresentationForm
  /// Around the presented view, where that does not fill the window by itself.
  private(set) var shell: PresentationShell?
  private(set) var drag: SheetDrag?
  /// At which height a finger or an animation holds the sheet now; nil where it rests.
  var sheetHeight: Double?
  /// The view whose tint is gray while this is shown.
  private weak var dimmed: View?

  /// - Throws: `LoadingError` where a popover has nothing to point at.
  init(of controller: ViewController, by presenter: ViewController, as form: PresentationForm) throws {
    presented = controller
    self.presenter = presenter
    self.form = form
    if form == .popover, controller.popoverPresentation.anchor == nil {
      throw presenter.refusal(
        "the presentation of \(presenter.describe(controller)) cannot begin: a popover needs an 'anchorView' or a"
          + " 'barButtonItem' of its 'popoverPresentation' that is in the window")
    }
    if case .full = form { return }
    let shell = PresentationShell(self, content: controller.view)
    self.shell = shell
    drag = SheetDrag(of: self, on: shell.card)
  }

  var fillsWindow: Bool { shell == nil }

  func preferredSizeDidChange() { shell?.setNeedsLayout() }

  var passthroughViews: [View] {
    form == .popover ? presented?.popoverPresentation.passthroughViews ?? [] : []
  }

  /// What stands for the presented view in the window's hierarchy.
  var outerView: View? { shell ?? presented?.viewIfLoaded }

  /// What a transition moves.
  var movingView: View? { shell?.card ?? presented?.viewIfLoaded }

  /// What it is put into.
  func host(in window: Window) -> View {
    form.isInContext ? presenter?.viewIfLoaded ?? window : window
  }

  // MARK: Place

  /// Puts the view where it belongs, above all that is there.
  func putIn(_ window: Window) {
    guard let outerView else { return }
    let host = host(in: window)
    outerView.frame = host.bounds
    outerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.addSubview(outerView)
    shell?.setNeedsLayout()
  }

  /// Gives the card its place in the shell, as the room and the content's wishes are now.
  func layout() {
    guard let shell, let presented, let host = shell.superview else { return }
    let traits = host.traitCollection
    adapt(to: traits)
    shell.dimming.isHidden = !form.isDimming || isUndimmed
    shell.backgroundColor = form == .context(isOpaque: true) ? .systemBackground : nil
    shell.card.show(chrome(of: presented, as: form, in: shell.bounds, traits: traits))
    if form == .page, let sheet {
      shell.card.showGrabber(
        sheet.prefersGrabberVisible && sheetStops != nil ? { [weak self] in self?.takeNextStop() } : nil)
      // What fits depends on the safe area, which the content has where it lies.
      shell.card.layoutIfNeeded()
      shell.card.show(chrome(of: presented, as: form, in: shell.bounds, traits: traits))
    }
    presented.popoverPresentation.arrowDirection = shell.card.chrome.arrow?.direction
  }

  /// The room has changed while it is shown. The presenter stays where it is.
  private func adapt(to traits: TraitCollection) {
    guard let presented, !form.isInContext else { return }
    let adapted = presented.presentationForm(in: traits)
    guard adapted != form, !adapted.isInContext else { return }
    form = adapted == .full(covers: true) ? .full(covers: false) : adapted
    let old = presented.traitCollection
    presented.presentationTraits = form.traits
    TraitChange.notify(presented, from: old, to: presented.traitCollection)
  }

  private func chrome(
    of presented: ViewController, as form: PresentationForm, in bounds: Rect, traits: TraitCollection
  ) -> PresentationCard.Chrome {
    let content = form.isSizedByContent ? presented.contentSize(for: form, in: bounds.size) : .zero
    let chrome = form.chrome(
      in: bounds, traits: traits, content: content,
      popover: PopoverPlacement(
        anchor: anchor, size: content, in: bounds,
        permitted: presented.popoverPresentation.permittedArrowDirections,
        isRightToLeft: shell?.readsFromRightToLeft ?? false))
    return sheetChrome(chrome, as: form, in: bounds, traits: traits)
  }

  /// What a popover points at, in the shell's coordinates; its middle, once that has gone.
  private var anchor: Rect {
    guard let shell else { return .zero }
    guard let anchor = presented?.popoverPresentation.anchor else {
      return Rect(origin: shell.bounds.center, size: .zero)
    }
    return shell.convert(anchor.rect, from: anchor.view)
  }

  /// The size that the presented view will have when the window has another.
  func size(inWindowOfSize size: Size, traits: TraitCollection) -> Size {
    guard shell != nil, let presented else { return size }
    let coming = presented.presentationForm(in: traits)
    return chrome(of: presented, as: coming, in: Rect(origin: .zero, size: size), traits: traits).body.size
  }

  // MARK: Coming and going

  /// What is behind becomes gray, or gets its tint back.
  func dimTint(_ dims: Bool) {
    if dims, form.isDimming, !isUndimmed, let view = presenter?.outermost.viewIfLoaded,
      view.tintAdjustmentMode == .automatic
    {
      dimmed = view
      view.tintAdjustmentMode = .dimmed
    } else if !dims {
      dimmed?.tintAdjustmentMode = .automatic
      dimmed = nil
    }
  }

  func stopDragging() { drag?.stop() }

  /// It is over: the view is given back as it was taken.
  func end() {
    dimTint(false)
    stopDragging()
    presented?.popoverPresentation.arrowDirection = nil
    guard let shell, let view = presented?.viewIfLoaded, view.isDescendant(of: shell) else { return }
    view.removeFromSuperview()
    view.forSubtree { $0.setNeedsDisplay() }
  }

  /// A person wants the controller to go.
  ///
  /// - Parameter way: how far a finger has dragged it already, in points.
  /// - Returns: false where it stays.
  func attemptDismissal(from way: Double) -> Bool {
    guard let presented, let presenter else { return false }
    let delegate = presented.presentationDelegate
    guard !presented.isModalInPresentation, delegate?.presentationShouldDismiss(presented) ?? true else {
      delegate?.presentationDidAttemptToDismiss(presented)
      return false
    }
    delegate?.presentationWillDismiss(presented)
    do {
      try presenter.dismiss(animated: true, from: way) { [weak delegate] in
        delegate?.presentationDidDismiss(presented)
      }
      return true
    } catch {
      presented.contextIfAny?.report(error)
      return false
    }
  }
}

extension ViewController {
  /// How it is presented, while it is.
  var presentation: Presentation? {
    get { presentedAs as? Presentation }
    set { presentedAs = newValue }
  }
}
