public import ArgumentParser
public import SegueExport

extension Shard: ExpressibleByArgument {
  /// Parses `2/8`.
  public init?(argument: String) { self.init(argument) }
}
