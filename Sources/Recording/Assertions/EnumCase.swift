/// Takes calls apart without knowing their enum: a case is known by the function that makes it, such as `MockElements.track(event:)`.
enum EnumCase {
    /// What the case carries if `call` was made by `make`, or nil if it is another case.
    ///
    /// Several values are one tuple, to which the language turns the parameters of `make`.
    static func arguments<Call, Arguments>(of call: Call, as make: (Arguments) -> Call) -> Arguments? {
        guard let payload = Mirror(reflecting: call).children.first else { return nil }
        let parts = Mirror(reflecting: payload.value)
        let labeledValue = parts.displayStyle == .tuple && parts.children.count == 1 ? parts.children.first?.value : nil
        guard let arguments = (labeledValue ?? payload.value) as? Arguments else { return nil }
        // Another case may carry values of the same types: what `make` makes of them must be the same case with the same labels.
        let made = Mirror(reflecting: make(arguments)).children.first
        return made?.label == payload.label && made.map { type(of: $0.value) } == type(of: payload.value) ? arguments : nil
    }

    /// Whether values of a type are functions, or tuples or optionals with one in them.
    ///
    /// Reflection hands such a function out with another calling convention than it has, and calling it would go anywhere.
    static func holdsFunction(_ type: Any.Type) -> Bool {
        var depth = 0
        for part in String(reflecting: type).replacing("Swift.Optional<", with: "(").replacing("->", with: "→") {
            switch part {
            case "→" where depth == 0: return true
            case "<": depth += 1
            case ">": depth = max(0, depth - 1)
            default: break
            }
        }
        return false
    }
}
