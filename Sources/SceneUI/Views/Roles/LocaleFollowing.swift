protocol CalendarLocaleFollowing: View {
  func calendarLocaleDidChange()
}

protocol TimeZoneFollowing: View {
  func timeZoneDidChange()
}

/// A view or controller that displays titles provided by the library.
protocol LibraryTextFollowing: Responder {
  func libraryTextsDidChange()
}
