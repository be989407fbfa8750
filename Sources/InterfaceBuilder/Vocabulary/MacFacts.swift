/// The meaning of elements in macOS documents. An element with an id becomes an object of the corresponding class.
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

  /// Returns the kind of a view, controller, or gesture recognizer. Returns nil for other elements.
  static func kind(of element: String) -> ElementParents.Kind? {
    var name: String? = className(of: element)
    while let current = name {
      if let kind = kinds[current] { return kind }
      name = superclasses[current]
    }
    return nil
  }

  private static let kinds: [String: ElementParents.Kind] = Dictionary(
    uniqueKeysWithValues: AppKitFacts.shared.map { ($0, .view) } + [
      ("NSView", .view), ("NSViewController", .controller), ("NSGestureRecognizer", .recognizer),
      ("NSCell", .cell),
    ])

  private static let superclasses = Dictionary(
    AppKitFacts.all.compactMap { description in description.superclass.map { (description.name, $0) } }
  ) { first, _ in first }

  /// The class names that cannot be derived from the element name, by element name.
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
