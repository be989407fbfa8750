import SceneValues

/// How large the controls of a system are, and what its rows keep free, in points: for tools that show what was drawn for
/// another system than the one that views have the looks of.
package struct SystemMetrics: Sendable {
  package var switchSize = Size(width: 51, height: 31)
  /// How wide a switch is that its frame places; nil for as wide as others.
  package var framedSwitchWidth: Double?
  package var stepperHeight = 32.0
  package var sliderHeight = 34.0
  /// What of a slider constraints do not speak of.
  package var sliderAlignment = EdgeInsets(left: 2, right: 2)
  package var progressHeight = 4.0
  package var pageControlHeight = 26.0
  /// From one dot of a page control to the next, and beside all dots together.
  package var pageControlSpacing = 16.0
  package var pageControlPadding = 0.0
  package var segmentedHeight = 32.0
  /// Nil for that of the screen.
  package var toolbarHeight: Double?
  /// At the sides of a toolbar's items, and beside views of the program's among them.
  package var toolbarMargin = 8.0
  package var barViewPadding = 8.0
  package var searchBarHeight = 56.0
  /// The least height of a text field with round corners.
  package var roundedFieldHeight = 34.0
  /// How much higher than its line a text field without a border is.
  package var plainFieldPadding = 1.0
  /// Whether text that is broken into lines has an equal share of a stack view's row, whatever else is in it.
  package var textSharesWithAll = false
  /// How many pixels a point has for the sizes of texts; nil for as many as the display has.
  package var contentScale: Double?
  package var rows = Rows()

  package init() {}

  /// What the cells of tables keep free.
  package struct Rows: Sendable {
    /// At the sides of content; nil for what the table's width asks for.
    package var sides: Sides?
    /// Above and below content that constraints place.
    package var above = 11.0
    /// How high a line between two rows is that content makes room for.
    package var separatorHeight = 0.0
    /// How far from the edge content ends that has something at its right.
    package var disclosureWidth = 28.0
    package var buttonWidth = 28.0

    package init() {}
  }

  /// The margins at the sides of a cell's content, by how wide the cell is.
  package struct Sides: Sendable {
    /// Up to 320 points, below 414, and from there on.
    package var narrow, usual, wide: Double
    /// Of cells that say that they keep the margins of what they are in; nil for the same.
    package var preserving: Double?
    /// In a table that is a controller's own view; nil for the same.
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
