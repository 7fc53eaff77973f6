/// The identity of a factory: its type, its name, and the place of its declaration.
struct Declaration: Hashable {
    let type: ObjectIdentifier
    let name: Name
    let place: Place

    /// The same for all factories of one type and name.
    var withoutPlace: Declaration { Declaration(type: type, name: name, place: Place(type: Never.self)) }

    static func == (one: Declaration, other: Declaration) -> Bool {
        one.type == other.type && one.place.position == other.place.position && one.name == other.name && one.place.file == other.place.file
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        hasher.combine(place.position)
        hasher.combine(name.text)
    }
}

/// A string literal that is stored in one word and compared as text.
@usableFromInline
struct Name {
    /// The address of the zero-terminated text, or the complement of the one character that makes up the text.
    @usableFromInline let address: UnsafeRawPointer

    @export(implementation) @inline(__always)
    init(_ text: StaticString) {
        address = UnsafeRawPointer(text.hasPointerRepresentation ? text.utf8Start : Name.address(of: text.unicodeScalar))
    }

    /// Returns an address that stands for a single character, too high to be the address of a text.
    @usableFromInline
    static func address(of character: Unicode.Scalar) -> UnsafePointer<UInt8> {
        UnsafePointer(bitPattern: ~UInt(character.value))!
    }

    @inline(never)
    var text: String {
        let word = ~UInt(bitPattern: address)
        if let character = Unicode.Scalar(UInt32(truncatingIfNeeded: word)),
            word == UInt(character.value)  // seams:skip No test chooses the address of a text, half of which may look like a character.
        {
            return String(character)
        }
        return String(cString: address.assumingMemoryBound(to: CChar.self))
    }

    @inline(never)
    static func == (one: Name, other: Name) -> Bool {
        if one.address == other.address { return true }  // seams:skip(never) A shortcut: its text is the same.
        return one.text == other.text
    }
}

/// The source location of a factory's declaration, or the container's type for a factory registered by type.
@usableFromInline
struct Place {
    @usableFromInline let file: Name
    @usableFromInline let position: UInt

    @export(implementation) @inline(__always)
    init(file: StaticString, line: UInt, column: UInt) {
        self.file = Name(file)
        position = line << 16 | column
    }

    init(type: Any.Type) {
        file = Name("")  // seams:skip Any text that is the same for all types does the same.
        position = UInt(bitPattern: ObjectIdentifier(type))
    }
}
