/// A view that shows dates in the format of the locale.
protocol CalendarLocaleFollowing: View {
  func calendarLocaleDidChange()
}

/// A view or controller of the library with built-in titles.
protocol LibraryTextFollowing: Responder {
  func libraryTextsDidChange()
}
