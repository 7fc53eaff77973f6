/// A writer that turns values into the Swift source that creates them, as far as run-time information allows.
struct SourceText {
    /// The numbers of objects that have no source, in order of appearance, so that a reader can tell them apart.
    struct Objects {
        private var known: [ObjectIdentifier: Int] = [:]

        mutating func number(of object: AnyObject) -> Int {
            let number = known[ObjectIdentifier(object)] ?? known.count + 1
            known[ObjectIdentifier(object)] = number
            return number
        }
    }

    /// The numbers of objects in a report, or nil for generated code, in which a value without source is a placeholder.
    var objects: Objects?

    /// Returns the source of one recorded call: its case without the name of the enum.
    mutating func call(_ value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum, SourceText.description(of: value) == nil else { return expression(value) }
        return enumCase(value, mirror, of: "")
    }

    /// Returns the source of any value, which compiles without a type from the context.
    mutating func expression(_ value: Any) -> String {
        for write in SourceText.known {
            if let text = write(value) { return text }
        }
        let mirror = Mirror(reflecting: value)
        return switch mirror.displayStyle {
        case .optional: mirror.children.first.map { optional($0.value) } ?? "nil"
        case .collection: "[\(list(mirror.children.map(\.value)))]"
        case .set: "[\(mirror.children.map { expression($0.value) }.sorted().joined(separator: ", "))]"
        case .dictionary: dictionary(mirror)
        case .tuple: "(\(labeled(mirror)))"
        default: SourceText.description(of: value) ?? composed(value, mirror)
        }
    }

    private mutating func optional(_ value: Any) -> String {
        let isEmptyInside = Mirror(reflecting: value).displayStyle == .optional && Mirror(reflecting: value).children.isEmpty
        return isEmptyInside ? ".some(nil)" : expression(value)
    }

    private mutating func composed(_ value: Any, _ mirror: Mirror) -> String {
        let type = SourceText.name(of: type(of: value))
        return switch mirror.displayStyle {
        case .enum: enumCase(value, mirror, of: type)
        case .struct where !(value is any CustomReflectable): "\(type)(\(labeled(mirror)))"
        case .class: unwritable(type, value as AnyObject)
        default: value is Any.Type ? "\(SourceText.name(of: value as? Any.Type ?? Any.self)).self" : unwritable(type, nil)
        }
    }

    private mutating func enumCase(_ value: Any, _ mirror: Mirror, of type: String) -> String {
        guard let payload = mirror.children.first, let name = payload.label else { return "\(type).\(value)" }
        let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple
        let arguments = isTuple ? labeled(Mirror(reflecting: payload.value)) : expression(payload.value)
        return "\(type).\(name)(\(arguments))"
    }

    private mutating func labeled(_ mirror: Mirror) -> String {
        var parts: [String] = []
        for child in mirror.children {
            let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
            parts.append(label + expression(child.value))
        }
        return parts.joined(separator: ", ")
    }

    private mutating func list(_ values: [Any]) -> String {
        var parts: [String] = []
        for value in values { parts.append(expression(value)) }
        return parts.joined(separator: ", ")
    }

    private mutating func dictionary(_ mirror: Mirror) -> String {
        var entries: [String] = []
        for child in mirror.children {
            let pair = Mirror(reflecting: child.value).children.map(\.value)
            entries.append(pair.map { expression($0) }.joined(separator: ": "))
        }
        return entries.isEmpty ? "[:]" : "[\(entries.sorted().joined(separator: ", "))]"
    }

    private mutating func unwritable(_ type: String, _ object: AnyObject?) -> String {
        guard objects != nil else { return "<#\(type)#>" }
        guard let object, let number = objects?.number(of: object) else { return type }
        return "\(type)#\(number)"
    }
}
