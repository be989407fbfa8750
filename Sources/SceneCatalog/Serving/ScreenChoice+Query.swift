import SceneAnalysis
import SceneDevices
import SceneFiles
import ScenePreview
import SceneResources
import SceneUI
import SceneValues

extension ScreenChoice {
  /// The valid range of a screen's width and height, in points.
  private static let lengths = 1.0...10_000
  private static let maxTaps = 20

  /// Parses a query such as `device=iphone-16&style=dark&locale=de`. Throws `Failure` if a value is unknown.
  init(_ query: PreviewQuery) throws(Failure) {
    self.init()
    device = query["device"]
    if let device { _ = try DeviceModel.asked(for: device) }
    isLandscape = try query.choice("orientation", LayoutScreens.Orientation.self).map { $0 == .landscape }
    style = try query.choice("style", InterfaceStyle.self)
    textSize = try query.choice("text-size", TextSizeCategory.self)
    locale = query["locale"]
    if let locale, !StringsTable.isLocale(locale) {
      throw Failure("'\(locale)' is not a locale, such as 'de' or 'pt-BR'", .request)
    }
    scale = try query.number("scale", 0.5...8)
    if let width = try query.number("width", Self.lengths),
      let height = try query.number("height", Self.lengths)
    {
      guard device == nil else {
        throw Failure(
          "'device' and 'width' cannot be used together: both set the size of the screen", .request)
      }
      size = Size(width: width, height: height)
    }
    taps = try Self.taps(query["taps"] ?? "")
  }

  private static func taps(_ text: String) throws(Failure) -> [Point] {
    let taps = text.split(separator: ",")
    guard taps.count <= maxTaps else { throw Failure("At most \(maxTaps) taps are allowed", .request) }
    var points: [Point] = []
    for tap in taps {
      let numbers = tap.split(separator: " ").map { Double($0) }
      guard numbers.count == 2, let x = numbers[0], let y = numbers[1], abs(x) < 1e5, abs(y) < 1e5 else {
        throw Failure("'\(tap)' is not a point, such as '10 20'", .request)
      }
      points.append(Point(x: x, y: y))
    }
    return points
  }
}
