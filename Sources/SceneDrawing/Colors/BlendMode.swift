import SceneValues

/// A mode for blending drawn content with the content behind it, as in SVG's `mix-blend-mode` and PDF.
public enum BlendMode: String, SceneEnumeration {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case hardLight
  case softLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
}
