/// A view that must be laid out when its safe area changes.
protocol SafeAreaDependent: View {}
