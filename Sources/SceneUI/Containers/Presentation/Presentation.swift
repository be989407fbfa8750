import SceneRuntime
import SceneValues

/// The presentation of a controller. The presented controller retains this object until the dismissal has ended.
final class Presentation: Presenting {
  private(set) weak var presented: ViewController?
  private weak var presenter: ViewController?
  private(set) var form: PresentationForm
  private(set) var shell: PresentationShell?
  private(set) var drag: SheetDrag?
  var sheetHeight: Double?
  /// Whether the presenter's view is partly rolled up instead of being covered.
  let isPartialCurl: Bool
  private var curl: PartialCurl?
  private weak var dimmed: View?

  /// Creates a presentation. Throws `LoadingError` if a popover has no anchor.
  init(of controller: ViewController, by presenter: ViewController, as form: PresentationForm) throws {
    presented = controller
    self.presenter = presenter
    isPartialCurl =
      form == .full(covers: true) && controller.modalTransitionStyle == .partialCurl
      && controller.transitioningDelegate == nil && presenter.presentation?.fillsWindow ?? true
    self.form = isPartialCurl ? .full(covers: false) : form
    if form == .popover, controller.popoverPresentation.anchor == nil {
      throw presenter.refusal(
        "the presentation of \(presenter.describe(controller)) cannot begin: set the 'anchorView' or the"
          + " 'barButtonItem' of its 'popoverPresentation' to an object in the window")
    }
    if case .full = form { return }
    let shell = PresentationShell(self, content: controller.viewIfLoaded ?? View())
    self.shell = shell
    drag = SheetDrag(of: self, on: shell.card)
  }

  var fillsWindow: Bool { shell == nil }

  func preferredSizeDidChange() { shell?.setNeedsLayout() }

  var passthroughViews: [View] {
    form == .popover ? presented?.popoverPresentation.passthroughViews ?? [] : []
  }

  var outerView: View? { shell ?? presented?.viewIfLoaded }

  var movingView: View? { shell?.card ?? presented?.viewIfLoaded }

  func host(in window: Window) -> View {
    form.isInContext ? presenter?.viewIfLoaded ?? window : window
  }

  func attach(_ window: Window) {
    guard let outerView else { return }
    let host = host(in: window)
    outerView.frame = host.bounds
    outerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if isPartialCurl, let page = presenter?.outerView, page.superview === host {
      host.insertSubview(outerView, belowSubview: page)
      if curl == nil { curl = PartialCurl(of: page, for: self) }
    } else {
      host.addSubview(outerView)
    }
    shell?.setNeedsLayout()
  }

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
      // The fitting size depends on the safe area, which is known only after the content is in position.
      shell.card.layoutIfNeeded()
      shell.card.show(chrome(of: presented, as: form, in: shell.bounds, traits: traits))
    }
    presented.popoverPresentation.arrowDirection = shell.card.chrome.arrow?.direction
  }

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
      in: bounds, below: topInset, traits: traits, content: content,
      popover: PopoverPlacement(
        anchor: anchor, size: content, in: bounds,
        permitted: presented.popoverPresentation.permittedArrowDirections,
        isRightToLeft: shell?.readsFromRightToLeft ?? false))
    return sheetChrome(chrome, as: form, in: bounds, traits: traits)
  }

  /// The popover's anchor in the shell's coordinates, or the shell's center if the anchor no longer exists.
  private var anchor: Rect {
    guard let shell else { return .zero }
    guard let anchor = presented?.popoverPresentation.anchor else {
      return Rect(origin: shell.bounds.center, size: .zero)
    }
    return shell.convert(anchor.rect, from: anchor.view)
  }

  func size(inWindowOfSize size: Size, traits: TraitCollection) -> Size {
    guard shell != nil, let presented else { return size }
    let coming = presented.presentationForm(in: traits)
    return chrome(of: presented, as: coming, in: Rect(origin: .zero, size: size), traits: traits).body.size
  }

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

  func motion(of style: ModalTransitionStyle) -> Transition.Motion {
    isPartialCurl ? .curl : form.motion(of: style)
  }

  func uncurl() {
    curl?.end()
    curl = nil
  }

  func end() {
    dimTint(false)
    uncurl()
    stopDragging()
    presented?.popoverPresentation.arrowDirection = nil
    guard let shell, let view = presented?.viewIfLoaded, view.isDescendant(of: shell) else { return }
    view.removeFromSuperview()
    view.forSubtree { $0.setNeedsDisplay() }
  }

  /// Dismisses the controller after the user has dragged it down by `way` points, unless the controller or its delegate
  /// prevents the dismissal. Returns whether the controller is dismissed.
  func attemptDismissal(from way: Double) -> Bool {
    guard let presented, let presenter else { return false }
    let delegate = presented.presentationDelegate
    guard !presented.isModalInPresentation, delegate?.presentationControllerShouldDismiss(presented) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(presented)
      return false
    }
    delegate?.presentationControllerWillDismiss(presented)
    do {
      try presenter.dismiss(animated: true, from: way) { [weak delegate] in
        delegate?.presentationControllerDidDismiss(presented)
      }
      return true
    } catch {
      presented.contextIfAny?.report(error)
      return false
    }
  }
}

extension ViewController {
  var presentation: Presentation? {
    get { presentedAs as? Presentation }
    set { presentedAs = newValue }
  }
}
