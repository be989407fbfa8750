import SceneDevices

/// A sheet that shows pictures of an app on several devices or in several languages.
public typealias ContactSheet = SceneDevices.ContactSheet
