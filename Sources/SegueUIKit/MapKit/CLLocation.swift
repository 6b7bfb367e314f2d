public import Foundation

/// Degrees north or east.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double

/// A place on the earth, in degrees.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north, -90…90.
  public var latitude: CLLocationDegrees
  /// Degrees east, -180…180.
  public var longitude: CLLocationDegrees

  /// Creates the place at 0, 0.
  public init() { (latitude, longitude) = (0, 0) }
  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// A place on the earth, as older sources make it.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees)
  -> CLLocationCoordinate2D
{ CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Where somebody is.
open class CLLocation: NSObject {
  /// The place.
  public let coordinate: CLLocationCoordinate2D

  /// Creates a location.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    super.init()
  }

  /// Metres to another one along a great circle of a ball of 6,371 km.
  ///
  /// The haversine formula, which is exact for near places, where that of cosines loses its digits.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let degree = Double.pi / 180
    let (a, b) = (coordinate, location.coordinate)
    let north = sin((a.latitude - b.latitude) * degree / 2)
    let east = sin((a.longitude - b.longitude) * degree / 2)
    let square = north * north + cos(a.latitude * degree) * cos(b.latitude * degree) * east * east
    return 2 * 6_371_000 * asin(min(square.squareRoot(), 1))
  }
}

/// What says where the device is; it never does.
@preconcurrency @MainActor
open class CLLocationManager: SegueObject {
  /// Who is told.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// How exact it is to be, in metres.
  open var desiredAccuracy = 0.0
  /// Where the device is; nobody knows.
  open var location: CLLocation? { nil }

  /// Creates a manager.
  public init() { super.init(main: ()) }

  /// Asks the user, who is not there.
  open func requestWhenInUseAuthorization() {}
  /// Asks the user, who is not there.
  open func requestAlwaysAuthorization() {}
  /// Begins to tell the delegate, of nothing.
  open func startUpdatingLocation() {}
  /// Tells the delegate no more.
  open func stopUpdatingLocation() {}
}

/// Who is told where the device is.
@preconcurrency @MainActor
public protocol CLLocationManagerDelegate: NSObjectProtocol {}
