/// Tells one factory from every other: what it makes, what it is called, and where it is declared.
@usableFromInline
struct Declaration: Hashable {
    @usableFromInline var type: ObjectIdentifier
    @usableFromInline var name: StaticString
    @usableFromInline var place: Place

    @usableFromInline
    init(type: ObjectIdentifier, name: StaticString, place: Place) {
        self.type = type
        self.name = name
        self.place = place
    }

    @usableFromInline
    static func == (one: Declaration, other: Declaration) -> Bool {
        one.type == other.type && one.name.hasSameText(as: other.name) && one.place == other.place
    }

    @usableFromInline
    func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        hasher.combine(text: name)
        hasher.combine(place)
    }
}

/// Where in the source a factory is declared; the container's type stands in for it when a factory is registered by type.
@usableFromInline
struct Place: Hashable {
    @usableFromInline var file: StaticString
    @usableFromInline var line: UInt
    @usableFromInline var column: UInt

    @inlinable
    init(file: StaticString, line: UInt, column: UInt) {
        self.file = file
        self.line = line
        self.column = column
    }

    @usableFromInline
    static func == (one: Place, other: Place) -> Bool {
        one.line == other.line && one.column == other.column && one.file.hasSameText(as: other.file)
    }

    @usableFromInline
    func hash(into hasher: inout Hasher) {
        hasher.combine(line)
        hasher.combine(column)
        hasher.combine(text: file)
    }
}

extension StaticString {
    /// One word that is the same for the same literal: its address, or the character if it is only one.
    @inlinable
    var word: UInt {
        hasPointerRepresentation ? UInt(bitPattern: utf8Start) : UInt(unicodeScalar.value)
    }

    func hasSameText(as other: StaticString) -> Bool {
        word == other.word || description == other.description
    }
}

extension Hasher {
    fileprivate mutating func combine(text: StaticString) {
        combine(text.description)
    }
}
