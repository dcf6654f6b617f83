import { fluidSizes, imageWidths } from './site-pictures'

describe('widths of pictures', () => {
  it('has each screen up to the shown width in both densities (R349)', () => {
    expect(imageWidths(320)).toEqual([320, 640])
    expect(imageWidths(1536)).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072])
  })

  it('includes a width between the screens', () => {
    expect(imageWidths(400)).toEqual([320, 400, 640, 800])
  })

  it('keeps the proportions of a picture', () => {
    expect(fluidSizes({ width: 396, height: 264 })).toEqual([
      { width: 320, height: 213 },
      { width: 396, height: 264 },
      { width: 640, height: 427 },
      { width: 792, height: 528 },
    ])
  })

  it('never exceeds the largest side', () => {
    const sizes = fluidSizes({ width: 1000, height: 3000 })
    expect(sizes.map(({ width }) => width)).toEqual([320, 640, 768, 1000, 1280])
    expect(sizes.at(-1)?.height).toBe(3840)
  })
})
