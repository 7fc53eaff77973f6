/// The plan for resolving a factory when no setting affects the whole container.
@usableFromInline
enum Plan: UInt8 {
    case callDefinition, callRegistered, readCached, readSingleton, lookCloser
}
