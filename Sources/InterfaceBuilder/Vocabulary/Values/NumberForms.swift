import SceneValues

/// The numeric attributes of Xcode files that no family of `AttributeFacts` describes.
enum NumberForms {
  static func rows(isMac: Bool) -> [NumberRow] { isMac ? appKitValues + shared + appKit : shared + uiKit }

  static func lookup(isMac: Bool) -> RowLookup<NumberForm> { isMac ? macLookup : plainLookup }

  private static let macLookup = RowLookup(rows(isMac: true))
  private static let plainLookup = RowLookup(rows(isMac: false))

  private static let shared: [NumberRow] = values + texts + connections + versions

  private static let values: [NumberRow] = [
    row("x y width height", of: "rect"),
    row("minX minY width height", of: "frame"),
    row("x y", of: "point"),
    row("width height", of: "size"),
    row("x y width height", of: "value"),
    row("location length", of: "range value", NumberForm(type: .int)),
    row("minX maxX minY maxY", of: "inset contentBorderThickness"),
    row("top left bottom right", of: "edgeInsets"),
    row("top leading bottom trailing", of: "directionalEdgeInsets"),
    // In color spaces with an extended range, components can exceed 1, but are still smaller than 10.
    row(
      "white red green blue alpha cyan magenta yellow black", of: "color",
      NumberForm(range: 0...1, tolerance: 9)),
    row("width height", of: "image namedImage"),
    row("timeIntervalSinceReferenceDate", of: "date"),
    row("value", of: "integer", NumberForm(type: .int)),
    row("value", of: "real"),
    row("value", of: "decimal", NumberForm(notation: .plainOrNaN)),
    row("value", of: "userDefinedRuntimeAttribute", where: ("type", "number")),
    row("location", of: "textTab userLayoutGuide"),
    row("variableValue", of: "imageReference"),
  ]

  private static let texts: [NumberRow] = [
    row("size", of: "font"),
    row("pointSize", of: "fontDescription preferredSymbolConfiguration"),
    row(
      """
      tighteningFactorForTruncation lineSpacing paragraphSpacing paragraphSpacingBefore minimumLineHeight \
      maximumLineHeight lineHeightMultiple firstLineHeadIndent headIndent tailIndent defaultTabInterval \
      hyphenationFactor headerLevel
      """, of: "paragraphStyle"),
    row("blurRadius", of: "shadow"),
  ]

  private static let connections: [NumberRow] = [
    row("constant", of: "constraint"),
    row("multiplier", of: "constraint", NumberForm(notation: .ratio)),
    row("priority", of: "constraint"),
    row("splitViewControllerTargetIndex", of: "segue", NumberForm(type: .int)),
    row("placeholderIntrinsicWidth placeholderIntrinsicHeight", NumberForm(notation: .plainOrInfinite)),
    row(
      """
      horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority \
      verticalCompressionResistancePriority
      """, NumberForm(range: 1...1000, isRangeRequired: true)),
  ]

  private static let versions: [NumberRow] = [
    row("version", of: "document plugIn deployment development", NumberForm(notation: .version)),
    row("defaultVersion", of: "deployment development", NumberForm(notation: .version)),
    row("toolsVersion minToolsVersion minSystemVersion", NumberForm(notation: .version)),
  ]

  private static let uiKit: [NumberRow] = [
    row("horizontal vertical", of: "offsetWrapper offset"),
    row("preferredFramesPerSecond", NumberForm(type: .int)),
    row("minimumFontSize", of: "wkPreferences"),
    row("minimumFontSize", of: "label textField button", NumberForm(range: 0...(.infinity))),
    row("pageLength gapBetweenPages", of: "webView"),
    row("pageZoom", of: "wkWebView"),
    row("sampleCount clearStencil", of: "mtkView", NumberForm(type: .int)),
    row("clearDepth", of: "mtkView"),
  ]

  private static let appKit: [NumberRow] =
    [
      row("tag indentationLevel selectedTag maximumRecents", NumberForm(type: .int)),
      row(
        """
        formatWidth groupingSize maxAcceleratorLevel maxVisibleColumns selectedTabViewItemIndex selectedSegment \
        selectedSegmentIndex visibilityPriority
        """, NumberForm(type: .int)),
      row(
        """
        maximumFractionDigits maximumIntegerDigits maxNumberOfColumns maxNumberOfRows minimumFractionDigits \
        minimumIntegerDigits numberOfMajorTickMarks numberOfTickMarks numberOfVisibleItems
        """, NumberForm(type: .int, range: 0...(.infinity))),
      row(
        "numberOfClicksRequired numberOfTouchesRequired", NumberForm(type: .int, range: 1...(.infinity))),
      row("alpha alphaValue preferredThicknessFraction", NumberForm(range: 0...1)),
      row(
        """
        holdingPriority horizontalClippingResistancePriority horizontalStackHuggingPriority \
        verticalClippingResistancePriority verticalStackHuggingPriority
        """, NumberForm(range: 0...1000)),
      row(
        """
        borderWidth completionDelay cornerRadius defaultFixedFontSize defaultFontSize horizontalLineScroll \
        horizontalPageScroll maxWidth minWidth minimumFontSize pointSize rowHeight verticalLineScroll \
        verticalPageScroll
        """, NumberForm(range: 0...(.infinity))),
      row(
        """
        altIncrementValue automaticMaximumThickness bottomPadding columnSpacing criticalValue doubleValue \
        height increment indentationPerLevel inset knobProportion leadingPadding magnification \
        maxMagnification maxValue maximumThickness minColumnWidth minMagnification minValue \
        minimumInteritemSpacing minimumLineSpacing minimumThickness preferredMaxLayoutWidth \
        preferredSearchFieldWidth rotation rowSpacing spacing timeInterval topPadding trailingOffset \
        trailingPadding warningValue width x y
        """),
    ]

  /// The attributes of values and scrollers that AppKit limits to a range. In UIKit documents, rules check these ranges.
  private static let appKitValues: [NumberRow] = [
    row("pointSize", of: "fontDescription", NumberForm(range: 0...(.infinity))),
    row("size", of: "font", NumberForm(range: 0...(.infinity))),
    row("blurRadius", of: "shadow", NumberForm(range: 0...(.infinity))),
    row("alpha", of: "color", NumberForm(range: 0...1)),
    row("doubleValue", of: "scroller", NumberForm(range: 0...1)),
  ]

  /// The forms of attributes that are numbers for all UIKit elements. Excludes attributes in `MacNames.texts`.
  static let ofUIKit = StringMap(
    DocumentVocabulary.all.names { NumberForm($0) != nil }.all.map { ($0, NumberForm()) })

  private static func row(
    _ names: String, of elements: String = "", where condition: (String, String)? = nil,
    _ form: NumberForm = NumberForm()
  ) -> NumberRow {
    NumberRow(names, of: elements, where: condition, values: form)
  }
}

typealias NumberRow = AttributeRow<NumberForm>
