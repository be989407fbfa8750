/// A view that writes dates.
protocol CalendarLocaleFollowing: View {
  /// Responds to a change of the context's `calendarLocale`.
  func calendarLocaleDidChange()
}

/// A view or a controller of the library that shows titles which scenes do not write.
protocol LibraryTextFollowing: Responder {
  /// Responds to a change of the language of the library's words.
  func libraryTextsDidChange()
}
