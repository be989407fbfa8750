import SceneDevices

/// What a program shows on several devices, or in several languages, on one sheet.
///
/// `Harness.show(on:isLandscape:)` brings a program onto a device; `add(_:named:inRow:)` puts its picture on the sheet.
public typealias ContactSheet = SceneDevices.ContactSheet
