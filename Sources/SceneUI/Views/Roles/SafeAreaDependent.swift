/// A view that needs layout when its safe area changes.
protocol SafeAreaDependent: View {}
