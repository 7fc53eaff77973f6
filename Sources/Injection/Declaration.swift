/// Tells one factory from every other: what it makes, what it is called, and where it is declared.
struct Declaration: Hashable {
    var type: ObjectIdentifier
    var name: Name
    var place: Place
}

/// A literal in one word, compared as text: a factory's value must be small for the compiler to keep it in registers.
@usableFromInline
struct Name: Hashable, CustomStringConvertible {
    /// The address of the text, which ends with a zero, or the complement of the character that is all of it.
    @usableFromInline let word: UInt

    @inlinable @inline(__always)
    init(_ text: StaticString) {
        word = text.hasPointerRepresentation ? UInt(bitPattern: text.utf8Start) : ~UInt(text.unicodeScalar.value)
    }

    @usableFromInline
    var description: String {
        if let character = Unicode.Scalar(UInt32(truncatingIfNeeded: ~word)), ~word == UInt(character.value) { return String(character) }
        return UnsafePointer<CChar>(bitPattern: word).map { String(cString: $0) } ?? ""
    }

    @usableFromInline
    static func == (one: Name, other: Name) -> Bool {
        one.word == other.word || one.description == other.description
    }

    @usableFromInline
    func hash(into hasher: inout Hasher) {
        hasher.combine(description)
    }
}

/// Where in the source a factory is declared; the container's type stands in for it when a factory is registered by type.
@usableFromInline
struct Place: Hashable {
    @usableFromInline let file: Name
    @usableFromInline let position: UInt

    @inlinable @inline(__always)
    init(file: StaticString, line: UInt, column: UInt) {
        self.file = Name(file)
        position = line << 16 | column
    }

    init(type: Any.Type) {
        file = Name("")
        position = UInt(bitPattern: ObjectIdentifier(type))
    }
}
