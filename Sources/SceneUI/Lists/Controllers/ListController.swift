/// Looks after a list, which is its view.
///
/// Interface Builder names it as its list's data source and delegate whether or not code has more to say than the scene:
/// where its class conforms to neither protocol, what the scene says stands.
protocol ListController: ViewController {}

extension TableViewController: ListController {}
extension CollectionViewController: ListController {}
