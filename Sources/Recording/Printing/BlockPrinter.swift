import Foundation

/// A way to print a block of generated assertions.
struct BlockPrinter: Sendable {
    let print: @Sendable (String) -> Void

    /// Writes a block at once, so that no other output appears between its lines.
    static let standardOutput = BlockPrinter { block in
        fflush(nil)
        FileHandle.standardOutput.write(Data((block + "\n").utf8))
    }
}
