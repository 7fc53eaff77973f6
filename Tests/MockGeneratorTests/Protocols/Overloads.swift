import Foundation

/// Overloads that differ in optionality, lists, variadics or results only.
protocol Basket {
    func add(_ item: Int)
    func add(_ item: Int?)
    func add(_ item: [Int])
    func add(_ item: Int...)
    func add(_ item: String)
    func addInt(_ item: Int)
    func pick(_ items: Set<Int>)
    func pick(_ items: [Int: Int])
    func pick(_ items: (Int, Int))
    func total() -> Int
    func total() -> Int?
    func total() -> String
    func total() throws -> [Int]
    func unit_price() -> Int
    func unitPrice() -> Int
    func kind<Kind: RawRepresentable>() -> Kind? where Kind.RawValue == Int
    func kind<Kind: RawRepresentable>() -> Kind? where Kind.RawValue == String
    func move(at row: Int, at column: Int)
}

/// Keywords and sentences as names and labels.
protocol Grammar {
    func find(in list: Int, for default: Int, where: Bool, `inout`: Int, `var`: Int, `let`: Int)
    func read(_ in: Int, self: Int, Type: Int, Any: Int) -> Int
    func `init`()
    func `self`(_ self: Int)
    func `it works`(`a label`: Int) -> Int
    var `default`: Int { get set }
    var `Type`: Int { get }
    subscript(in in: Int) -> Int { get set }
    static func `class`(`class`: Int)
}

/// Labels of subscripts, which need two names.
protocol Shelves {
    subscript(key key: String) -> Int { get set }
    subscript(for name: String) -> Int { get }
    subscript(position: Int) -> Int { get set }
    subscript(type: Int.Type) -> Int { get throws }
    static subscript(name name: String) -> Int { get set }
}

/// Operators.
protocol Money: Comparable {
    static func + (lhs: Self, rhs: Self) -> Self
    static prefix func - (value: Self) -> Self
    static func == (lhs: Self, rhs: Self) -> Bool
    static func == (lhs: Self, rhs: Int) -> Bool
}

/// Parameter packs.
protocol Packing {
    func pack<each Item>(_ items: repeat each Item) -> (repeat each Item)
}
