/// A target of appearance rules: a view, or an item of a bar.
///
/// Only `View`, `BarItem` and their subclasses need to conform.
public protocol AppearanceSubject: AnyObject {}
