import SceneValues

/// The classes of Apple's frameworks that the class library does not provide.
enum ForeignClassFacts {
  /// The classes, with their superclasses and outlets. A class marked as incomplete can have other outlets.
  static let all: [ClassDescription] = [
    .foreign("UIActivityViewController", "UIViewController", in: "UIKit"),
    .foreign("UICalendarView", "UIView", in: "UIKit", [.one("delegate", "Object")]),
    .foreign("UICloudSharingController", "UIViewController", in: "UIKit", [.one("delegate", "Object")]),
    .foreign("UICollectionViewCompositionalLayout", "UICollectionViewLayout", in: "UIKit"),
    .foreign("UICollectionViewListCell", "UICollectionViewCell", in: "UIKit"),
    .foreign("UICollectionViewTransitionLayout", "UICollectionViewLayout", in: "UIKit"),
    .foreign("UIColorPickerViewController", "UIViewController", in: "UIKit", [.one("delegate", "Object")]),
    .foreign(
      "UIDocumentBrowserViewController", "UIViewController", in: "UIKit", [.one("delegate", "Object")]),
    .foreign("UIDocumentMenuViewController", "UIViewController", in: "UIKit", [.one("delegate", "Object")]),
    .foreign("UIDocumentPickerViewController", "UIViewController", in: "UIKit", [.one("delegate", "Object")]),
    .foreign("UIDocumentPickerExtensionViewController", "UIViewController", in: "UIKit"),
    .foreign("UIFontPickerViewController", "UIViewController", in: "UIKit", [.one("delegate", "Object")]),
    .foreign("UIHoverGestureRecognizer", "UIGestureRecognizer", in: "UIKit"),
    .foreign(
      "UIImagePickerController", "UINavigationController", in: "UIKit", [.one("cameraOverlayView", "UIView")]),
    .foreign("UIInputView", "UIView", in: "UIKit"),
    .foreign("UIInputViewController", "UIViewController", in: "UIKit", [.one("inputView", "UIInputView")]),
    .foreign("UIPasteControl", "UIControl", in: "UIKit", [.one("target", "Object")]),
    .foreign("UIReferenceLibraryViewController", "UIViewController", in: "UIKit"),
    .foreign("UISearchContainerViewController", "UIViewController", in: "UIKit"),
    .foreign(
      "UISearchController", "UIViewController", in: "UIKit",
      [.one("delegate", "Object"), .one("searchResultsUpdater", "Object"), .one("searchBar", "UISearchBar")]),
    .foreign("UISearchTextField", "UITextField", in: "UIKit"),
    .foreign("UIStoryboardPopoverSegue", "UIStoryboardSegue", in: "UIKit"),
    .foreign(
      "UITableViewHeaderFooterView", "UIView", in: "UIKit",
      [
        .one("contentView", "UIView"), .one("backgroundView", "UIView"), .one("textLabel", "UILabel"),
        .one("detailTextLabel", "UILabel"),
      ]),
    .foreign("UIVideoEditorController", "UINavigationController", in: "UIKit"),
    .foreign("UIVisualEffectView", "UIView", in: "UIKit", [.one("contentView", "UIView")]),
    .foreign("UIWebView", "UIView", in: "UIKit", [.one("delegate", "Object")], isIncomplete: true),
    .foreign(
      "MKAnnotationView", "UIView", in: "MapKit",
      [
        .one("leftCalloutAccessoryView", "UIView"), .one("rightCalloutAccessoryView", "UIView"),
        .one("detailCalloutAccessoryView", "UIView"),
      ]),
    .foreign("MKCompassButton", "UIView", in: "MapKit", [.one("mapView", "MKMapView")]),
    .foreign("MKLookAroundViewController", "UIViewController", in: "MapKit", isIncomplete: true),
    .foreign("MKMapView", "UIView", in: "MapKit", [.one("delegate", "Object")]),
    .foreign("MKMarkerAnnotationView", "MKAnnotationView", in: "MapKit"),
    .foreign("MKPinAnnotationView", "MKAnnotationView", in: "MapKit"),
    .foreign("MKScaleView", "UIView", in: "MapKit", [.one("mapView", "MKMapView")]),
    .foreign("MKUserTrackingBarButtonItem", "UIBarButtonItem", in: "MapKit", [.one("mapView", "MKMapView")]),
    .foreign("MKUserTrackingButton", "UIView", in: "MapKit", [.one("mapView", "MKMapView")]),
    .foreign("AVPictureInPictureVideoCallViewController", "UIViewController", in: "AVKit"),
    .foreign("CABTMIDICentralViewController", "UITableViewController", in: "CoreAudioKit"),
    .foreign("CABTMIDILocalPeripheralViewController", "UIViewController", in: "CoreAudioKit"),
    .foreign("EKCalendarChooser", "UIViewController", in: "EventKitUI", [.one("delegate", "Object")]),
    .foreign("GCEventViewController", "UIViewController", in: "GameController"),
    .foreign(
      "GKMatchmakerViewController", "UINavigationController", in: "GameKit",
      [.one("matchmakerDelegate", "Object")]),
    .foreign("HKActivityRingView", "UIView", in: "HealthKitUI"),
    .foreign("HMCameraView", "UIView", in: "HomeKit"),
    .foreign("ILClassificationUIExtensionViewController", "UIViewController", in: "IdentityLookupUI"),
    .foreign("INUIAddVoiceShortcutButton", "UIButton", in: "IntentsUI", [.one("delegate", "Object")]),
    .foreign(
      "INUIAddVoiceShortcutViewController", "UIViewController", in: "IntentsUI", [.one("delegate", "Object")]),
    .foreign(
      "INUIEditVoiceShortcutViewController", "UIViewController", in: "IntentsUI", [.one("delegate", "Object")]
    ),
    .foreign("LPLinkView", "UIView", in: "LinkPresentation"),
    .foreign(
      "MCBrowserViewController", "UIViewController", in: "MultipeerConnectivity", [.one("delegate", "Object")]
    ),
    .foreign("MKOverlayView", "UIView", in: "MapKit"),
    .foreign("MKPitchControl", "UIView", in: "MapKit", [.one("mapView", "Object")]),
    .foreign("MKUserLocationView", "MKAnnotationView", in: "MapKit"),
    .foreign("MKZoomControl", "UIView", in: "MapKit", [.one("mapView", "Object")]),
    .foreign("MSStickerBrowserView", "UIView", in: "Messages", [.one("dataSource", "Object")]),
    .foreign("MSStickerBrowserViewController", "UIViewController", in: "Messages"),
    .foreign("MSStickerView", "UIView", in: "Messages"),
    .foreign("PKAddPassButton", "UIButton", in: "PassKit"),
    .foreign("PKAddPassesViewController", "UIViewController", in: "PassKit", [.one("delegate", "Object")]),
    .foreign("PKCanvasView", "UIScrollView", in: "PencilKit", [.one("delegate", "Object")]),
    .foreign(
      "PKPaymentAuthorizationViewController", "UIViewController", in: "PassKit", [.one("delegate", "Object")]),
    .foreign(
      "RPBroadcastActivityViewController", "UIViewController", in: "ReplayKit", [.one("delegate", "Object")]),
    .foreign("RPSystemBroadcastPickerView", "UIView", in: "ReplayKit"),
    .foreign("SLComposeViewController", "UIViewController", in: "Social"),
    .foreign("UIActionSheet", "UIView", in: "UIKit", [.one("delegate", "Object")]),
    .foreign("UIAlertView", "UIView", in: "UIKit", [.one("delegate", "Object")]),
    .foreign("UIEventAttributionView", "UIView", in: "UIKit"),
    .foreign("UIListContentView", "UIView", in: "UIKit"),
    .foreign("UIPopoverBackgroundView", "UIView", in: "UIKit"),
    .foreign(
      "VNDocumentCameraViewController", "UIViewController", in: "VisionKit", [.one("delegate", "Object")]),
    .foreign("WKInterfaceController", "UIViewController", in: "WatchKit"),
    .foreign(
      "WKUserNotificationInterfaceController", "WKInterfaceController", in: "WatchKit",
      [
        .one("notificationAlertLabel", "Object"), .one("notificationTitleLabel", "Object"),
        .one("notificationSubtitleLabel", "Object"), .one("notificationBodyLabel", "Object"),
      ]),
    .foreign(
      "WKWebView", "UIView", in: "WebKit",
      [.one("navigationDelegate", "Object"), .one("UIDelegate", "Object"), .one("uiDelegate", "Object")]),
    .foreign("AVPictureInPictureViewController", "UIViewController", in: "AVKit", isIncomplete: true),
    .foreign("AVPlayerViewController", "UIViewController", in: "AVKit", [.one("delegate", "Object")]),
    .foreign("AVRoutePickerView", "UIView", in: "AVKit", [.one("delegate", "Object")]),
    .foreign("SKView", "UIView", in: "SpriteKit", isIncomplete: true),
    .foreign("SCNView", "UIView", in: "SceneKit", isIncomplete: true),
    .foreign("ARSCNView", "SCNView", in: "ARKit", isIncomplete: true),
    .foreign("ARSKView", "SKView", in: "ARKit", isIncomplete: true),
    .foreign("ARCoachingOverlayView", "UIView", in: "ARKit", isIncomplete: true),
    .foreign("ARView", "UIView", in: "RealityKit", isIncomplete: true),
    .foreign("MTKView", "UIView", in: "MetalKit", [.one("delegate", "Object")]),
    .foreign("GLKView", "UIView", in: "GLKit", [.one("delegate", "Object")]),
    .foreign(
      "GLKViewController", "UIViewController", in: "GLKit", [.one("delegate", "Object")], isIncomplete: true),
    .foreign("PDFView", "UIView", in: "PDFKit", isIncomplete: true),
    .foreign("PDFThumbnailView", "UIView", in: "PDFKit", isIncomplete: true),
    .foreign(
      "QLPreviewController", "UIViewController", in: "QuickLook",
      [.one("dataSource", "Object"), .one("delegate", "Object")]),
    .foreign(
      "SFSafariViewController", "UIViewController", in: "SafariServices", [.one("delegate", "Object")]),
    .foreign(
      "MFMailComposeViewController", "UINavigationController", in: "MessageUI",
      [.one("mailComposeDelegate", "Object")]),
    .foreign(
      "MFMessageComposeViewController", "UINavigationController", in: "MessageUI",
      [.one("messageComposeDelegate", "Object")]),
    .foreign(
      "CNContactPickerViewController", "UIViewController", in: "ContactsUI", [.one("delegate", "Object")],
      isIncomplete: true),
    .foreign(
      "CNContactViewController", "UIViewController", in: "ContactsUI", [.one("delegate", "Object")],
      isIncomplete: true),
    .foreign(
      "EKEventEditViewController", "UINavigationController", in: "EventKitUI",
      [.one("editViewDelegate", "Object")], isIncomplete: true),
    .foreign(
      "EKEventViewController", "UIViewController", in: "EventKitUI", [.one("delegate", "Object")],
      isIncomplete: true),
    .foreign("PHLivePhotoView", "UIView", in: "PhotosUI", [.one("delegate", "Object")]),
    .foreign("PHPickerViewController", "UIViewController", in: "PhotosUI", [.one("delegate", "Object")]),
    .foreign(
      "MPMediaPickerController", "UIViewController", in: "MediaPlayer", [.one("delegate", "Object")],
      isIncomplete: true),
    .foreign("MPVolumeView", "UIView", in: "MediaPlayer", isIncomplete: true),
    .foreign("MSMessagesAppViewController", "UIViewController", in: "Messages", isIncomplete: true),
    .foreign(
      "GKGameCenterViewController", "UINavigationController", in: "GameKit",
      [.one("gameCenterDelegate", "Object")], isIncomplete: true),
    .foreign("UIHostingController", "UIViewController", in: "SwiftUI"),
    .foreign("WKHostingController", "WKInterfaceController", in: "SwiftUI"),
    .foreign(
      "WKUserNotificationHostingController", "WKUserNotificationInterfaceController", in: "SwiftUI"),
    .foreign(
      "SKStoreProductViewController", "UIViewController", in: "StoreKit", [.one("delegate", "Object")]),
    .foreign(
      "SKCloudServiceSetupViewController", "UIViewController", in: "StoreKit", [.one("delegate", "Object")]),
    .foreign("SLComposeServiceViewController", "UIViewController", in: "Social", isIncomplete: true),
  ]
}

extension ClassDescription {
  fileprivate static func foreign(
    _ name: String, _ superclass: String, in module: String, _ outlets: [OutletDescription] = [],
    isIncomplete: Bool = false
  ) -> Self {
    Self(name: name, module: module, superclass: superclass, outlets: outlets, isIncomplete: isIncomplete)
  }
}
