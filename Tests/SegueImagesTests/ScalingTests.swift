import Testing

@testable import SegueImages

@Suite struct ScalingTests {
  @Test func constantPicturesStayConstant() {
    var picture = PixelBuffer(width: 37, height: 23)
    for index in picture.pixels.indices { picture.pixels[index] = 0xff80_4020 }
    for (width, height) in [(1, 1), (5, 7), (36, 22), (80, 50)] {
      let scaled = picture.areaAveraged(width: width, height: height)
      #expect(scaled.pixels.allSatisfy { $0 == 0xff80_4020 })
    }
  }

  @Test func averagesAreWeightedByArea() {
    var picture = PixelBuffer(width: 3, height: 1)
    picture.pixels = [0xff00_0000, 0xff00_0060, 0xff00_00c0]
    // Each target pixel covers one and a half source pixels: (0 + 96/2) / 1.5 and (96/2 + 192) / 1.5.
    #expect(picture.areaAveraged(width: 2, height: 1).pixels == [0xff00_0020, 0xff00_00a0])
  }

  @Test func halvesAreRoundedMeansOfTwo() {
    let values: [UInt32] = [0, 1, 2, 127, 128, 254, 255]
    for a in values {
      for b in values {
        let mean = (a + b + 1) / 2
        let expected = [0xff00_0000 | mean << 16 | mean]
        var picture = PixelBuffer(width: 2, height: 1)
        picture.pixels = [0xff00_0000 | a << 16 | b, 0xff00_0000 | b << 16 | a]
        #expect(picture.areaAveraged(width: 1, height: 1).pixels == expected)
        var turned = PixelBuffer(width: 1, height: 2)
        turned.pixels = picture.pixels
        #expect(turned.areaAveraged(width: 1, height: 1).pixels == expected)
      }
    }
  }

  @Test func levelsHalveEachAxisByItself() {
    var levels = ScaledLevels(PixelBuffer(width: 10, height: 3))
    let halved = levels.level(x: 1, y: 0)
    #expect(halved.width == 5 && halved.height == 3)
    let small = levels.level(x: 2, y: 9)
    #expect(small.width == 3 && small.height == 1)
  }

  @Test func emptyPicturesScaleToTransparency() {
    #expect(PixelBuffer(width: 0, height: 0).areaAveraged(width: 2, height: 1).pixels == [0, 0])
  }
}
