protocol SafeAreaDependent: View {}
