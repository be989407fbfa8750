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
  @available(*, unavailable, message: "Layers and graphics contexts use colors directly.")
  public var cgColor: Color { self }
  @available(*, unavailable, message: "Call 'setFillColor(_:)' of the graphics context.")
  public func setFill() {}
  @available(*, unavailable, message: "Call 'setStrokeColor(_:)' of the graphics context.")
  public func setStroke() {}
  @available(
    *, unavailable,
    message: "Call 'setFillColor(_:)' and 'setStrokeColor(_:)' of the graphics context."
  )
  public func set() {}
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
  @available(*, unavailable, renamed: "size", message: "Shorter.")
  public var pointSize: Double { size }
  @available(*, unavailable, message: "The context's 'textMetrics' measures fonts.")
  public var ascender: Double { unreachable }
  @available(*, unavailable, message: "The context's 'textMetrics' measures fonts.")
  public var descender: Double { unreachable }
  @available(*, unavailable, message: "The context's 'textMetrics' measures fonts.")
  public var lineHeight: Double { unreachable }
  @available(*, unavailable, message: "The context's 'textMetrics' measures fonts.")
  public var capHeight: Double { unreachable }
  @available(*, unavailable, message: "The context's 'textMetrics' measures fonts.")
  public var xHeight: Double { unreachable }
  @available(*, unavailable, message: "The context's 'textMetrics' measures fonts.")
  public var leading: Double { unreachable }
}

extension Application {
  @available(
    *, unavailable,
    message: "Create an 'Application(context:)'. A program can create several, for example in tests."
  )
  public static var shared: Application { unreachable }
  @available(*, unavailable, message: "Use 'context.localNotifications.badgeNumber'.")
  public var applicationIconBadgeNumber: Int { unreachable }
  @available(*, unavailable, message: "Use the window's 'orientation'.")
  public var statusBarOrientation: InterfaceOrientation { unreachable }
  @available(*, unavailable, renamed: "state", message: "Shorter.")
  public var applicationState: ApplicationState { state }
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
  @available(*, unavailable, message: "Use 'context.displayScale'.")
  public var contentScaleFactor: Double { unreachable }
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
  @available(
    *, unavailable,
    message: "Use 'presentationDelegate', 'popoverPresentation', and 'sheetPresentation'."
  )
  public var presentationController: PopoverPresentation? { nil }
  @available(*, unavailable, renamed: "beginAppearance(_:animated:)", message: "Shorter.")
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  @available(*, unavailable, renamed: "endAppearance()", message: "Shorter.")
  public func endAppearanceTransition() {}
  @available(*, unavailable, message: "Use the view's 'safeAreaLayoutGuide'.")
  public var topLayoutGuide: LayoutGuide { unreachable }
  @available(*, unavailable, message: "Use the view's 'safeAreaLayoutGuide'.")
  public var bottomLayoutGuide: LayoutGuide { unreachable }
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

extension Path {
  @available(*, unavailable, message: "Call 'fill(_:)' of the graphics context.")
  public func fill() {}
  @available(*, unavailable, message: "Call 'stroke(_:)' of the graphics context.")
  public func stroke() {}
  @available(*, unavailable, message: "Call 'clip(to:)' of the graphics context.")
  public func addClip() {}
  @available(*, unavailable, renamed: "close()", message: "Shorter.")
  public mutating func closePath() {}
}

extension ScrollView {
  @available(*, unavailable, renamed: "contentInsetAdjustment", message: "Shorter.")
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustment { contentInsetAdjustment }
}

extension CollectionView.ScrollPosition {
  @available(*, unavailable, renamed: "start", message: "One name for both scroll directions.")
  public static var top: Self { .start }
  @available(*, unavailable, renamed: "start", message: "One name for both scroll directions.")
  public static var left: Self { .start }
  @available(*, unavailable, renamed: "middle", message: "One name for both scroll directions.")
  public static var centeredVertically: Self { .middle }
  @available(*, unavailable, renamed: "middle", message: "One name for both scroll directions.")
  public static var centeredHorizontally: Self { .middle }
  @available(*, unavailable, renamed: "end", message: "One name for both scroll directions.")
  public static var bottom: Self { .end }
  @available(*, unavailable, renamed: "end", message: "One name for both scroll directions.")
  public static var right: Self { .end }
}

extension PopoverPresentation {
  @available(*, unavailable, renamed: "anchorView", message: "Scenes use the same word.")
  public var sourceView: View? { anchorView }
  @available(*, unavailable, renamed: "anchorRect", message: "Scenes use the same word.")
  public var sourceRect: Rect? { anchorRect }
}

extension NavigationBar {
  @available(*, unavailable, message: "Set 'titleColor' and 'titleFont'.")
  public var titleTextAttributes: TextAttributes? { nil }
}

extension BarItem {
  @available(*, unavailable, message: "Call 'setTitleColor(_:for:)', and set 'titleFont'.")
  public func setTitleTextAttributes(_ attributes: TextAttributes?, for state: Control.State) {}
}

extension NavigationItem {
  @available(*, unavailable, message: "Set 'backButtonTitle' of the item to which the button leads.")
  public var backBarButtonItem: BarButtonItem? { nil }
  @available(*, unavailable, message: "Set 'leftBarButtonItem'.")
  public func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) {}
  @available(*, unavailable, message: "Set 'rightBarButtonItem'.")
  public func setRightBarButton(_ item: BarButtonItem?, animated: Bool) {}
  @available(*, unavailable, message: "Set 'leftBarButtonItems'.")
  public func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {}
  @available(*, unavailable, message: "Set 'rightBarButtonItems'.")
  public func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {}
}

