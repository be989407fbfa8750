extension AttributeFacts {
  static let watch: [FamilyFacts] = [
    FamilyFacts(
      .watchController, in: [.controller],
      [
        .carried("nextPage", .controller),
        .carried("dynamicNotificationInterface", .controller),
        .carried("dynamicInteractiveNotificationInterface", .controller),
        .carried("identifier", .string),
        .carried("backgroundImage", .image),
        .carried("catalog", .string),
        .carried("contentMode", .string),
        .carried("fullBounds", .bool),
        .carried("hidesWhenLoading", .bool),
        .init("spacing", .elsewhere),
        .init("backgroundColor", .elsewhere),
        .carried("bottomTemplateType", .string),
        .carried("topTemplateType", .string),
      ]),
    FamilyFacts(
      .watchItem,
      [
        .carried("width", .number),
        .carried("height", .number),
        .carried("widthAdjustment", .number),
        .carried("heightAdjustment", .number),
        .carried("alignment", as: "horizontalAlignment", .string),
        .carried("verticalAlignment", .string),
        .carried("catalog", .string),
        .carried("fixedWidth", .bool),
        .carried("fixedHeight", .bool),
      ]),
    FamilyFacts(
      .watchView, in: [.anyView, .watchItem],
      [
        .carried("posterImage", .image),
        .carried("controlsLocalVolume", .bool),
        .carried("loops", .bool),
        .carried("autoplays", .bool),
        .carried("focusStyle", .string),
        .carried("indicatorMode", .string),
        .carried("indicator", .string),
        .carried("pickerStyle", .string),
        .carried("style", as: "displayStyle", .string),
        .carried("type", as: "displayType", .string),
        .carried("color", .color),
      ]),
    FamilyFacts(
      .watchSeparator, in: [.anyView, .watchItem],
      [
        .init("color", as: "backgroundColor", .color),
        .carried("color.systemColor", as: "backgroundColorName", .string),
      ]),
    FamilyFacts(
      .watchLabel, in: [.label, .watchItem],
      [
        .init("font", .font),
        .carried("font.name", as: "fontName", .string),
        .carried("font.weight", as: "fontWeight", .string),
        .carried("dateStyle", .string),
        .carried("timeStyle", .string),
        .carried("dateFormat", .string),
        .carried("format", .string),
        .carried("units", .string),
      ]),
    FamilyFacts(
      .watchButton, in: [.button, .watchItem],
      [
        .init("title", .string),
        .init("titleColor", .color),
        .init("font", .font),
        .carried("font.name", as: "fontName", .string),
        .carried("font.weight", as: "fontWeight", .string),
        .init("backgroundImage", .image),
      ]),
    FamilyFacts(
      .watchImage, in: [.imageView, .watchItem],
      [
        .carried("initiallyAnimated", .bool)
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
        .carried("titleColor", .color),
        .init("color", as: "onTintColor", .color),
        .carried("font", .font),
      ]),
    FamilyFacts(
      .watchSlider, in: [.slider, .watchItem],
      [
        .init("minimum", as: "minimumValue", .number),
        .init("maximum", as: "maximumValue", .number),
        .carried("steps", .int),
        .init("minimumImage", as: "minimumValueImage", .image),
        .init("maximumImage", as: "maximumValueImage", .image),
        .init("color", as: "minimumTrackTintColor", .color),
      ]),
    FamilyFacts(
      .watchGroup, in: [.stackView, .watchItem],
      [
        .init("layout", as: "axis", .enum, ["horizontal", "vertical", .init("overlap", nearly: "")]),
        .carried("radius", .number),
        .init("margins", as: "layoutMargins", .insets),
        .carried("backgroundImage", .image),
        .carried("animationDuration", .number),
        .carried("initiallyAnimated", .bool),
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
