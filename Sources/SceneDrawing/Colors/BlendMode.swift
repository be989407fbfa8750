import SceneValues

/// How what is drawn is mixed with what lies behind it: the modes that SVG's `mix-blend-mode` and PDF share.
///
/// The first twelve look at each color component alone; the last four at the color as a whole.
public enum BlendMode: String, SceneEnumeration {
  /// Covers what is behind, as far as it is opaque.
  case normal
  /// Darkens: white leaves what is behind as it is, black gives black.
  case multiply
  /// Lightens: black leaves what is behind as it is, white gives white.
  case screen
  /// Multiplies or screens, as what is behind is dark or light.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// Lightens what is behind to show the color that is drawn.
  case colorDodge
  /// Darkens what is behind to show the color that is drawn.
  case colorBurn
  /// Multiplies or screens, as what is drawn is dark or light.
  case hardLight
  /// Darkens or lightens a little, as what is drawn is dark or light.
  case softLight
  /// How far both are apart.
  case difference
  /// How far both are apart, with less contrast.
  case exclusion
  /// The hue of what is drawn, the rest of what is behind.
  case hue
  /// The saturation of what is drawn, the rest of what is behind.
  case saturation
  /// The hue and the saturation of what is drawn, the lightness of what is behind.
  case color
  /// The lightness of what is drawn, the rest of what is behind.
  case luminosity
}
