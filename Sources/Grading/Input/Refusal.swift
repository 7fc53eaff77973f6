/// The reason why a submission is not judged at all, as a sentence without its period.
struct Refusal: Error, Equatable {
    var reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}
