import SceneRuntime
import SceneValues

/// At which heights a sheet rests, and how it looks.
///
/// It counts where a sheet stands at the lower edge: for page sheets, form sheets and popovers in a compact width, unless the
/// height is compact, too. Elsewhere a sheet has the size that it has without.
///
/// ```swift
/// filter.modalPresentationStyle = .pageSheet
/// filter.sheetPresentation.detents = [.medium, .large]
/// filter.sheetPresentation.prefersGrabberVisible = true
/// try present(filter, animated: true)
/// ```
///
/// A person drags the sheet from one height to another, and down from the lowest to send it away.
///
/// In a scene, a `<sheetPresentation>` in the controller says it, with a `<detent>` for each height.
public final class SheetPresentation: ControllerPart, PlainSceneObject {
  /// The heights at which it rests, in any order: by default as high as there is room. Without any, that.
  public var detents: [SheetDetent] = [.large] { didSet { didChange() } }
  /// The detent at which it is: what a person has chosen, or code. For nil, the default, the lowest.
  ///
  /// To change it moves the sheet at once, in `animateChanges(_:)` in a quarter of a second.
  public var selectedDetent: SheetDetent.Identifier? {
    didSet { if selectedDetent != oldValue { didChange() } }
  }
  /// At this detent, and at all that are lower, what is behind is neither darkened nor covered: it can be used. Nil, the
  /// default, for none.
  public var largestUndimmedDetent: SheetDetent.Identifier? { didSet { didChange() } }
  /// Whether a grabber is shown at the upper edge where there are several heights, or one can drag. A tap on it takes the next
  /// higher detent, and after the highest the lowest. False by default.
  public var prefersGrabberVisible = false { didSet { didChange() } }
  /// Of the upper corners, in points; nil for the usual one.
  public var preferredCornerRadius: Double? {
    didSet {
      preferredCornerRadius = preferredCornerRadius?.bounded(to: .lengths, from: oldValue ?? 0)
      didChange()
    }
  }
  /// Whether a finger that moves up in content that is scrolled to its top makes the sheet higher, as long as it can be;
  /// else the content scrolls. True by default.
  public var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whose sheet it is.
  fileprivate(set) weak var controller: ViewController?
  private var presentation: Presentation? { controller?.presentation }
  /// Whether a scene has said at which heights it rests.
  private var hasDetentsOfScene = false

  /// Makes one that rests as high as there is room; for a scene, whose controller takes it.
  public init() {}

  /// What scenes say in a `<sheetPresentation>` of a controller.
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

  /// Does nothing: its controller has it by now.
  public func awakeFromNib() {}

  private func add(_ height: SheetHeight) {
    detents = (hasDetentsOfScene ? detents : []) + [height.detent]
    hasDetentsOfScene = true
  }

  /// Makes changes of the sheet, and moves it to its new height in a quarter of a second, on the context's clock.
  ///
  /// - Parameter changes: called at once.
  public func animateChanges(_ changes: () -> Void) {
    guard let presentation else { return changes() }
    presentation.moveSheet(by: changes)
  }

  private func didChange() { presentation?.sheetDidChange() }
}

extension ViewController {
  /// How it is shown when it is presented as a sheet.
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
