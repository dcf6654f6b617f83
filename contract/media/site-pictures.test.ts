import { MediaUrlError } from './media-path'
import { fixedSrcSet, fluidSrcSet } from './media-url'
import { parseMediaPath } from './parse-media-path'
import { imageDensities, imageMaxAgeSeconds, imageScreens, imageWidths } from './site-pictures'

const source = 'media/uploads/products/τετράδιο.jpg'

/** The entries of a srcset as size and descriptor. */
function readSrcSet(srcSet: string): string[] {
  return srcSet.split(', ').map((entry) => {
    const [url = '', descriptor] = entry.split(' ')
    const reading = parseMediaPath(url)
    if (!reading.ok) return reading.problem
    return `${reading.options.width}×${reading.options.height} ${descriptor}`
  })
}

describe('widths of pictures', () => {
  it('has the agreed screens, densities and age (R349)', () => {
    expect(imageScreens).toEqual({
      xs: 320,
      sm: 640,
      md: 768,
      lg: 1024,
      xl: 1280,
      xxl: 1536,
      '2xl': 1536,
    })
    expect(imageDensities).toEqual([1, 2])
    expect(imageMaxAgeSeconds).toBe(365 * 24 * 60 * 60)
  })

  it('has each screen up to the shown width in both densities', () => {
    expect(imageWidths(320)).toEqual([320, 640])
    expect(imageWidths(1536)).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072])
  })

  it('includes a width between the screens', () => {
    expect(imageWidths(400)).toEqual([320, 400, 640, 800])
  })

  it('keeps the proportions of a fluid picture', () => {
    expect(readSrcSet(fluidSrcSet(source, { preset: 'lessonCard' }))).toEqual([
      '320×213 320w',
      '396×264 396w',
      '640×427 640w',
      '792×528 792w',
    ])
  })

  it('never exceeds the largest side', () => {
    expect(readSrcSet(fluidSrcSet(source, { width: 1000, height: 3000 }))).toEqual([
      '320×960 320w',
      '640×1920 640w',
      '768×2304 768w',
      '1000×3000 1000w',
      '1280×3840 1280w',
    ])
    expect(readSrcSet(fixedSrcSet(source, { width: 3000, height: 10 }))).toEqual(['3000×10 1x'])
  })

  it('multiplies a fixed picture by the density', () => {
    expect(readSrcSet(fixedSrcSet(source, { preset: 'cartLine' }))).toEqual([
      '96×96 1x',
      '192×192 2x',
    ])
    expect(readSrcSet(fixedSrcSet(source, {}))).toEqual(['100×100 1x', '200×200 2x'])
  })

  it('passes errors on', () => {
    expect(() => fluidSrcSet('https://evil.example/a.png', {})).toThrow(MediaUrlError)
    expect(() => fixedSrcSet(source, JSON.parse('{"preset":"poster"}'))).toThrow(MediaUrlError)
    expect(() => fluidSrcSet(source, { width: 5000, height: 10 })).toThrow(MediaUrlError)
  })
})
