/// A closure as an object, with or without an input.
@usableFromInline
final class Closure<Input, Output> {
    @usableFromInline let function: Function

    /// The closure in its original form, so that no closure needs to wrap another.
    @usableFromInline
    enum Function {
        case of((Input) -> Output)
        case ofNothing(() -> Output)
    }

    @export(implementation)
    init(_ function: Function) { self.function = function }

    @export(implementation) @inline(__always)
    func call(_ input: Input) -> Output {
        switch function {
        case .of(let function): function(input)
        case .ofNothing(let function): function()
        }
    }
}
