/// The indices that come next, where things are numbered as they are used.
struct ExpectedIndices {
  var string = 0
  var number = 0
  var object = 0
  var unit = 0
  var source = 0
}
