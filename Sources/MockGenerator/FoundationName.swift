/// The names of Foundation that packages use for types of their own, which are then ambiguous in the file of the mocks.
enum FoundationName {
    static let all: Set<String> = [
        "AttributedString", "Bundle", "Calendar", "Data", "Date", "DateInterval", "Decimal", "Dimension", "Expression", "FileHandle",
        "FileManager", "FormatStyle", "Formatter", "HTTPURLResponse", "Host", "IndexPath", "IndexSet", "InputStream", "JSONDecoder",
        "JSONEncoder", "Locale", "Measurement", "Notification", "NotificationCenter", "Operation", "OperationQueue", "OutputStream",
        "ParseStrategy", "Pipe", "Port", "Predicate", "Process", "ProcessInfo", "Progress", "RunLoop", "Scanner", "SortComparator",
        "SortDescriptor", "SortOrder", "Stream", "Thread", "TimeInterval", "TimeZone", "Timer", "URL", "URLComponents", "URLQueryItem",
        "URLRequest", "URLResponse", "URLSession", "UUID", "Unit", "UserDefaults", "XMLDocument", "XMLElement", "XMLNode", "XMLParser",
    ]
}
