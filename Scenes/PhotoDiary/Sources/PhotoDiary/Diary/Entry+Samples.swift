extension Entry {
  static let samples = [
    Entry(
      title: "Along the lake",
      text: """
        Up before six, and the water lay still as glass. Walked the whole east shore and met nobody but a heron, \
        who took no notice.

        Bread and cheese on the jetty; home by the noon bus.
        """, date: day(20_624), photo: "lake", place: "Silver Lake"),
    Entry(
      title: "Roofs of the old town",
      text: """
        Four hundred steps to the top of the tower. From up there the streets look as if somebody had drawn them \
        without lifting the pen.
        """, date: day(20_631), photo: "town", place: "Old Town"),
    Entry(
      title: "Into the pines",
      text:
        "Rain until noon, then everything smelt of resin. The path is marked badly. Found the spring again.",
      date: day(20_640), photo: "forest", place: "Northern Woods"),
    Entry(
      title: "Last swim",
      text: "The sea is warmer than the air by now. We stayed until the sun had gone.",
      date: day(20_652), photo: "beach", place: "Long Beach"),
    Entry(
      title: "Over the pass",
      text: """
        Fog on the way up; above it, all the summits stood in the sun like islands. Seven hours, and no water after \
        the hut.
        """, date: day(20_659), photo: "mountains", place: "Grey Pass"),
    Entry(
      title: "A night without clouds",
      text: "Lay in the meadow and counted eleven shooting stars, maybe twelve.",
      date: day(20_663), photo: "night", place: "Silver Lake"),
  ]

  /// Returns noon of a day. The number of January 1, 1970 is 0.
  private static func day(_ number: Int) -> Double { Double(number) * 86_400 + 12 * 3600 }
}
