public import Foundation

/// How much of the earth is seen, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// Degrees from the top to the bottom.
  public var latitudeDelta: CLLocationDegrees
  /// Degrees from the left to the right.
  public var longitudeDelta: CLLocationDegrees

  /// Creates a span of nothing.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  /// Creates a span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of the earth.
public struct MKCoordinateRegion: Sendable {
  /// The middle.
  public var center: CLLocationCoordinate2D
  /// How much.
  public var span: MKCoordinateSpan

  /// Creates a region of nothing.
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
  /// Creates a region.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }
  /// Creates a region from its height and its width in metres; a degree of latitude is 111,195 m on a ball of 6,371 km.
  public init(
    center: CLLocationCoordinate2D,
    latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let degree = 111_195.0
    // At the poles a degree of longitude has no length.
    let across = degree * max(cos(center.latitude * .pi / 180), 1e-6)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree,
        longitudeDelta: min(longitudinalMeters / across, 360)
      )
    )
  }
}

/// Something on a map.
@preconcurrency @MainActor
public protocol MKAnnotation: NSObjectProtocol {
  /// Where it is.
  var coordinate: CLLocationCoordinate2D { get }
}

/// A point on a map, which is not shown.
@preconcurrency @MainActor
open class MKPointAnnotation: SegueObject, MKAnnotation {
  /// Where it is.
  open var coordinate = CLLocationCoordinate2D()
  /// What it is called.
  open var title: String?
  /// What is said of it.
  open var subtitle: String?

  /// Creates a point.
  public init() { super.init(main: ()) }
}

/// Which map is seen.
public enum MKMapType: UInt, Sendable {
  /// Streets.
  case standard
  /// Pictures from above, with streets or without.
  case satellite, hybrid, satelliteFlyover, hybridFlyover
  /// Streets, paler.
  case mutedStandard
}

/// Who is asked about a map.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {}

/// A map: its place is there, in the colour of land.
@preconcurrency @MainActor
open class MKMapView: UIView {
  /// Who is asked about it.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The part that is seen.
  open var region = MKCoordinateRegion()
  /// Which map is seen.
  open var mapType = MKMapType.standard
  /// Whether the user is marked.
  open var showsUserLocation = false
  /// Whether a finger moves it.
  open var isScrollEnabled = true
  /// Whether two fingers scale it.
  open var isZoomEnabled = true
  /// Whether two fingers turn it.
  open var isRotateEnabled = true
  /// Whether two fingers tilt it.
  open var isPitchEnabled = true
  /// Whether it has a compass.
  open var showsCompass = true
  /// What is on it.
  open private(set) var annotations: [any MKAnnotation] = []

  /// Creates a map with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  /// Creates a map of no size from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    backgroundColor = UIColor(red: 0.96, green: 0.945, blue: 0.91, alpha: 1)
    layer.host.note("a map has its place, and shows no land")
  }

  /// The middle of what is seen.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  /// Shows another part.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Has another middle.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { region.center = coordinate }
  /// Puts something on it.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Puts some things on it.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  /// Takes something off it.
  open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
  /// Takes some things off it.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for one in annotations { removeAnnotation(one) }
  }
  /// The part that fits a view; the same.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
}
