/// The plans for resolving a factory when no setting affects the whole container.
///
/// They are numbers, because an enumeration that client code sees brings metadata and conformances, which weigh more than all its uses.
@usableFromInline
enum Plan {
    @export(implementation) @inline(__always)
    static var callDefinition: UInt8 { 0 }
    @export(implementation) @inline(__always)
    static var callRegistered: UInt8 { 1 }
    @export(implementation) @inline(__always)
    static var readCached: UInt8 { 2 }
    @export(implementation) @inline(__always)
    static var readSingleton: UInt8 { 3 }
    @export(implementation) @inline(__always)
    static var lookCloser: UInt8 { 4 }  // seams:skip Any number that no other plan has does the same.
}
