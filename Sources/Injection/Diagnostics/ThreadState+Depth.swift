// A circular dependency that nothing detects, as in a release build, would overflow the stack without a message. Resolutions that are
// nested deeply are therefore recorded, and the last one before an overflow reports the cycle. Honest code may nest as deeply as it can.
extension UnsafeMutablePointer<ThreadHead> {
    /// Records a deeply nested resolution, and ends the process if the stack is used up.
    @usableFromInline @inline(never)
    func goDeeper(_ container: AnyObject, _ head: UnsafeMutablePointer<CellHead>, _ type: Any.Type) {
        let state = pointee.state.takeUnretainedValue()
        pointee.mustClear = true
        // The records of resolutions that have ended since are still there.
        // seams:skip(doubled) The second call finds them gone.
        state.deepest.removeLast(max(0, state.deepest.count - (pointee.depth - ThreadHead.shallow - 1)))
        state.deepest.append(RunningFactory(container, head, type))
        if withUnsafePointer(to: container, { state.stackReserve.contains(UInt(bitPattern: $0)) }) {
            state.failInDepth()  // seams:skip It never returns.
        }
    }
}

extension ThreadState {
    /// Ends the process with the last factories that are running: the cycle, if they are one.
    @inline(never)
    fileprivate func failInDepth() -> Never {
        let last = deepest.count - 1
        let start = deepest[..<last].lastIndex { $0.isSameFactory(as: deepest[last]) } ?? 0
        running.append(contentsOf: deepest[start...])
        failInCycle()
    }
}
