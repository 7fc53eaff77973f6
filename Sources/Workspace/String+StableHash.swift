extension String {
    /// The hash FNV-1a with 64 bits, which is the same on every machine and in every run.
    package var stableHash: UInt64 {
        utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
