// swift-tools-version: 6.3
import PackageDescription

// A package of somebody else that uses the libraries. `SamplePackageTests` builds it and runs its tests.
let package = Package(
    name: "Shop",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Seams", path: "../../../..")],
    targets: [
        .target(name: "Shop", dependencies: [.product(name: "Injection", package: "Seams")]),
        .testTarget(
            name: "ShopTests",
            dependencies: [
                "Shop", .product(name: "InjectionTesting", package: "Seams"), .product(name: "Recording", package: "Seams"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
