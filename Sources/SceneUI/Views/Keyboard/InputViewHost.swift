import SceneValues

/// The view that contains the first responder's input view, which replaces the keyboard, and the accessory view above it.
final class InputViewHost: View {
  private var input: View?
  private var accessory: View?
  private weak var owner: Responder?
  private(set) var isLeaving = false
  private var height = 0.0

  var hasInput: Bool { input != nil }

  /// The object that provides the views, so that its accessory view remains when a field in that view is edited.
  override var next: Responder? {
    guard let owner, owner.ownView?.isDescendant(of: self) != true else { return super.next }
    return owner
  }

  func show(_ views: InputViews) {
    isLeaving = false
    isUserInteractionEnabled = true
    owner = views.owner
    for old in [input, accessory].compactMap(\.self) where old !== views.input && old !== views.accessory {
      if old.superview === self { old.removeFromSuperview() }
    }
    (input, accessory) = (views.input, views.accessory)
    for view in [input, accessory].compactMap(\.self) where view.superview !== self { addSubview(view) }
    backgroundColor = hasInput ? .systemGray4 : nil
    setNeedsLayout()
  }

  func leave() {
    isLeaving = true
    isUserInteractionEnabled = false
  }

  func keyboardFrame(above keyboard: Rect?, in window: Window) -> Rect {
    let width = window.bounds.width
    if !hasInput, let keyboard {
      let height = fittingHeight(of: accessory, width: keyboard.width)
      return Rect(
        x: keyboard.minX, y: keyboard.minY - height, width: keyboard.width, height: keyboard.height + height)
    }
    let height =
      fittingHeight(of: accessory, width: width) + fittingHeight(of: input, width: width)
      + window.screenInsets.bottom
    return Rect(x: 0, y: window.bounds.height - height, width: width, height: height)
  }

  func follow(_ frame: Rect?) {
    guard let frame else { return }
    if !isLeaving {
      height = hasInput ? frame.height : fittingHeight(of: accessory, width: frame.width)
    }
    self.frame = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let top = fittingHeight(of: accessory, width: width)
    accessory?.frame = Rect(x: 0, y: 0, width: width, height: top)
    input?.frame = Rect(x: 0, y: top, width: width, height: fittingHeight(of: input, width: width))
  }

  private func fittingHeight(of view: View?, width: Double) -> Double {
    guard let view else { return 0 }
    let isFlexible =
      !view.translatesAutoresizingMaskIntoConstraints || view.autoresizingMask.contains(.flexibleHeight)
    if !isFlexible, view.bounds.height > 0 { return view.bounds.height }
    if let height = view.intrinsicContentSize.height, height > 0 { return height }
    let fitting = view.systemLayoutSizeFitting(
      Size(width: width, height: 0), withHorizontalFittingPriority: .required)
    return fitting.height > 0 ? fitting.height : view.bounds.height
  }
}

struct InputViews {
  var input: View?
  var accessory: View?
  weak var owner: Responder?

  init(for responder: Responder?) {
    var responder = responder
    var inputOwner: Responder?
    while let current = responder, input == nil || accessory == nil {
      if input == nil, let view = current.inputView { (input, inputOwner) = (view, current) }
      if accessory == nil, let view = current.inputAccessoryView { (accessory, owner) = (view, current) }
      responder = current.next
    }
    if accessory == nil { owner = inputOwner }
  }

  var isEmpty: Bool { input == nil && accessory == nil }
}

extension Responder {
  var ownView: View? { self as? View ?? (self as? ViewController)?.viewIfLoaded }
}
