extension ContainerManager {
    /// Whether the calling thread is running auto-registration.
    var isAutoRegistering: Bool {
        // seams:skip A shortcut: otherwise nobody runs it, and no push awaits it.
        guard head.pointee.autoRegistrationIsDue else { return false }
        return autoRegistration.lock.withLock { autoRegistration.worker } === ThreadState.current
    }

    /// Runs auto-registration if it is due; other threads wait until it has finished.
    func autoRegister(_ container: AnyObject) {
        let thread = ThreadState.current
        while head.pointee.has(ManagerHead.autoRegistrationIsDue) {
            let worker = autoRegistration.lock.withLock {
                let worker = autoRegistration.worker
                if worker == nil { autoRegistration.worker = thread }
                return worker
            }
            if worker == nil { return runAutoRegistration(container, on: thread) }
            if worker === thread { return }  // seams:skip A shortcut: nobody waits for itself.
            if !autoRegistration.wait(as: thread) { return }
        }
    }

    private func runAutoRegistration(_ container: AnyObject, on thread: ThreadState) {
        thread.undertaken.append(autoRegistration)
        if head.pointee.has(ManagerHead.autoRegistrationIsDue) {  // seams:skip It may just have ended elsewhere: no test arranges that.
            (container as? any AutoRegistering)?.autoRegister()
            #if DEBUG
            SharedContainers.note(container, self)  // seams:skip(doubled) The second time adds the same.
            #endif
            lock.withLock {
                for index in pushes.indices { pushes[index].wasBeforeAutoRegistration = false }
                head.pointee.set(ManagerHead.autoRegistrationIsDue, false)  // seams:skip(doubled) Lowered twice, it is the same.
            }
        }
        thread.undertaken.removeLast()  // seams:skip(altered) Only a nested one that ends the process asks which is the last.
        autoRegistration.abandon()  // seams:skip(doubled) The second call finds nobody at work.
    }
}
