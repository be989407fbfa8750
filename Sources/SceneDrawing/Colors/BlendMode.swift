import SceneValues

/// A mode for blending drawn content with the content behind it, as defined by PDF and by `mix-blend-mode` in SVG.
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
