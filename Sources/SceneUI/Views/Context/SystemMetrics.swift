import SceneValues

/// The sizes and margins, in points, of a system's controls and rows. Tools use them to show other systems' content.
package struct SystemMetrics: Sendable {
  package var switchSize = Size(width: 51, height: 31)
  /// The width of a switch that is positioned by its frame, or nil for the standard width.
  package var framedSwitchWidth: Double?
  package var stepperHeight = 32.0
  package var sliderHeight = 34.0
  /// The distances from a slider's frame to its alignment rectangle, to which constraints apply.
  package var sliderAlignment = EdgeInsets(left: 2, right: 2)
  package var progressHeight = 4.0
  package var pageControlHeight = 26.0
  package var pageControlSpacing = 16.0
  package var pageControlPadding = 0.0
  package var segmentedHeight = 32.0
  package var toolbarHeight: Double?
  package var tabBarHeight: Double?
  package var toolbarMargin = 8.0
  package var barViewPadding = 8.0
  package var barViewsKeepSizes = false
  package var searchBarHeight = 56.0
  package var roundedFieldHeight = 34.0
  package var plainFieldPadding = 1.0
  package var plainFieldHeight = 0.0
  /// Whether the width of multiline text in a stack view row is calculated as if all views in the row were equally wide.
  package var textSharesWithAll = false
  /// The number of pixels per point for text sizes, or nil to use the display scale.
  package var contentScale: Double?
  package var rows = Rows()

  package init() {}

  package struct Rows: Sendable {
    /// The side margins of row content, or nil to derive the margins from the table's width.
    package var sides: Sides?
    package var above = 11.0
    package var separatorHeight = 0.0
    package var disclosureWidth = 28.0
    package var buttonWidth = 28.0

    package init() {}
  }

  package struct Sides: Sendable {
    /// The margins for widths of up to 320 points, up to 414 points (exclusive), and 414 points or more.
    package var narrow, usual, wide: Double
    /// The margin of cells that preserve their superview's margins, or nil to use the regular margin.
    package var preserving: Double?
    /// The margin in a table that is a controller's root view, or nil to use the regular margin.
    package var ofController: Double?

    package init(narrow: Double, usual: Double, wide: Double, preserving: Double? = nil) {
      (self.narrow, self.usual, self.wide, self.preserving) = (narrow, usual, wide, preserving)
    }

    func margin(width: Double, preserves: Bool, isOfController: Bool) -> Double {
      if isOfController, let ofController { return ofController }
      if preserves, let preserving { return preserving }
      return width <= 320 ? narrow : width < 414 ? usual : wide
    }
  }
}
