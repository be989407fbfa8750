/// What elements of documents for macOS are: facts.
///
/// The class library has none of AppKit's classes. What has an id there is an object with its class's name; which of them
/// are views shows in where they stand.
enum MacFacts {
  /// The class of an element without a custom one: `textField` is an `NSTextField`.
  static func className(of element: String) -> String {
    classes[element] ?? "NS" + element.prefix(1).uppercased() + element.dropFirst()
  }

  /// The elements of AppKit's classes, and of those that other frameworks have there.
  static let elements =
    classes.keys.sorted()
    + AppKitFacts.all.map(\.name).filter { $0.hasPrefix("NS") }.map { name in
      let word = name.dropFirst(2)
      return word.prefix(1).lowercased() + word.dropFirst()
    }

  /// The elements whose class has another name than the element.
  private static let classes = [
    "customView": "NSView", "customObject": "NSObject", "containerView": "NSView", "customCell": "NSCell",
    "pagecontroller": "NSPageController", "tabView": "NSTabView", "wkWebView": "WKWebView",
    "webView": "WebView", "mapView": "MKMapView", "skView": "SKView", "mtkView": "MTKView",
    "sceneKitView": "SCNView", "arView": "ARView", "pdfView": "PDFView", "avPlayerView": "AVPlayerView",
    "avCaptureView": "AVCaptureView", "qtMovieView": "QTMovieView", "quartzComposerView": "QCView",
    "imageBrowserView": "IKImageBrowserView", "imageKitView": "IKImageView", "customFormatter": "NSFormatter",
    "openGLView": "NSOpenGLView", "abPeoplePickerView": "ABPeoplePickerView",
    "hostingController": "NSHostingController", "popover": "NSPopover",
    "tokenFieldCell": "NSTokenFieldCell",
  ]

  /// The containers that the class library has a counterpart of: what they hold is held there, too.
  static let controllers = [
    "splitViewController": "splitViewController", "tabViewController": "tabBarController",
  ]
}
