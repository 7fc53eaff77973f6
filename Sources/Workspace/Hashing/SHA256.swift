internal import Foundation

/// The secure hash of FIPS 180-4, for cache keys: the toolchain exports none on Linux.
struct SHA256 {
    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    private var pending: [UInt8] = []
    private var length: UInt64 = 0

    /// Adds bytes.
    mutating func update(_ bytes: some Sequence<UInt8>) {
        let before = pending.count
        pending.append(contentsOf: bytes)
        length += UInt64(pending.count - before)
        digestWholeBlocks()
    }

    /// Returns the hash of all added bytes, as 64 hexadecimal digits.
    func hexadecimal() -> String {
        var copy = self
        let bitLength = copy.length * 8
        copy.pending.append(0x80)
        while copy.pending.count % 64 != 56 { copy.pending.append(0) }
        for shift in stride(from: 56, through: 0, by: -8) { copy.pending.append(UInt8(truncatingIfNeeded: bitLength >> UInt64(shift))) }
        copy.digestWholeBlocks()
        return copy.state.map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }

    private mutating func digestWholeBlocks() {
        let whole = pending.count / 64 * 64
        guard whole > 0 else { return }
        pending.withUnsafeBufferPointer { bytes in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
                for start in stride(from: 0, to: whole, by: 64) {
                    Self.digest(bytes.baseAddress! + start, &state, schedule.baseAddress!)
                }
            }
        }
        pending.removeFirst(whole)
    }

    private static func digest(_ block: UnsafePointer<UInt8>, _ state: inout [UInt32], _ w: UnsafeMutablePointer<UInt32>) {
        var i = 0
        while i < 16 {
            let byte = block + i &* 4
            w[i] = UInt32(byte[0]) << 24 | UInt32(byte[1]) << 16 | UInt32(byte[2]) << 8 | UInt32(byte[3])
            i &+= 1
        }
        while i < 64 {
            let x = w[i &- 15]
            let y = w[i &- 2]
            let s0 = (x >> 7 | x << 25) ^ (x >> 18 | x << 14) ^ (x >> 3)
            let s1 = (y >> 17 | y << 15) ^ (y >> 19 | y << 13) ^ (y >> 10)
            w[i] = w[i &- 16] &+ s0 &+ w[i &- 7] &+ s1
            i &+= 1
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        roundConstants.withUnsafeBufferPointer { k in
            i = 0
            while i < 64 {
                let s1 = (e >> 6 | e << 26) ^ (e >> 11 | e << 21) ^ (e >> 25 | e << 7)
                let choice = (e & f) ^ (~e & g)
                let t1 = h &+ s1 &+ choice &+ k[i] &+ w[i]
                let s0 = (a >> 2 | a << 30) ^ (a >> 13 | a << 19) ^ (a >> 22 | a << 10)
                let majority = (a & b) ^ (a & c) ^ (b & c)
                h = g
                g = f
                f = e
                e = d &+ t1
                d = c
                c = b
                b = a
                a = t1 &+ s0 &+ majority
                i &+= 1
            }
        }
        for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
    }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let roundConstants: [UInt32] = {
        var primes: [Int] = []
        var candidate = 2
        while primes.count < 64 {
            if !primes.contains(where: { candidate % $0 == 0 }) { primes.append(candidate) }
            candidate += 1
        }
        return primes.map { prime in
            let root = cbrt(Double(prime))
            return UInt32((root - root.rounded(.down)) * 4_294_967_296)
        }
    }()
}
