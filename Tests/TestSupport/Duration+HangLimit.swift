extension Duration {
    /// The longest that a test waits for what must come.
    ///
    /// A check takes seconds, and minutes on a slow machine where many tests run: only a hang lasts this long.
    package static let hang = Duration.seconds(600)
}
