import SceneRuntime
import SceneValues

/// Required constraints that cannot all hold. It is a smallest set of such: without any one of them, the others could.
public struct LayoutConflict: CustomStringConvertible {
  /// Who asks for what a member says.
  package enum Kind: Sendable {
    case constraint, size, frame, content, arrangement
  }

  /// One of those that contradict each other.
  public struct Member: CustomStringConvertible {
    /// What it asks, as an equation where it is a constraint: `title.width = 100`.
    public var description: String
    /// The constraint; nil for what a frame or a stack view asks.
    public weak var constraint: LayoutConstraint?
    /// The view whose frame, content or arrangement asks it; nil where a constraint does.
    package weak var view: View?
    package var kind = Kind.constraint
    /// Where it stands in its file, if that is known.
    public var place: LoadingError.Place?
  }

  /// In the order in which they came.
  public var members: [Member]
  /// Which of them does not hold, so that the others can: what was said last.
  public var broken: Int
  /// The view in which they hold.
  public weak var view: View?

  /// What is said to people: a line for all, and one for each.
  public var description: String {
    let lines = members.enumerated().map { index, member in
      let place = member.place.map { "\($0): " } ?? ""
      return "  \(place)\(member.description)\(index == broken ? " (is let go)" : "")"
    }
    return (["These constraints cannot all hold:"] + lines).joined(separator: "\n")
  }
}
