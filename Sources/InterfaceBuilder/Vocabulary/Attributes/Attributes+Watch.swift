extension AttributeFacts {
  static let watch: [FamilyFacts] = [
    FamilyFacts(
      .watchController, in: [.controller],
      [
        .preserved("nextPage", .controller),
        .preserved("dynamicNotificationInterface", .controller),
        .preserved("dynamicInteractiveNotificationInterface", .controller),
        .preserved("identifier", .string),
        .preserved("backgroundImage", .image),
        .preserved("catalog", .string),
        .preserved("contentMode", .string),
        .preserved("fullBounds", .bool),
        .preserved("hidesWhenLoading", .bool),
        .init("spacing", .elsewhere),
        .init("backgroundColor", .elsewhere),
        .preserved("bottomTemplateType", .string),
        .preserved("topTemplateType", .string),
      ]),
    FamilyFacts(
      .watchItem,
      [
        .preserved("width", .number),
        .preserved("height", .number),
        .preserved("widthAdjustment", .number),
        .preserved("heightAdjustment", .number),
        .preserved("alignment", as: "horizontalAlignment", .string),
        .preserved("verticalAlignment", .string),
        .preserved("catalog", .string),
        .preserved("fixedWidth", .bool),
        .preserved("fixedHeight", .bool),
      ]),
    FamilyFacts(
      .watchView, in: [.anyView, .watchItem],
      [
        .preserved("posterImage", .image),
        .preserved("controlsLocalVolume", .bool),
        .preserved("loops", .bool),
        .preserved("autoplays", .bool),
        .preserved("focusStyle", .string),
        .preserved("indicatorMode", .string),
        .preserved("indicator", .string),
        .preserved("pickerStyle", .string),
        .preserved("style", as: "displayStyle", .string),
        .preserved("type", as: "displayType", .string),
        .preserved("color", .color),
      ]),
    FamilyFacts(
      .watchSeparator, in: [.anyView, .watchItem],
      [
        .init("color", as: "backgroundColor", .color),
        .preserved("color.systemColor", as: "backgroundColorName", .string),
      ]),
    FamilyFacts(
      .watchLabel, in: [.label, .watchItem],
      [
        .init("font", .font),
        .preserved("font.name", as: "fontName", .string),
        .preserved("font.weight", as: "fontWeight", .string),
        .preserved("dateStyle", .string),
        .preserved("timeStyle", .string),
        .preserved("dateFormat", .string),
        .preserved("format", .string),
        .preserved("units", .string),
      ]),
    FamilyFacts(
      .watchButton, in: [.button, .watchItem],
      [
        .init("title", .string),
        .init("titleColor", .color),
        .init("font", .font),
        .preserved("font.name", as: "fontName", .string),
        .preserved("font.weight", as: "fontWeight", .string),
        .init("backgroundImage", .image),
      ]),
    FamilyFacts(
      .watchImage, in: [.imageView, .watchItem],
      [
        .preserved("initiallyAnimated", .bool)
      ]),
    FamilyFacts(
      .watchText, in: [.textField, .watchItem],
      [
        .init("font", .font)
      ]),
    FamilyFacts(
      .watchSwitch, in: [.switch, .watchItem],
      [
        .init("value", as: "on", .bool),
        .preserved("titleColor", .color),
        .init("color", as: "onTintColor", .color),
        .preserved("font", .font),
      ]),
    FamilyFacts(
      .watchSlider, in: [.slider, .watchItem],
      [
        .init("minimum", as: "minimumValue", .number),
        .init("maximum", as: "maximumValue", .number),
        .preserved("steps", .int),
        .init("minimumImage", as: "minimumValueImage", .image),
        .init("maximumImage", as: "maximumValueImage", .image),
        .init("color", as: "minimumTrackTintColor", .color),
      ]),
    FamilyFacts(
      .watchGroup, in: [.stackView, .watchItem],
      [
        .init(
          "layout", as: "axis", .enum, ["horizontal", "vertical", .init("overlap", isApproximately: "")]),
        .preserved("radius", .number),
        .init("margins", as: "layoutMargins", .insets),
        .preserved("backgroundImage", .image),
        .preserved("animationDuration", .number),
        .preserved("initiallyAnimated", .bool),
      ]),
    FamilyFacts(
      .watchRow, in: [.any],
      [
        .init("identifier", .known),
        .init("selectable", .known),
      ]),
    FamilyFacts(
      .watchMenuItem, in: [.any],
      [
        .init("title", .known),
        .init("icon", .known),
        .init("image", .known),
        .init("catalog", .known),
      ]),
    FamilyFacts(
      .watchCategory, in: [.any],
      [
        .init("identifier", .known),
        .init("wantsSashBlur", .known),
        .init("hasInteractiveInterface", .known),
      ]),
  ]
}
