/// The fewest points that straight lines through them follow a course of numbers.
enum KeyframeFit {
  /// The places of keyframes.
  ///
  /// Each line is as long as it can be, from a course's point to another. With bounds on a chord that is near the fewest.
  ///
  /// - Parameters:
  ///   - rows: The numbers at times that are evenly spaced, as many in each row.
  ///   - tolerance: How far a line may be off, for each number of a row.
  /// - Returns: Rising places, the first and the last among them; one place if nothing changes.
  /// - Complexity: O(rows × the longest line).
  static func places(_ rows: [[Double]], tolerance: [Double]) -> [Int] {
    guard let first = rows.first else { return [] }
    let isStill = rows.allSatisfy { row in
      zip(zip(row, first), tolerance).allSatisfy { abs($0.0 - $0.1) <= $1 / 4 }
    }
    if isStill { return [0] }
    var places = [0]
    while let start = places.last, start < rows.count - 1 {
      var end = start + 1
      while end + 1 < rows.count, follows(rows, from: start, to: end + 1, tolerance) { end += 1 }
      places.append(end)
    }
    return places
  }

  private static func follows(_ rows: [[Double]], from start: Int, to end: Int, _ tolerance: [Double]) -> Bool
  {
    for place in start + 1..<end {
      let part = Double(place - start) / Double(end - start)
      for column in tolerance.indices {
        let line = rows[start][column] + (rows[end][column] - rows[start][column]) * part
        // Not a number is never near.
        if !(abs(line - rows[place][column]) <= tolerance[column]) { return false }
      }
    }
    return true
  }
}
