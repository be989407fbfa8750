import SceneValues

/// Classes of Apple's frameworks that storyboards and programs speak of, and that the class library has not: facts, read
/// once.
enum ForeignClassFacts {
  /// A block begins with `[module]`. A line is a class, its superclass, and the outlets that storyboards may connect on
  /// it; three dots for those that may have more.
  private static let text = """
    [UIKit]
    UIActivityViewController UIViewController
    UIAlertController UIViewController
    UICalendarView UIView delegate:Object
    UICloudSharingController UIViewController delegate:Object
    UICollectionViewCompositionalLayout UICollectionViewLayout
    UICollectionViewListCell UICollectionViewCell
    UICollectionViewTransitionLayout UICollectionViewLayout
    UIColorPickerViewController UIViewController delegate:Object
    UIColorWell UIControl
    UIDocumentBrowserViewController UIViewController delegate:Object
    UIDocumentMenuViewController UIViewController delegate:Object
    UIDocumentPickerViewController UIViewController delegate:Object
    UIDocumentPickerExtensionViewController UIViewController
    UIFontPickerViewController UIViewController delegate:Object
    UIHoverGestureRecognizer UIGestureRecognizer
    UIImagePickerController UINavigationController
    UIInputView UIView
    UIInputViewController UIViewController inputView:UIInputView
    UIPasteControl UIControl target:Object
    UIReferenceLibraryViewController UIViewController
    UISearchContainerViewController UIViewController
    UISearchController UIViewController delegate:Object searchResultsUpdater:Object searchBar:UISearchBar
    UISearchTextField UITextField
    UIStoryboardPopoverSegue UIStoryboardSegue
    UITableViewHeaderFooterView UIView contentView:UIView backgroundView:UIView textLabel:UILabel detailTextLabel:UILabel
    UIVideoEditorController UINavigationController
    UIVisualEffectView UIView contentView:UIView
    UIWebView UIView delegate:Object …
    [MapKit]
    MKAnnotationView UIView leftCalloutAccessoryView:UIView rightCalloutAccessoryView:UIView detailCalloutAccessoryView:UIView
    MKCompassButton UIView mapView:MKMapView
    MKLookAroundViewController UIViewController …
    MKMapView UIView delegate:Object
    MKMarkerAnnotationView MKAnnotationView
    MKPinAnnotationView MKAnnotationView
    MKScaleView UIView mapView:MKMapView
    MKUserTrackingBarButtonItem UIBarButtonItem mapView:MKMapView
    MKUserTrackingButton UIView mapView:MKMapView
    [WebKit]
    WKWebView UIView navigationDelegate:Object UIDelegate:Object uiDelegate:Object
    [AVKit]
    AVPictureInPictureViewController UIViewController …
    AVPlayerViewController UIViewController delegate:Object
    AVRoutePickerView UIView delegate:Object
    [SpriteKit]
    SKView UIView …
    [SceneKit]
    SCNView UIView …
    [ARKit]
    ARSCNView SCNView …
    ARSKView SKView …
    ARCoachingOverlayView UIView …
    [RealityKit]
    ARView UIView …
    [MetalKit]
    MTKView UIView delegate:Object
    [GLKit]
    GLKView UIView delegate:Object
    GLKViewController UIViewController delegate:Object …
    [PDFKit]
    PDFView UIView …
    PDFThumbnailView UIView …
    [QuickLook]
    QLPreviewController UIViewController dataSource:Object delegate:Object
    [SafariServices]
    SFSafariViewController UIViewController delegate:Object
    [MessageUI]
    MFMailComposeViewController UINavigationController mailComposeDelegate:Object
    MFMessageComposeViewController UINavigationController messageComposeDelegate:Object
    [ContactsUI]
    CNContactPickerViewController UIViewController delegate:Object …
    CNContactViewController UIViewController delegate:Object …
    [EventKitUI]
    EKEventEditViewController UINavigationController editViewDelegate:Object …
    EKEventViewController UIViewController delegate:Object …
    [PhotosUI]
    PHLivePhotoView UIView delegate:Object
    PHPickerViewController UIViewController delegate:Object
    [MediaPlayer]
    MPMediaPickerController UIViewController delegate:Object …
    MPVolumeView UIView …
    [Messages]
    MSMessagesAppViewController UIViewController …
    [GameKit]
    GKGameCenterViewController UINavigationController gameCenterDelegate:Object …
    [SwiftUI]
    UIHostingController UIViewController
    [StoreKit]
    SKStoreProductViewController UIViewController delegate:Object
    SKCloudServiceSetupViewController UIViewController delegate:Object
    [Social]
    SLComposeServiceViewController UIViewController …
    """

  static let all: [ClassDescription] = {
    var module = ""
    var found: [ClassDescription] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("[") {
        module = String(line.dropFirst().dropLast())
        continue
      }
      let words = line.split(separator: " ")
      let members = words.dropFirst(2).filter { $0.contains(":") }
      found.append(
        ClassDescription(
          name: String(words[0]), module: module, superclass: String(words[1]),
          outlets: members.map(OutletFacts.outlet), isIncomplete: words.last == "…"))
    }
    return found
  }()
}
