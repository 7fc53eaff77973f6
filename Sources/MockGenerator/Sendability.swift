internal import SwiftSyntax

/// The knowledge of which types are not `Sendable`; a type that nothing is known about counts as `Sendable`.
struct Sendability {
    let declarations: Declarations
    /// The types around the protocol, in which names are looked up first.
    let scope: [String]

    /// Returns whether a type is known not to be `Sendable`.
    func isUnsafe(_ type: TypeSyntax) -> Bool { isUnsafe(type, []) }

    private func isUnsafe(_ type: TypeSyntax, _ visited: Set<String>) -> Bool {
        if let attributed = type.as(AttributedTypeSyntax.self) {
            let attributes = attributed.attributes.map(\.plainText)
            let isSafe = attributes.contains { $0 == "@Sendable" || $0.hasSuffix("Actor") }
            return attributed.baseType.is(FunctionTypeSyntax.self) ? !isSafe : isUnsafe(attributed.baseType, visited)
        }
        if type.is(FunctionTypeSyntax.self) { return true }
        if let composition = type.as(CompositionTypeSyntax.self) {
            return composition.elements.allSatisfy { isUnsafe($0.type, visited) || isPlainProtocol($0.type) }
        }
        if let existential = type.as(SomeOrAnyTypeSyntax.self) { return isUnsafe(existential.constraint, visited) }
        if let name = type.as(IdentifierTypeSyntax.self) {
            return arguments(name.genericArgumentClause, visited) || isUnsafe(named: name.name.text, visited)
        }
        if let member = type.as(MemberTypeSyntax.self) {
            return arguments(member.genericArgumentClause, visited) || isUnsafe(named: member.withoutArguments, visited)
        }
        return type.children(viewMode: .sourceAccurate).contains { isUnsafe(in: $0, visited) }
    }

    /// Looks into lists, tuples, optionals and dictionaries.
    private func isUnsafe(in node: Syntax, _ visited: Set<String>) -> Bool {
        if let type = node.as(TypeSyntax.self) { return isUnsafe(type, visited) }
        return node.children(viewMode: .sourceAccurate).contains { isUnsafe(in: $0, visited) }
    }

    private func arguments(_ clause: GenericArgumentClauseSyntax?, _ visited: Set<String>) -> Bool {
        clause.map { isUnsafe(in: Syntax($0), visited) } ?? false
    }

    /// Returns whether a part of a composition says nothing about `Sendable`.
    private func isPlainProtocol(_ type: TypeSyntax) -> Bool { Self.protocols.contains(type.plainText) }

    private func isUnsafe(named name: String, _ visited: Set<String>) -> Bool {
        let plain = ["Swift.", "Foundation."].first(where: name.hasPrefix).map { String(name.dropFirst($0.count)) } ?? name
        guard let known = declarations.qualified(plain, in: scope) else {
            return Self.notSendable.contains(plain) || Self.protocols.contains(plain)
        }
        guard !visited.contains(known) else { return false }
        let visited = visited.union([known])
        if let aliases = declarations.aliases[known] { return aliases.contains { isUnsafe($0.initializer.value, visited) } }
        guard let nominal = declarations.nominals[known], !isSendable(known, []) else { return false }
        return nominal.kind != .value || nominal.isPublic
            || nominal.parts.contains { part in
                isUnsafe(part, visited) || part.tokens(viewMode: .sourceAccurate).contains { nominal.generics.contains($0.text) }
            }
    }

    /// Returns whether a type or protocol says that it is `Sendable`, or inherits it.
    func isSendable(_ name: String, _ visited: Set<String>) -> Bool {
        guard !Self.sendable.contains(String(name.trimmingPrefix("Swift."))) else { return true }
        guard let known = declarations.qualified(name, in: scope), !visited.contains(known) else { return false }
        if let aliases = declarations.aliases[known] {
            return aliases.flatMap { InheritedPart.parts(of: $0.initializer.value) }.contains {
                isSendable($0.name, visited.union([known]))
            }
        }
        guard let nominal = declarations.nominals[known] else { return false }
        if nominal.kind == .actor || nominal.attributes.contains(where: { declarations.isGlobalActor($0, in: scope) }) { return true }
        let inherited = nominal.inherited + (declarations.added[known] ?? [])
        return inherited.contains { isSendable($0, visited.union([known])) }
    }

    private static let sendable: Set = ["Sendable", "Error", "LocalizedError", "CustomNSError", "RecoverableError", "CodingKey", "Actor"]

    /// The protocols of the standard library whose existential types are not `Sendable`.
    private static let protocols: Set = [
        "AnyObject", "Codable", "Collection", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "CVarArg",
        "Decodable",
        "Decoder", "Encodable", "Encoder", "Equatable", "Hashable", "Identifiable", "Sequence", "AsyncSequence", "AnyHashable", "Any",
        "KeyedDecodingContainerProtocol", "KeyedEncodingContainerProtocol", "NSObjectProtocol", "SingleValueDecodingContainer",
        "SingleValueEncodingContainer", "UnkeyedDecodingContainer", "UnkeyedEncodingContainer", "RandomNumberGenerator", "StringProtocol",
    ]

    /// The types of the standard library and Foundation that are not `Sendable`.
    private static let notSendable: Set = [
        "AnyCollection", "AnyIterator", "AnyKeyPath", "AnySequence", "ByteCountFormatter", "DateComponentsFormatter", "DispatchWorkItem",
        "Formatter", "Host", "InputStream", "ISO8601DateFormatter", "JSONSerialization", "KeyPath", "KeyedDecodingContainer",
        "KeyedEncodingContainer", "ManagedBuffer", "MeasurementFormatter", "Mirror", "NSArray", "NSAttributedString", "NSCache",
        "NSCalendar",
        "NSCharacterSet", "NSCoder", "NSData", "NSDictionary", "NSHashTable", "NSIndexPath", "NSIndexSet", "NSKeyedArchiver",
        "NSKeyedUnarchiver", "NSMapTable", "NSMutableArray", "NSMutableAttributedString", "NSMutableData", "NSMutableDictionary",
        "NSMutableSet", "NSMutableString", "NSNotification", "NSObject", "NSOrderedSet", "NSPredicate", "NSSet", "NSString", "NSTimeZone",
        "Notification", "NotificationQueue", "OpaquePointer", "OutputStream", "PartialKeyPath", "Port", "PropertyListSerialization",
        "ReferenceWritableKeyPath", "Regex", "RunLoop", "Scanner", "Stream", "Thread", "Timer", "UndoManager", "UnsafeBufferPointer",
        "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafeMutableRawBufferPointer", "UnsafeMutableRawPointer", "UnsafePointer",
        "UnsafeRawBufferPointer", "UnsafeRawPointer", "URLProtocol", "UserDefaults", "WritableKeyPath", "XMLDocument", "XMLElement",
        "XMLNode", "XMLParser",
    ]
}

extension MemberTypeSyntax {
    /// The qualified name, without generic arguments.
    fileprivate var withoutArguments: String { with(\.genericArgumentClause, nil).plainText }
}
