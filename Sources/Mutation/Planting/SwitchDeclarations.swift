internal import Faults
internal import Foundation

/// The declarations behind the planted calls, as they are written at the end of one file of each module.
///
/// Bodies of `@inlinable` functions may use them, and types of the module's own that are called as ones of the standard library do not
/// change their meaning.
enum SwitchDeclarations {
    static let text: Data = {
        let entry = "nonisolated func seamsEnter(_ number: Int) { _ = seamsFault(number) }"
        var text = (PlantedSources.declarations + "\n\n" + entry).replacing("seams_fault_is_active", with: SwitchObject.symbol)
        text.replace(/(?m)^((?:@\w+(?:\("\w+"\))? )*nonisolated(?:\(nonsending\))? func )/) { "@usableFromInline \($0.1)" }
        text.replace(/\b(Int|Bool|String|Double|Array|Error|Void)\b(?!:)/) { "Swift.\($0.1)" }
        return Data(("\n" + text + "\n").utf8)
    }()
}
