/// The reflection of calls of an unknown enum, whose cases are identified by constructors such as `MockElements.track(event:)`.
enum EnumCase {
    /// Returns the arguments of `call` if `make` creates the same case, or nil for another case.
    ///
    /// Several values are returned as one tuple, like the parameters of `make`.
    static func arguments<Call, Arguments>(of call: Call, as make: (Arguments) -> Call) -> Arguments? {
        guard let payload = Mirror(reflecting: call).children.first else { return nil }
        let parts = Mirror(reflecting: payload.value)
        let labeledValue = parts.displayStyle == .tuple && parts.children.count == 1 ? parts.children.first?.value : nil
        guard let arguments = (labeledValue ?? payload.value) as? Arguments else { return nil }
        // Another case may carry values of the same types, so `make` must create the same case with the same labels from them.
        let made = Mirror(reflecting: make(arguments)).children.first
        return made?.label == payload.label && made.map { type(of: $0.value) } == type(of: payload.value) ? arguments : nil
    }

    /// Returns whether values of a type are functions, or tuples or optionals that contain one.
    ///
    /// Reflection returns such a function with the wrong calling convention, so calling it is undefined behavior.
    static func holdsFunction(_ type: Any.Type) -> Bool {
        var depth = 0
        for part in String(reflecting: type).split(separator: "Swift.Optional<").joined().replacing("->", with: "→") {
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
