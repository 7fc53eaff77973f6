/// Tells one factory from every other: what it makes, what it is called, and where it is declared.
struct Declaration: Hashable {
    var type: ObjectIdentifier
    var name: Name
    var place: Place
}

/// A literal in one word, compared as text.
@usableFromInline
struct Name: Hashable, CustomStringConvertible {
    /// The address of the text, which ends with a zero, or the complement of the character that is all of it.
    @usableFromInline let address: UnsafeRawPointer

    @inlinable @inline(__always)
    init(_ text: StaticString) {
        address = UnsafeRawPointer(text.hasPointerRepresentation ? text.utf8Start : Name.address(of: text.unicodeScalar))
    }

    /// No text has an address that high.
    @usableFromInline
    static func address(of character: Unicode.Scalar) -> UnsafePointer<UInt8> {
        UnsafePointer(bitPattern: ~UInt(character.value))!
    }

    @usableFromInline
    var description: String {
        let word = ~UInt(bitPattern: address)
        if let character = Unicode.Scalar(UInt32(truncatingIfNeeded: word)), word == UInt(character.value) { return String(character) }
        return String(cString: address.assumingMemoryBound(to: CChar.self))
    }

    @usableFromInline
    static func == (one: Name, other: Name) -> Bool {
        one.address == other.address || one.description == other.description
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
