/// What to do when a factory is resolved and nothing concerns its whole container: the common cases.
@usableFromInline
enum Plan: UInt8 {
    case callDefinition, callRegistered, readCached, readSingleton, lookCloser
}
