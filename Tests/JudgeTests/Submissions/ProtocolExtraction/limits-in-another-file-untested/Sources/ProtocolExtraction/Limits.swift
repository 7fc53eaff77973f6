/// The limits of what is typed, in characters.
enum Limits {
    static let email = 64
    static let password = 8
}
