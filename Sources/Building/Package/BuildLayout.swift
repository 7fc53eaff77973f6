package import Foundation

/// The arguments of a build system, and the places of the files that it writes below the build folder.
///
/// Nothing else needs to know which build system it is.
package struct BuildLayout: Sendable {
    /// A program that runs tests of the package.
    package struct TestProduct: Sendable {
        package let name: String
        package let path: String
    }

    let system: BuildSystem
    /// The folder in place of `.build`.
    let folder: URL

    /// The arguments of a build.
    var arguments: [String] {
        // Swift Build tells how it calls the compiler only while it does so.
        ["--build-system", system.rawValue] + (system == .swiftbuild ? ["-v"] : [])
    }

    /// The conditions for `#if` that it defines in all modules, beside those of the manifest.
    var conditions: [String] { system == .swiftbuild ? ["Xcode"] : [] }

    /// The folder of the products; nil if the package manager must be asked.
    var products: URL? { system == .native ? folder.appending(path: "debug") : nil }

    /// The programs that may run tests of a package: one with all of them, or one for each target of tests.
    ///
    /// - Parameters:
    ///   - package: The package.
    ///   - products: The folder for products.
    func testProducts(of package: OwnPackage, in products: URL) -> [TestProduct] {
        func product(_ name: String, at file: String) -> TestProduct { TestProduct(name: name, path: products.appending(path: file).path) }
        switch system {
        case .native: return [product(package.name, at: "\(package.name)PackageTests.xctest")]
        case .swiftbuild: return package.targets.filter(\.isTest).map { product($0.name, at: "\($0.name)-test-runner") }
        }
    }

    /// The layouts of all build systems, each of which may have built something in a folder.
    package static func all(in folder: URL) -> [BuildLayout] {
        BuildSystem.allCases.map { BuildLayout(system: $0, folder: folder) }
    }

    /// The maps from source files to object files, one for each module that was built.
    package var outputMaps: [URL] {
        switch system {
        case .native:
            let products = folder.appending(path: "debug")
            let modules = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
            return modules.filter { $0.hasSuffix(".build") }.map { products.appending(path: "\($0)/output-file-map.json") }
        case .swiftbuild:
            let files = FileManager.default.enumerator(atPath: intermediates.path)?.compactMap { $0 as? String } ?? []
            return files.filter { $0.hasSuffix("-OutputFileMap.json") }.map { intermediates.appending(path: $0) }
        }
    }

    /// The plans that a build which was interrupted leaves cut off, or without a word about modules that are built already.
    var plans: [URL] {
        switch system {
        case .native:
            let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
            return files.filter { $0.pathExtension == "yaml" }
        case .swiftbuild: return [intermediates.appending(path: "XCBuildData")]
        }
    }

    private var intermediates: URL { folder.appending(path: "out/Intermediates.noindex") }
}
