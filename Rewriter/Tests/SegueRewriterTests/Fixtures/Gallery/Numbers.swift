// Nothing here is UIKit's: it comes out as it is.
func smoothstep(_ x: Double) -> Double {
    let t = min(max(x, 0), 1)
    return t * t * (3 - 2 * t)
}

enum Ease { case linear, smooth }
