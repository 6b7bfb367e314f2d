/// The ids of images: a process's own, so that processes on one machine never share one.
enum KittyID {
  /// Returns the id of a number from 0 to 255.
  static func number(_ processID: Int32, low: Int) -> Int {
    1 << 30 | (Int(processID.magnitude) & 0x3f_ffff) << 8 | low
  }

  /// Whether an id is that of a picture in one of a process's slots.
  static func isPicture(_ id: Int, of processID: Int32) -> Bool {
    let low = id & 0xff
    return low < PlacedPicture.mostSlots << 2 && id == number(processID, low: low)
  }
}
