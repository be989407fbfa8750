import SceneDevices

/// A sheet with pictures of an app on several devices or in several languages.
///
/// `Harness.show(on:isLandscape:)` shows an app on a device. `add(_:named:inRow:)` adds its picture to the
/// sheet.
public typealias ContactSheet = SceneDevices.ContactSheet
