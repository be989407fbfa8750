import SceneUI
import SceneValues
import TestSupport

/// A host app's view with properties that rules may set.
class DialView: View {
  enum Hand: String, SceneEnumeration, StyleVariant {
    case hour, minute
    static let element = "hand"
    static let base = Hand.hour
    static let axes = [StyleAxis("name", \Hand.self)]
  }

  private let life = Life()
  @Stylable var dialColor = Color.white {
    didSet {
      changes += 1
      setNeedsDisplay()
    }
  }
  private var handColors = StyleValues<Hand, Color>()
  private(set) var changes = 0
  /// Not settable by rules.
  var hours = 12

  override class var declaration: ClassDeclaration {
    ClassDeclaration(DialView.self, "A dial with two hands.") {
      $0.property(
        "dialColor", default: .white, appearance: \.$dialColor, get: \.dialColor, set: { $0.dialColor = $1 })
      $0.property("handColor", appearance: \.handColors, set: { $0.setHandColor($1, for: $2) })
      $0.property("hours", default: 12, get: \.hours, set: { $0.hours = $1 })
    }
  }

  func handColor(of hand: Hand) -> Color? { handColors[hand] }
  func setHandColor(_ color: Color?, for hand: Hand) {
    handColors[exactly: hand] = color
    setNeedsDisplay()
  }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    graphics.setFillColor(dialColor)
    graphics.fillEllipse(in: bounds)
  }
}

extension AppearanceKeys where Object: DialView {
  var dialColor: AppearanceKey<Color> { AppearanceKey() }
  var handColor: VariantAppearanceKey<DialView.Hand, Color> { VariantAppearanceKey() }
  /// A key that the class declaration does not allow.
  var hours: AppearanceKey<Int> { AppearanceKey() }
  /// A key without a property.
  var minutes: AppearanceKey<Int> { AppearanceKey() }
}

/// A label that counts its tint color notifications.
final class TintedLabel: Label {
  private let life = Life()
  private(set) var tints: [Color] = []
  override class var declaration: ClassDeclaration { ClassDeclaration(TintedLabel.self) }
  override func tintColorDidChange() { tints.append(tintColor) }
}

final class BoldLabel: Label {
  override class var declaration: ClassDeclaration { ClassDeclaration(BoldLabel.self) }
}

extension Registry {
  static func styled() throws -> Registry {
    try .library(and: DialView.self, TintedLabel.self, BoldLabel.self, HostController.self, HostView.self)
  }
}

extension View {
  /// The text colors of all labels, depth first.
  var labelColors: [String: Color] {
    var colors: [String: Color] = [:]
    func look(_ view: View) {
      if let label = view as? Label { colors[label.text] = label.textColor }
      view.subviews.forEach(look)
    }
    look(self)
    return colors
  }
}
