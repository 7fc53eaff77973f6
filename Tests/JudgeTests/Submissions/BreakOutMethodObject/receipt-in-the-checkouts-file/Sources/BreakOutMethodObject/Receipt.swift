// See Checkout.swift.
