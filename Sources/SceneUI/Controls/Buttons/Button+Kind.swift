import SceneRuntime

extension Button {
  /// A kind of button, which determines the button's appearance.
  public enum Kind: String, SceneEnumeration {
    /// The title is in the tint color.
    case plain
    /// The title and the images look the same in every state.
    case custom
    /// The title has a tinted border.
    case bordered
    /// The title is white on a background in the tint color.
    case filled
    /// The title is in the tint color on a gray background.
    case gray
    /// The title is in the tint color on a pale background of the same hue.
    case tinted
    /// The button shows the letter "i" in a circle, in the tint color. Use it to show details about an adjacent item.
    case detailDisclosure
    /// The same appearance as `detailDisclosure`. On other systems, this button has a light and a dark version.
    case infoLight, infoDark
    case contactAdd
    case close

    /// Another name for `plain`.
    public static var system: Kind { .plain }

    var hasPlate: Bool {
      switch self {
      case .bordered, .filled, .gray, .tinted: true
      case .plain, .custom, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close: false
      }
    }

    var symbol: ButtonSymbol? {
      switch self {
      case .detailDisclosure, .infoLight, .infoDark: .info
      case .contactAdd: .add
      case .close: .close
      case .plain, .custom, .bordered, .filled, .gray, .tinted: nil
      }
    }
  }
}
