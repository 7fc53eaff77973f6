/// A container that registers its own dependencies before it is first used.
public protocol AutoRegistering {
    /// Registers the container's initial dependencies.
    ///
    /// The container calls it once, before its first resolution or modification.
    func autoRegister()
}
