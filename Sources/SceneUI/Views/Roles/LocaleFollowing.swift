/// A view that formats dates for the locale.
protocol CalendarLocaleFollowing: View {
  func calendarLocaleDidChange()
}

/// A view or controller that displays titles provided by the library.
protocol LibraryTextFollowing: Responder {
  func libraryTextsDidChange()
}
