/// A view that is laid out again when bars hide more of it or less.
protocol SafeAreaDependent: View {}
