// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SceneDrawing
import SceneRuntime
import SceneServices
import SceneValues

// UIKit's names of members. As in `UIKitTypes.swift`, the compiler reports the name in this library.

private var unreachable: Never { fatalError("Code that uses an unavailable declaration does not compile") }

extension Color {
  @available(*, unavailable, renamed: "asset(_:)", message: "The color is resolved when a view draws it.")
  public init?(named name: String) { nil }
}

extension Font {
  @available(*, unavailable, renamed: "system(_:)", message: "Shorter.")
  public static func systemFont(ofSize size: Double) -> Font { .system(size) }
  @available(*, unavailable, renamed: "bold(_:)", message: "Shorter.")
  public static func boldSystemFont(ofSize size: Double) -> Font { .bold(size) }
  @available(*, unavailable, renamed: "italic(_:)", message: "Shorter.")
  public static func italicSystemFont(ofSize size: Double) -> Font { .italic(size) }
  @available(*, unavailable, renamed: "style(_:)", message: "Shorter.")
  public static func preferredFont(forTextStyle style: TextStyle) -> Font { .style(style) }
}

extension Application {
  @available(
    *, unavailable,
    message: "Create an 'Application(context:)'. A program can create several, for example in tests."
  )
  public static var shared: Application { unreachable }
}

extension Device {
  @available(*, unavailable, message: "Use 'context.device'. A test can provide the values.")
  public static var current: Device { unreachable }
}

extension Timer {
  @available(
    *, unavailable,
    message:
      "Use 'context.scheduledTimer(withTimeInterval:repeats:block:)'. The context's clock fires the timer."
  )
  public static func scheduledTimer(
    withTimeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer { unreachable }
}

extension Storyboard {
  @available(*, unavailable, renamed: "instantiate(_:)", message: "Shorter. The method can throw an error.")
  public func instantiateViewController(withIdentifier identifier: String) -> ViewController { unreachable }
}

extension View {
  @available(*, unavailable, message: "Set 'context.areAnimationsEnabled'. Contexts are independent.")
  public static func setAnimationsEnabled(_ enabled: Bool) {}
  @available(*, unavailable, renamed: "explainLayout()", message: "Returns a description of the frame.")
  public func exerciseAmbiguityInLayout() {}
}

extension CollectionView {
  @available(*, unavailable, renamed: "collectionLayout", message: "Named after its class.")
  public var collectionViewLayout: CollectionLayout { collectionLayout }
}

extension SheetPresentation {
  @available(*, unavailable, renamed: "selectedDetent", message: "Shorter.")
  public var selectedDetentIdentifier: SheetDetent.Identifier? { selectedDetent }
}

extension ViewController {
  @available(
    *, unavailable, renamed: "popoverPresentation",
    message: "The type contains settings and is not a controller."
  )
  public var popoverPresentationController: PopoverPresentation? { nil }
  @available(
    *, unavailable, renamed: "sheetPresentation",
    message: "The type contains settings and is not a controller."
  )
  public var sheetPresentationController: SheetPresentation? { nil }
  @available(
    *, unavailable, renamed: "showDetail(_:animated:sender:)",
    message: "Shorter. The method can throw an error."
  )
  public func showDetailViewController(_ controller: ViewController, sender: Any?) {}
}

extension GraphicsContext {
  @available(*, unavailable, renamed: "saveState()", message: "Shorter.")
  public func saveGState() {}
  @available(*, unavailable, renamed: "restoreState()", message: "Shorter.")
  public func restoreGState() {}
  @available(*, unavailable, renamed: "translate(x:y:)", message: "Shorter.")
  public func translateBy(x: Double, y: Double) {}
  @available(*, unavailable, renamed: "scale(x:y:)", message: "Shorter.")
  public func scaleBy(x: Double, y: Double) {}
}
