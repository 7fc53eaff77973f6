/// Everything that has a name.
public protocol Named {
    var name: String { get }
}