extension Button {
  @available(*, unavailable, renamed: "contentInsets", message: "Shorter.")
  public var contentEdgeInsets: EdgeInsets { contentInsets }
  @available(*, unavailable, renamed: "titleInsets", message: "Shorter.")
  public var titleEdgeInsets: EdgeInsets { titleInsets }
  @available(*, unavailable, renamed: "imageInsets", message: "Shorter.")
  public var imageEdgeInsets: EdgeInsets { imageInsets }
}

extension TextView {
  @available(*, unavailable, renamed: "textInsets", message: "Text fields use the same name.")
  public var textContainerInset: EdgeInsets { textInsets }
}

extension DatePicker {
  @available(*, unavailable, renamed: "mode", message: "Shorter.")
  public var datePickerMode: Mode { mode }
}

extension ProgressView {
  @available(*, unavailable, renamed: "style", message: "Shorter.")
  public var progressViewStyle: Style { style }
}

extension ActivityIndicator {
  @available(*, unavailable, renamed: "style", message: "Shorter.")
  public var activityIndicatorViewStyle: Style { style }
}

extension LineBreakMode {
  @available(*, unavailable, renamed: "wordWrap", message: "Scenes use the same word.")
  public static var byWordWrapping: Self { .wordWrap }
  @available(*, unavailable, renamed: "characterWrap", message: "Scenes use the same word.")
  public static var byCharWrapping: Self { .characterWrap }
  @available(*, unavailable, renamed: "clip", message: "Scenes use the same word.")
  public static var byClipping: Self { .clip }
  @available(*, unavailable, renamed: "headTruncation", message: "Scenes use the same word.")
  public static var byTruncatingHead: Self { .headTruncation }
  @available(*, unavailable, renamed: "middleTruncation", message: "Scenes use the same word.")
  public static var byTruncatingMiddle: Self { .middleTruncation }
  @available(*, unavailable, renamed: "tailTruncation", message: "Scenes use the same word.")
  public static var byTruncatingTail: Self { .tailTruncation }
}

extension AttributedText {
  @available(*, unavailable, message: "Call 'drawText(_:in:font:)' of the graphics context.")
  public func draw(at point: Point) {}
  @available(*, unavailable, message: "Call 'drawText(_:in:font:)' of the graphics context.")
  public func draw(in rect: Rect) {}
  @available(*, unavailable, message: "Create an 'AttributedTextLayout', and read its size.")
  public func size() -> Size { unreachable }
}

extension AnimationOptions {
  @available(*, unavailable, message: "Pass '.linear' as the argument 'calculation'.")
  public static var calculationModeLinear: Self { [] }
  @available(*, unavailable, message: "Pass '.discrete' as the argument 'calculation'.")
  public static var calculationModeDiscrete: Self { [] }
  @available(*, unavailable, message: "Pass '.paced' as the argument 'calculation'.")
  public static var calculationModePaced: Self { [] }
  @available(*, unavailable, message: "Pass '.cubic' as the argument 'calculation'.")
  public static var calculationModeCubic: Self { [] }
  @available(*, unavailable, message: "Pass '.cubicPaced' as the argument 'calculation'.")
  public static var calculationModeCubicPaced: Self { [] }
}

extension PropertyAnimator {
  @available(*, unavailable, renamed: "continueAnimation(timing:durationFactor:)", message: "Shorter.")
  public func continueAnimation(withTimingParameters parameters: AnimationTiming?, durationFactor: Double) {}
}

extension TransitionContext {
  @available(*, unavailable, renamed: "view(for:)", message: "Shorter.")
  public func view(forKey role: Role) -> View? { nil }
  @available(*, unavailable, renamed: "viewController(for:)", message: "Shorter.")
  public func viewController(forKey role: Role) -> ViewController? { nil }
  @available(*, unavailable, renamed: "isCancelled", message: "Shorter.")
  public var transitionWasCancelled: Bool { isCancelled }
}

extension ChildTransitionEffect {
  @available(*, unavailable, renamed: "crossDissolve", message: "The type lists only effects.")
  public static var transitionCrossDissolve: Self { .crossDissolve }
  @available(*, unavailable, renamed: "flipHorizontal", message: "The type lists only effects.")
  public static var transitionFlipFromLeft: Self { .flipHorizontal }
  @available(*, unavailable, renamed: "flipHorizontal", message: "The type lists only effects.")
  public static var transitionFlipFromRight: Self { .flipHorizontal }
  @available(*, unavailable, renamed: "flipVertical", message: "The type lists only effects.")
  public static var transitionFlipFromTop: Self { .flipVertical }
  @available(*, unavailable, renamed: "flipVertical", message: "The type lists only effects.")
  public static var transitionFlipFromBottom: Self { .flipVertical }
  @available(*, unavailable, renamed: "curlUp", message: "The type lists only effects.")
  public static var transitionCurlUp: Self { .curlUp }
  @available(*, unavailable, renamed: "curlDown", message: "The type lists only effects.")
  public static var transitionCurlDown: Self { .curlDown }
}

extension PageViewController {
  @available(*, unavailable, message: "Pass 'spineLocation' and 'pageSpacing' instead of a dictionary.")
  public convenience init(
    transitionStyle: TransitionStyle, navigationOrientation: Orientation, options: [String: Any]?
  ) { unreachable }
}

extension TabBarItem {
  @available(*, unavailable, message: "Call 'init(title:image:tag:)'. There are no standard tabs.")
  public convenience init(tabBarSystemItem: Int, tag: Int) { unreachable }
}

extension ContextMenuConfiguration {
  @available(
    *, unavailable,
    message: "Call 'init(identifier:preview:menu:)'. The menu's closure has no parameters."
  )
  public init(
    identifier: String?, previewProvider: (() -> ViewController?)?,
    actionProvider: (([MenuElement]) -> Menu?)? = nil
  ) { unreachable }
}
