import SceneModel
import SceneValues

/// Maps the words that Xcode writes to the words that scenes use for the same values.
enum SceneWords {
  static let olderColorNames = [
    "darkText": "black", "lightText": "white", "groupTableViewBackground": "systemGroupedBackground",
    "tableCellGroupedBackground": "secondarySystemBackground", "viewFlipsideBackground": "darkGray",
    "scrollViewTexturedBackground": "gray", "tableCellPlainBackground": "white", "tableBackground": "white",
  ]

  static let segueKinds = SegueKind.xcodeNames.mapValues(\.rawValue)
    .merging(SegueKind.allCases.map { ($0.rawValue, $0.rawValue) }) { former, _ in former }

  static let attributeWords = StringMap(
    [
      ("baseline", ("lastBaseline", false)), ("centerXWithinMargins", ("centerX", true)),
      ("centerYWithinMargins", ("centerY", true)),
    ]
      + LayoutAttribute.allCases.map(\.rawValue).flatMap { word in
        [(word, (word, false)), (word + "Margin", (word, true))]
      })
}
