internal import Foundation

/// A declaration that the compiler found behind a name.
struct IndexedSymbol: Sendable {
    /// The kinds that the survey tells apart, with the index's numbers.
    enum Kind: UInt32, Sendable {
        case typeAlias = 11
        case function = 12
        case variable = 13
        case enumCase = 15
        case instanceMethod = 16
        case classMethod = 17
        case staticMethod = 18
        case instanceProperty = 19
        case classProperty = 20
        case staticProperty = 21
        case constructor = 22
    }

    var kind: Kind?
    /// The name without labels.
    var name: String
    /// The identity across modules, which is the mangled name.
    var identity: String
    var isDefinition: Bool

    /// Whether it belongs to a type instead of an instance.
    var isStatic: Bool { [.classMethod, .staticMethod, .classProperty, .staticProperty].contains(kind) }

    /// The name of the type around it; nil for a free declaration and for one that is not written in Swift.
    var owner: String? {
        guard identity.hasPrefix("s:"), var text = Self.demangled("$s" + identity.dropFirst(2)) else { return nil }
        if text.hasPrefix("static ") { text.removeFirst(7) }
        if text.hasPrefix("(extension in "), let end = text.firstIndex(of: ":") { text = String(text[text.index(after: end)...]) }
        // `Foundation.Date.init() -> Foundation.Date`, `Swift.Array<A>.shuffled() -> …`, `static Foundation.Date.now : Foundation.Date`
        var depth = 0
        var path = ""
        for character in text {
            if character == "<" { depth += 1 }
            if depth == 0 {
                if character == "(" || character == " " { break }
                path.append(character)
            }
            if character == ">" { depth -= 1 }
        }
        let names = path.split(separator: ".")
        return names.count > 2 ? String(names[names.count - 2]) : nil
    }

    private typealias Demangle =
        @convention(c) (
            UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
        ) -> UnsafeMutablePointer<CChar>?

    /// The function of Swift's runtime; nil where it is not exported.
    private static let demangle: Demangle? = dlsym(dlopen(nil, RTLD_NOW), "swift_demangle").map { unsafeBitCast($0, to: Demangle.self) }

    private static func demangled(_ name: String) -> String? {
        guard let text = demangle?(name, name.utf8.count, nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}
