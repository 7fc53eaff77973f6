/// The names of types of which every value is of that type only.
struct TypeNames: Sendable {
    /// The types of the libraries whose values are of no other type.
    private static let known: Set = [
        "Bool", "Character", "Data", "Date", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "Set", "String", "Substring",
        "UInt",
        "UInt8", "UInt16", "UInt32", "UInt64", "URL", "UUID",
    ]
    /// The types of the libraries that have other names, or convert to others.
    private static let knownAliases = ["Array": "list", "CGFloat": "Double", "Dictionary": "dictionary", "TimeInterval": "Double"]

    /// The one name for all classes, actors and protocols of the module, as a value of one may be one of another.
    static let object = "object"

    /// The types of the module.
    private let own: Set<String>
    /// The classes, actors and protocols of the module.
    private let objects: Set<String>
    /// The types behind other names.
    private let aliases: [String: String]
    /// The names that stand for several types.
    private let variables: Set<String>

    init(own: Set<String>, objects: Set<String>, aliases: [String: String], variables: Set<String>) {
        (self.own, self.objects, self.variables) = (own, objects, variables)
        self.aliases = aliases.filter { !variables.contains($0.key) }
    }

    /// The name of a type parameter, whose values are of no known type.
    func variable(_ type: String) -> String? { variables.contains(type) ? type : nil }

    /// The name for a type whose values fit no type with another name: all lists have one, as some convert to others.
    ///
    /// - Returns: Nil if values of other types fit the type, too, or it is not known.
    func family(of type: String) -> String? {
        let type = type.replacing(#/^@autoclosure \(\) (?:throws )?-> /#, with: "").replacing(#/^(?:any|some) /#, with: "")
        let name = type.wholeMatch(of: /(?:\w+\.)*(\w+)/).map { String($0.1) } ?? type
        if variables.contains(name) { return nil }
        let meaning = own.contains(name) ? name : aliases[name] ?? Self.knownAliases[name] ?? name
        if objects.contains(meaning) { return Self.object }
        if meaning.contains("->") { return "function" }
        if meaning.hasPrefix("["), meaning.hasSuffix("]") { return meaning.contains(":") ? "dictionary" : "list" }
        if let generic = meaning.wholeMatch(of: /(Array|ClosedRange|Dictionary|Range|Set)<.+>/) {
            return Self.knownAliases[String(generic.1)] ?? String(generic.1)
        }
        return ["list", "dictionary"].contains(meaning) || own.contains(meaning) || Self.known.contains(meaning) ? meaning : nil
    }
}
