import SceneAnalysis
import SceneDevices
import SceneFiles
import ScenePreview
import SceneResources
import SceneUI
import SceneValues

/// On which screen, and for whom, somebody wants to see a scene.
package struct ScreenChoice: Equatable {
  /// By one of its names; nil for the one that the file names, or the size that the scene was written for.
  var device: String?
  /// Nil for how the file shows it.
  var isLandscape: Bool?
  var style: InterfaceStyle?
  var locale: String?
  var textSize: TextSizeCategory?
  /// Pixels for a point: which of an image's files is taken, and where edges lie.
  var scale: Double?
  /// In points, in place of a device.
  var size: Size?
  /// Where the window is tapped, one after another, before it is looked at.
  var taps: [Point] = []

  /// A screen is at least as large as a point, and not larger than any that there is.
  private static let lengths = 1.0...10_000
  /// Who taps that often begins anew.
  private static let mostTaps = 20

  package init() {}

  /// Reads what a page asks for: `device=iphone-16&style=dark&locale=de`. What it says nothing of, the file says.
  ///
  /// - Parameter query: what is asked for, by names.
  /// - Throws: `Failure` for what there is none of.
  init(_ query: PreviewQuery) throws(Failure) {
    device = query["device"]
    if let device { _ = try DeviceModel.asked(for: device) }
    isLandscape = try query.choice("orientation", LayoutScreens.Orientation.self).map { $0 == .landscape }
    style = try query.choice("style", InterfaceStyle.self)
    textSize = try query.choice("text-size", TextSizeCategory.self)
    locale = query["locale"]
    if let locale, !StringsTable.isLocale(locale) {
      throw Failure("'\(locale)' is no name of a locale, such as 'de' or 'pt-BR'", .request)
    }
    scale = try query.number("scale", 0.5...8)
    if let width = try query.number("width", Self.lengths),
      let height = try query.number("height", Self.lengths)
    {
      guard device == nil else {
        throw Failure("'device' and 'width' both say how large the screen is", .request)
      }
      size = Size(width: width, height: height)
    }
    taps = try Self.taps(query["taps"] ?? "")
  }

  /// Reads `10 20,30 40`.
  private static func taps(_ text: String) throws(Failure) -> [Point] {
    let taps = text.split(separator: ",")
    guard taps.count <= mostTaps else { throw Failure("More than \(mostTaps) taps", .request) }
    var points: [Point] = []
    for tap in taps {
      let numbers = tap.split(separator: " ").map { Double($0) }
      guard numbers.count == 2, let x = numbers[0], let y = numbers[1], abs(x) < 1e5, abs(y) < 1e5 else {
        throw Failure("'\(tap)' is no point, such as '10 20'", .request)
      }
      points.append(Point(x: x, y: y))
    }
    return points
  }

  /// How a scene looks then; `look` says it where nobody chooses otherwise.
  func settings(for look: LayoutSettings) throws(Failure) -> LayoutSettings {
    var settings = look
    if let device {
      settings.device = try DeviceModel.asked(for: device)
      settings.size = nil
    }
    if let size { (settings.size, settings.device) = (size, nil) }
    if let isLandscape { settings.isLandscape = isLandscape }
    if let style { settings.stage.style = style }
    if let locale { settings.stage.locale = locale }
    if let textSize { settings.textSize = textSize }
    if let scale { settings.stage.scale = scale }
    return settings
  }
}
