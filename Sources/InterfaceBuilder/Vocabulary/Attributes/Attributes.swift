/// What attributes of Interface Builder's elements, and the values nested under a `key`, stand for: facts, read once.
///
/// A block begins with `[family < parent]`. A line is `name[=attribute] type words…`; of the words of an enumeration,
/// `a=b` is written `b` in a scene, and `a=` is what a scene leaves out; with `~`, it is not quite the same, and
/// which it was is carried along. `absent=…` is what the value is where nothing is written, if the class library has
/// another default. `keep` has no counterpart: it is carried along, and so is `known`, of which there is no more to know.
/// `editor` means nothing outside the editor. `carry` before a type is for what is known and checked, and only carried
/// along.
enum AttributeFacts {
  /// A family comes after those that it belongs to.
  static let texts = [views, contents, lists, controls, bars, controllers, watch, documents]
}
