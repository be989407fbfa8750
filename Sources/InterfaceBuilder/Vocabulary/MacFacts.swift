/// The meaning of elements in macOS documents. An element with an id becomes an object of the element's
/// class.
enum MacFacts {
  /// Returns the class of an element without a custom class. For example, a `textField` is an `NSTextField`.
  static func className(of element: String) -> String {
    classes[element] ?? "NS" + element.prefix(1).uppercased() + element.dropFirst()
  }

  static let elements =
    classes.keys.sorted()
    + AppKitFacts.all.map(\.name).filter { $0.hasPrefix("NS") }.map { name in
      let word = name.dropFirst(2)
      return word.prefix(1).lowercased() + word.dropFirst()
    }

  /// The elements whose class name does not follow the pattern, with that name.
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

  static let controllers = [
    "splitViewController": "splitViewController", "tabViewController": "tabBarController",
  ]
}
