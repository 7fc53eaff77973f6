public import Foundation
public import Synchronization

/// The part of a manager that every resolution reads, in one block of memory and without reference counting.
@usableFromInline
struct ManagerHead: ~Copyable {
    /// The features in use, so that all unused features together cost one load per resolution.
    @usableFromInline let flags = Atomic<UInt32>(ManagerHead.autoRegistrationIsDue)
    /// The current table, which the manager's directory owns.
    @usableFromInline let table: Atomic<UnsafeMutableRawPointer>
    /// The key of the calling thread's ``ThreadHead``, copied here to be read without an initialization check.
    @usableFromInline let threadKey = ThreadState.key
    /// The stack of the thread that made the container.
    @usableFromInline let home = ThreadState.current.stack
    /// The lock of auto-registration, which lives as long as the head.
    var autoRegistrationLock = Lock()
    /// The manager that owns this head.
    @usableFromInline let manager: Unmanaged<ContainerManager>

    init(of manager: ContainerManager, _ table: SlotTable) {
        self.manager = Unmanaged.passUnretained(manager)
        self.table = Atomic(table.memory)
    }

    static let autoRegistrationIsDue: UInt32 = 1
    static let defaultScope: UInt32 = 2
    static let decorator: UInt32 = 4
    static let pushed: UInt32 = 8

    /// The head of the calling thread's state.
    @export(implementation) @inline(__always)
    var thread: UnsafeMutablePointer<ThreadHead> {
        // seams:skip A shortcut: the look-up finds the same.
        home.pointee.isCurrent() ? home.pointee.thread : ThreadHead.current(threadKey)
    }

    /// Whether no setting affects all factories of the container.
    @export(implementation) @inline(__always)
    var isPlain: Bool { flags.load(ordering: .acquiring) & 7 == 0 }  // seams:skip Only release builds ask.

    @export(implementation) @inline(__always)
    var autoRegistrationIsDue: Bool { flags.load(ordering: .acquiring) & 1 != 0 }

    func has(_ flag: UInt32) -> Bool { flags.load(ordering: .acquiring) & flag != 0 }

    /// Sets or clears a flag; the caller holds the manager's lock.
    func set(_ flag: UInt32, _ isOn: Bool) {
        let flags = flags.load(ordering: .relaxed)
        self.flags.store(isOn ? flags | flag : flags & ~flag, ordering: .releasing)
    }
}

extension UnsafeMutablePointer<ManagerHead> {
    /// Returns the head of a factory's slot, which the manager owns and creates at first use.
    ///
    /// It is not inlined, so that the property that declares the factory stays small enough to be inlined.
    @usableFromInline @inline(never)
    func slot(_ type: ObjectIdentifier, _ name: Name, _ place: Place) -> UnsafeMutablePointer<CellHead> {
        // seams:skip A shortcut: the directory finds what a table has.
        SlotTable(pointee.table.load(ordering: .acquiring)).head(type, name.address) ?? newSlot(type, name, place)
    }

    /// Creates the slot, in a separate function so that the common path needs no stack frame.
    @inline(never)
    private func newSlot(_ type: ObjectIdentifier, _ name: Name, _ place: Place) -> UnsafeMutablePointer<CellHead> {
        pointee.manager.takeUnretainedValue().slot(Declaration(type: type, name: name, place: place)).head
    }
}
