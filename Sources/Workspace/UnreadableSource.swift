/// A file that cannot be taken as Swift source.
package struct UnreadableSource: Error, Equatable {
    /// The place below the folder that was read.
    package var place: Place
    /// The reason, as the end of a sentence.
    package var reason: String
    /// The advice; nil to fix the place.
    package var next: String?

    package init(_ place: Place, reason: String, next: String? = nil) {
        (self.place, self.reason, self.next) = (place, reason, next)
    }
}
