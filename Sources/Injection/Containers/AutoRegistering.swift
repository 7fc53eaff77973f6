/// A container that registers what it needs by itself, before it is used for the first time.
public protocol AutoRegistering {
    /// Registers what the container should begin with. Called once per container, before anything is resolved or changed.
    func autoRegister()
}
