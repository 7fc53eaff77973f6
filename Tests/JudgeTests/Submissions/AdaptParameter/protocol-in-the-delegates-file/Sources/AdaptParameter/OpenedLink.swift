// See SceneDelegate.swift.
