import SceneUI
import SceneValues

extension DeviceModel {
  /// All known device models. Models of the same kind are in ascending order of size.
  package static let all: [DeviceModel] = phones + pads

  private static let phones = [
    phone("retina3_5", "iPhone 4s", 320, 480, 2, .button),
    phone("retina4_0", "iPhone 5s", 320, 568, 2, .button, also: ["iphone-se-1", "iphone-5"]),
    phone(
      "retina4_7", "iPhone SE", 375, 667, 2, .button,
      also: ["iphone-se-2", "iphone-se-3", "iphone-8", "iphone-7", "iphone-6s", "iphone-6"]),
    phone(
      "retina5_5", "iPhone 8 Plus", 414, 736, 3, .button,
      also: ["iphone-7-plus", "iphone-6s-plus", "iphone-6-plus"]),
    phone("retina5_4", "iPhone 13 mini", 375, 812, 3, .notch(50), also: ["iphone-12-mini"]),
    phone("retina5_9", "iPhone 11 Pro", 375, 812, 3, .notch(44), also: ["iphone-x", "iphone-xs"]),
    phone(
      "retina6_0", "iPhone 14", 390, 844, 3, .notch(47),
      also: ["iphone-12", "iphone-12-pro", "iphone-13", "iphone-13-pro", "iphone-16e"]),
    phone(
      "retina6_12", "iPhone 16", 393, 852, 3, .notch(59),
      also: ["iphone-14-pro", "iphone-15", "iphone-15-pro"]),
    phone("retina6_3", "iPhone 16 Pro", 402, 874, 3, .notch(62), also: ["iphone-17", "iphone-17-pro"]),
    phone("retina6_1", "iPhone 11", 414, 896, 2, .notch(48), also: ["iphone-xr"]),
    phone("retina6_5", "iPhone 11 Pro Max", 414, 896, 3, .notch(44), also: ["iphone-xs-max"]),
    phone("iphone-air", "iPhone Air", 420, 912, 3, .notch(68), also: []),
    phone(
      "retina6_7", "iPhone 14 Plus", 428, 926, 3, .notch(47),
      also: ["iphone-12-pro-max", "iphone-13-pro-max"]),
    phone(
      "retina6_72", "iPhone 16 Plus", 430, 932, 3, .notch(59),
      also: ["iphone-14-pro-max", "iphone-15-plus", "iphone-15-pro-max"]),
    phone("retina6_9", "iPhone 16 Pro Max", 440, 956, 3, .notch(62), also: ["iphone-17-pro-max"]),
  ]

  private static let pads = [
    pad("ipad8_3rounded", "iPad mini 6", 744, 1133, isRound: true, also: ["ipad-mini", "ipad-mini-7"]),
    pad("ipad7_9", "iPad mini 5", 768, 1024, isRound: false, also: ["ipad-mini-4"]),
    pad("ipad9_7", "iPad 6", 768, 1024, isRound: false, also: ["ipad-5", "ipad-air-2", "ipad-pro-9-7"]),
    pad("ipad10_2", "iPad 9", 810, 1080, isRound: false, also: ["ipad-7", "ipad-8"]),
    pad("ipad10_5", "iPad Air 3", 834, 1112, isRound: false, also: ["ipad-pro-10-5"]),
    pad(
      "ipad10_9rounded", "iPad 10", 820, 1180, isRound: true,
      also: ["ipad", "ipad-11", "ipad-air", "ipad-air-4", "ipad-air-5", "ipad-air-11"], otherIDs: ["ipad10_9"]
    ),
    pad(
      "ipad11_0rounded", "iPad Pro 11", 834, 1194, isRound: true, also: ["ipad-pro"], otherIDs: ["ipad11_0"]),
    pad("ipad-pro-11-m4", "iPad Pro 11 M4", 834, 1210, isRound: true, also: []),
    pad("ipad12_9", "iPad Pro 12.9 2", 1024, 1366, isRound: false, also: ["ipad-pro-12-9-home-button"]),
    pad(
      "ipad12_9rounded", "iPad Pro 12.9", 1024, 1366, isRound: true, also: ["ipad-pro-12-9", "ipad-air-13"]),
    pad(
      "ipad-pro-13-m4", "iPad Pro 13 M4", 1032, 1376, isRound: true, also: ["ipad-pro-13"],
      otherIDs: ["ipad13_0rounded"]),
  ]

  private enum Top {
    /// A home button. The model has a status bar, which is hidden in landscape orientation.
    case button
    /// A notch with a height in points. The model also has a home indicator at the bottom edge.
    case notch(Double)
  }

  private static func phone(
    _ id: String, _ title: String, _ width: Double, _ height: Double, _ scale: Double, _ top: Top,
    also names: [String] = []
  ) -> DeviceModel {
    let (portrait, landscape): (EdgeInsets, EdgeInsets) =
      switch top {
      case .button: (EdgeInsets(top: 20), .zero)
      case .notch(let height):
        (EdgeInsets(top: height, bottom: 34), EdgeInsets(left: height, bottom: 21, right: height))
      }
    return DeviceModel(
      id: id, title: title, names: unique([name(of: title)] + names), idiom: .phone,
      size: Size(width: width, height: height), scale: scale, portraitSafeArea: portrait,
      landscapeSafeArea: landscape, margin: width >= 414 ? 20 : 16)
  }

  private static func pad(
    _ id: String, _ title: String, _ width: Double, _ height: Double, isRound: Bool, also names: [String],
    otherIDs: [String] = []
  ) -> DeviceModel {
    let safeArea = EdgeInsets(top: isRound ? 24 : 20, bottom: isRound ? 20 : 0)
    return DeviceModel(
      id: id, title: title, names: unique([name(of: title)] + names + otherIDs), idiom: .pad,
      size: Size(width: width, height: height), scale: 2, portraitSafeArea: safeArea,
      landscapeSafeArea: safeArea, margin: 20)
  }

  private static func name(of title: String) -> String {
    String(title.lowercased().map { " .".contains($0) ? "-" : $0 })
  }

  private static func unique(_ names: [String]) -> [String] {
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted }
  }
}
