import SceneRuntime
import SceneValues

/// The configuration of a sheet, such as its resting heights and appearance.
///
/// The configuration applies to sheets at the lower edge: page sheets, form sheets, and popovers in a compact width,
/// unless the height is also compact. In other environments, the configuration does not affect the size.
///
/// ```swift
/// filter.modalPresentationStyle = .pageSheet
/// filter.sheetPresentation.detents = [.medium, .large]
/// filter.sheetPresentation.prefersGrabberVisible = true
/// try present(filter, animated: true)
/// ```
///
/// In a scene, add a `<sheetPresentation>` element to the controller, with a `<detent>` element for each height.
public final class SheetPresentation: ControllerPart, PlainSceneObject {
  /// The resting heights, in any order. If the array is empty, the sheet has the full height. The default is `[.large]`.
  public var detents: [SheetDetent] = [.large] { didSet { didChange() } }
  /// The identifier of the current detent. If nil, which is the default, the sheet is at its lowest detent. Setting this
  /// property moves the sheet immediately, or within 0.25 s if the property is set in `animateChanges(_:)`.
  public var selectedDetent: SheetDetent.Identifier? {
    didSet { if selectedDetent != oldValue { didChange() } }
  }
  /// The identifier of the largest detent at which the content behind the sheet is not dimmed and the user can interact
  /// with it. If nil, which is the default, the content is always dimmed.
  public var largestUndimmedDetent: SheetDetent.Identifier? { didSet { didChange() } }
  /// Whether the sheet displays a grabber if the sheet can be dragged or has several heights. A tap on the grabber
  /// selects the next higher detent, or the lowest detent if the current one is the highest. The default is false.
  public var prefersGrabberVisible = false { didSet { didChange() } }
  /// The radius of the upper corners, in points, or nil for the default radius.
  public var preferredCornerRadius: Double? {
    didSet {
      preferredCornerRadius = preferredCornerRadius?.bounded(to: .lengths, from: oldValue ?? 0)
      didChange()
    }
  }
  /// Whether dragging up in content that is scrolled to its top enlarges the sheet before the content scrolls. This
  /// applies only while the sheet can grow. The default is true.
  public var prefersScrollingExpandsWhenScrolledToEdge = true

  fileprivate(set) weak var controller: ViewController?
  private var presentation: Presentation? { controller?.presentation }
  private var hasDetentsOfScene = false

  /// Creates the configuration of a sheet with the full available height, for use in a scene. In code, use the
  /// controller's `sheetPresentation` property instead.
  public init() {}

  /// The declaration of the `<sheetPresentation>` element.
  public static var declaration: ClassDeclaration {
    ClassDeclaration(
      SheetPresentation.self, element: "sheetPresentation",
      "The heights and the appearance of a sheet."
    ) {
      $0.property(
        "selectedDetent", "The name of the initial detent. Default: the lowest.",
        get: { $0.selectedDetent?.rawValue },
        set: { $0.selectedDetent = $1.map { SheetDetent.Identifier(rawValue: $0) } })
      $0.property(
        "largestUndimmedDetent",
        "The name of the largest detent at which the content behind the sheet can be used. Default: none.",
        get: { $0.largestUndimmedDetent?.rawValue },
        set: { $0.largestUndimmedDetent = $1.map { SheetDetent.Identifier(rawValue: $0) } })
      $0.property(
        "prefersGrabberVisible", default: false, "Whether a grabber is visible at the top.",
        get: \.prefersGrabberVisible, set: { $0.prefersGrabberVisible = $1 })
      $0.property(
        "preferredCornerRadius", in: .lengths,
        "The radius of the top corners in points. Default: the system radius.",
        get: \.preferredCornerRadius, set: { $0.preferredCornerRadius = $1 })
      $0.property(
        "prefersScrollingExpandsWhenScrolledToEdge", default: true,
        "Whether scrolling up at the top of the content expands the sheet.",
        get: \.prefersScrollingExpandsWhenScrolledToEdge,
        set: { $0.prefersScrollingExpandsWhenScrolledToEdge = $1 })
      $0.slot("detents", "The heights of the sheet. Default: the full height.") {
        (sheet, height: SheetHeight) in sheet.add(height)
      }
    }
  }

  /// Does nothing, because the controller already contains the configuration.
  public func awakeFromNib() {}

  private func add(_ height: SheetHeight) {
    detents = (hasDetentsOfScene ? detents : []) + [height.detent]
    hasDetentsOfScene = true
  }

  /// Applies changes to the sheet and moves it to its new height within 0.25 s.
  ///
  /// - Parameter changes: A closure that changes the configuration. It is called before this method returns.
  public func animateChanges(_ changes: () -> Void) {
    guard let presentation else { return changes() }
    presentation.moveSheet(by: changes)
  }

  private func didChange() { presentation?.sheetDidChange() }
}

extension ViewController {
  /// The configuration that is used when the controller is presented as a sheet.
  public var sheetPresentation: SheetPresentation {
    let sheet: SheetPresentation = part()
    sheet.controller = self
    return sheet
  }
}

extension ClassMembers<ViewController> {
  mutating func sheetSlot() {
    slot("sheetPresentation", single: true, "The settings for presentation as a sheet.") {
      (controller, sheet: SheetPresentation) in
      controller.parts.removeAll { $0 is SheetPresentation }
      controller.parts.append(sheet)
      sheet.controller = controller
    }
  }
}
