/// A piece of code in a method of a class `Screen`, and the words of the faults that are planted in it.
package struct FaultExample: Sendable {
    /// The point that it makes.
    package let title: String
    /// The statements of the method.
    package let code: String
    /// The words of the faults, in any order.
    package let faults: [String]

    init(_ title: String, _ code: String, plants faults: [String]) {
        self.title = title
        self.code = code
        self.faults = faults
    }
}
