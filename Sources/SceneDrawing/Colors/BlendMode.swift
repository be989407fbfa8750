import SceneValues

/// A mode for blending a drawing with the content behind it. The modes are those that SVG's `mix-blend-mode`
/// and PDF share.
///
/// The first twelve modes blend each color component separately. The last four blend the color as a whole.
public enum BlendMode: String, SceneEnumeration {
  /// Covers the backdrop, according to the opacity of the source.
  case normal
  /// Darkens by multiplying. White leaves the backdrop unchanged, and black results in black.
  case multiply
  /// Lightens. Black leaves the backdrop unchanged, and white results in white.
  case screen
  /// Multiplies a dark backdrop and screens a light one.
  case overlay
  /// Selects the darker component.
  case darken
  /// Selects the lighter component.
  case lighten
  /// Lightens the backdrop to reflect the source color.
  case colorDodge
  /// Darkens the backdrop to reflect the source color.
  case colorBurn
  /// Multiplies for a dark source and screens for a light one.
  case hardLight
  /// Slightly darkens for a dark source and lightens for a light one.
  case softLight
  /// The absolute difference of the components.
  case difference
  /// The difference of the components with lower contrast.
  case exclusion
  /// The hue of the source, with the saturation and luminosity of the backdrop.
  case hue
  /// The saturation of the source, with the hue and luminosity of the backdrop.
  case saturation
  /// The hue and saturation of the source, with the luminosity of the backdrop.
  case color
  /// The luminosity of the source, with the hue and saturation of the backdrop.
  case luminosity
}
