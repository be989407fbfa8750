/// A view that shows dates.
protocol CalendarLocaleFollowing: View {
  func calendarLocaleDidChange()
}

/// A view or controller of the library with built-in titles.
protocol LibraryTextFollowing: Responder {
  func libraryTextsDidChange()
}
