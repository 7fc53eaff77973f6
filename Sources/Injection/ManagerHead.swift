public import Foundation
public import Synchronization

/// The part of a manager that is read at every resolution: in one piece of memory, and with no reference counts on the way to it.
@usableFromInline
struct ManagerHead: ~Copyable {
    /// What a resolution must look into, so that what is not used costs one load.
    @usableFromInline let flags = Atomic<UInt32>(ManagerHead.autoRegistrationIsDue)
    /// The table in use, which the manager's directory owns.
    @usableFromInline let table: Atomic<UnsafeMutableRawPointer>
    /// By which the calling thread finds its ``ThreadHead``: here, reading it does not ask whether it is initialized.
    @usableFromInline let threadKey = ThreadState.key
    /// The manager, which owns this head.
    @usableFromInline let manager: Unmanaged<ContainerManager>

    init(of manager: ContainerManager, _ table: SlotTable) {
        self.manager = Unmanaged.passUnretained(manager)
        self.table = Atomic(UnsafeMutableRawPointer(table.memory))
    }

    static let autoRegistrationIsDue: UInt32 = 1
    static let defaultScope: UInt32 = 2
    static let decorator: UInt32 = 4
    static let pushed: UInt32 = 8

    /// Whether nothing concerns every factory of the container, whether anything is set for the factory or not.
    @inlinable @inline(__always)
    var isPlain: Bool { flags.load(ordering: .acquiring) & 7 == 0 }

    @inlinable @inline(__always)
    var autoRegistrationIsDue: Bool { flags.load(ordering: .acquiring) & 1 != 0 }

    func has(_ flag: UInt32) -> Bool { flags.load(ordering: .acquiring) & flag != 0 }

    func set(_ flag: UInt32, _ isOn: Bool) {
        if has(flag) == isOn { return }
        if isOn {
            flags.bitwiseOr(flag, ordering: .acquiringAndReleasing)
        } else {
            flags.bitwiseAnd(~flag, ordering: .acquiringAndReleasing)
        }
    }

    /// Returns the head of a factory's slot, if it has one.
    @inlinable @inline(__always)
    func find(_ type: ObjectIdentifier, _ name: Name) -> UnsafeMutablePointer<CellHead>? {
        SlotTable(table.load(ordering: .acquiring)).head(UInt(bitPattern: type), name.word)
    }
}
