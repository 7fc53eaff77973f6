/// Everything that has a name.
protocol Named {
    var name: String { get }
}
