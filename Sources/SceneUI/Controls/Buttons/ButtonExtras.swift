import SceneDrawing
import SceneRuntime
import SceneValues

/// The properties that few buttons use. Storing them in every button would increase the memory use per button by 50 %.
final class ButtonExtras {
  @Within(.coordinates) var titleInsets = EdgeInsets.zero
  @Within(.coordinates) var imageInsets = EdgeInsets.zero
  @Within(.coordinates) var backgroundImageCapInsets = EdgeInsets.zero
  @Within(.coordinates) var titleShadowOffset = Size(width: 0, height: 1)
  var subtitle = ""
  var lineBreakMode = LineBreakMode.middleTruncation
  @Within(.counts) var numberOfTitleLines = 1
  var titleTextAlignment = TextAlignment.natural
  var shrinksTitle = false
  @Within(.fractions) var minimumTitleScale = 0.5
  var titleLabel: ButtonTitleLabel?
  @Within(.lengths) var imagePadding = 0.0
  @Within(.lengths) var titlePadding = 1.0
  var baseBackgroundColor: Color?
  var menuOpener: ButtonMenu?
  var spokes: ActivityIndicator?
  var scenesStates: [ButtonState] = []
  var attributedTitles: [Control.State: AttributedText]?
  var fragments: LabelParts?
  var titleColors = StyleValues<Control.State, Color>()
  var titleShadowColors = StyleValues<Control.State, Color>()
  var images = StyleValues<Control.State, ImageName>()
  var backgroundImages = StyleValues<Control.State, ImageName>()
}
