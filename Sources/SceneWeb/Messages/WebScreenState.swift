import SceneProgram
import SceneValues

struct WebScreenState: Equatable {
  var size: Size
  var scale: Double
  var insets: EdgeInsets
  var style: InterfaceStyle
  var reducesMotion: Bool
  var languages: [String]
  /// The identifier of the browser's time zone, or nil if the browser does not report it.
  var zone: String?

  /// The valid ranges of the window's width and height in points, and of its scale.
  private static let (sides, scales) = (1.0...20_000.0, 0.25...8.0)

  init?(_ json: JSONValue) {
    guard let size = json["size"]?.doubles(2), size.allSatisfy(Self.sides.contains),
      let scale = json["scale"]?.double, let insets = json["insets"]?.doubles(4),
      insets.allSatisfy((0...1000).contains), let languages = json["languages"]?.elements,
      languages.count <= 16
    else { return nil }
    self.size = Size(width: size[0], height: size[1])
    self.scale = min(max(scale, Self.scales.lowerBound), Self.scales.upperBound)
    self.insets = EdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
    style = json["dark"]?.bool == true ? .dark : .light
    reducesMotion = json["still"]?.bool == true
    self.languages = languages.compactMap(\.string).filter { $0.utf8.count <= 64 }
    zone = json["zone"]?.string
  }

  /// The browser's time zone, or nil if this system does not support it. Not stored, because each access reads a file.
  var timeZone: TimeZone? { zone.flatMap { TimeZone(identifier: $0) } }
}
