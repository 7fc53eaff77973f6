import Building
import Foundation
import Testing

@testable import Workspace

struct ContentHashTests {
    /// The examples of FIPS 180-4 and RFC 6234.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (String(repeating: "a", count: 1_000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
    ]) func `the hash is SHA-256`(_ text: String, _ hash: String) {
        var whole = SHA256()
        whole.update(text.utf8)
        #expect(whole.hexadecimal() == hash)

        var inPieces = SHA256()
        for byte in text.utf8 { inPieces.update([byte]) }
        #expect(inPieces.hexadecimal() == hash)
    }

    @Test func `parts do not run together`() {
        #expect(ContentHash(["ab", "c"]) != ContentHash(["a", "bc"]))
        #expect(ContentHash(["ab", "c"]) == ContentHash(["ab", "c"]))
        #expect(ContentHash(["ab"]) != ContentHash(["ab", ""]))
    }
}
