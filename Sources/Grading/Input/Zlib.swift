internal import Foundation

/// The system's zlib, which is loaded when an archive is read: the toolchain needs it itself, so it is there.
struct Zlib: Sendable {
    /// The part of `z_stream` that zlib's interface promises, see zlib.h.
    private struct Stream {
        var nextIn: UnsafePointer<UInt8>?
        var availableIn: UInt32 = 0
        var totalIn: UInt = 0
        var nextOut: UnsafeMutablePointer<UInt8>?
        var availableOut: UInt32 = 0
        var totalOut: UInt = 0
        var message: UnsafePointer<CChar>?
        var state: OpaquePointer?
        var allocate: OpaquePointer?
        var free: OpaquePointer?
        var opaque: OpaquePointer?
        var dataType: Int32 = 0
        var checksum: UInt = 0
        var reserved: UInt = 0
    }

    private typealias Begin = @convention(c) (UnsafeMutableRawPointer, Int32, UnsafePointer<CChar>, Int32) -> Int32
    private typealias Step = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
    private typealias End = @convention(c) (UnsafeMutableRawPointer) -> Int32
    private typealias Checksum = @convention(c) (UInt, UnsafePointer<UInt8>?, UInt32) -> UInt

    private let begin: Begin
    private let step: Step
    private let end: End
    private let checksum: Checksum

    /// The library; nil where there is none.
    static let shared = Zlib()

    private init?() {
        guard
            let library = ["libz.so.1", "libz.dylib", "libz.1.dylib"].lazy.compactMap({ (name: String) in dlopen(name, RTLD_NOW) }).first,
            let begin = dlsym(library, "inflateInit2_"), let step = dlsym(library, "inflate"), let end = dlsym(library, "inflateEnd"),
            let checksum = dlsym(library, "crc32")
        else { return nil }
        self.begin = unsafeBitCast(begin, to: Begin.self)
        self.step = unsafeBitCast(step, to: Step.self)
        self.end = unsafeBitCast(end, to: End.self)
        self.checksum = unsafeBitCast(checksum, to: Checksum.self)
    }

    /// Unpacks bytes that were packed with DEFLATE, without a header.
    ///
    /// - Parameter size: The number of bytes that must come out; never more are written.
    /// - Returns: The bytes; nil if they are not as many, or the packed ones are damaged.
    func inflate(_ packed: Data, size: Int) -> Data? {
        var stream = Stream()
        let (withoutHeader, finish, streamEnd): (Int32, Int32, Int32) = (-15, 4, 1)
        guard begin(&stream, withoutHeader, "1.2.0", Int32(MemoryLayout<Stream>.size)) == 0 else { return nil }
        defer { _ = end(&stream) }
        // One byte more, so that one byte too many is seen.
        var unpacked = [UInt8](repeating: 0, count: size + 1)
        let code = [UInt8](packed).withUnsafeBufferPointer { input in
            unpacked.withUnsafeMutableBufferPointer { output in
                (stream.nextIn, stream.availableIn) = (input.baseAddress, UInt32(input.count))
                (stream.nextOut, stream.availableOut) = (output.baseAddress, UInt32(output.count))
                return step(&stream, finish)
            }
        }
        guard code == streamEnd, stream.totalOut == UInt(size) else { return nil }
        return Data(unpacked.prefix(size))
    }

    /// The CRC-32 of some bytes.
    func crc32(_ bytes: Data) -> UInt32 {
        let all = [UInt8](bytes)
        return UInt32(truncatingIfNeeded: all.withUnsafeBufferPointer { checksum(0, $0.baseAddress, UInt32($0.count)) })
    }
}
