import CGIO

final class BusValue {
  private let value: OpaquePointer

  init(_ value: OpaquePointer) { self.value = g_variant_ref(value) }
  private init(taking value: OpaquePointer) { self.value = value }
  deinit { g_variant_unref(value) }

  static func type(of value: OpaquePointer) -> String { String(cString: g_variant_get_type_string(value)) }

  /// The elements of a tuple, array, dictionary, or dictionary entry, or the content of a variant.
  var children: [BusValue] {
    guard g_variant_is_container(value) != 0 else { return [] }
    return (0..<g_variant_n_children(value)).map {
      BusValue(taking: g_variant_get_child_value(value, $0))
    }
  }

  var string: String {
    let content = content
    guard Self.type(of: content.value) == "s" else { return "" }
    return String(cString: g_variant_get_string(content.value, nil))
  }

  var number: UInt32? {
    let content = content
    return Self.type(of: content.value) == "u" ? g_variant_get_uint32(content.value) : nil
  }

  var flag: Bool? {
    let content = content
    return Self.type(of: content.value) == "b" ? g_variant_get_boolean(content.value) != 0 : nil
  }

  /// The value without the variants that wrap it. Some portals wrap values in two variants.
  private var content: BusValue {
    var content = self
    while Self.type(of: content.value) == "v" { content = content.children[0] }
    return content
  }
}
