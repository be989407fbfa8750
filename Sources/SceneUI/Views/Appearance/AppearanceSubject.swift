/// What appearance rules can be for: views, and the items that bars show.
///
/// The library's `View` and `BarItem` are, and so are their subclasses; nothing else has to be.
public protocol AppearanceSubject: AnyObject {}
