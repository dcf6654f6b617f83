import { choosePalette, listColours, mixInks, paletteKinds } from './palettes'

const names = Object.values(paletteKinds).flat()
const moods = ['pale', 'clear', 'dark'] as const

/** WCAG 2 contrast ratio of two colours, 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe('palettes', () => {
  it.each(names)('%s has eight different colours', (name) => {
    const colours = listColours(name)
    expect(colours.every((colour) => /^#[\da-f]{6}$/.test(colour))).toBe(true)
    expect(new Set(colours).size).toBe(8)
  })

  it.each(names)('%s contrasts motif and background in every mood', (name) => {
    for (const mood of moods) {
      const inks = mixInks(name, mood)
      expect(contrast(inks.main, inks.ground)).toBeGreaterThan(2.8)
      expect(contrast(inks.deep, inks.ground)).toBeGreaterThan(5)
    }
  })

  it('gives every topic one palette of its kind', () => {
    for (const topic of ['mnimi', 'glossa', 'Ύπνος', '']) {
      expect(paletteKinds.lesson).toContain(choosePalette('lesson', topic))
      expect(choosePalette('lesson', topic)).toBe(choosePalette('lesson', topic))
      expect(paletteKinds.product).toContain(choosePalette('product', topic))
      expect(paletteKinds.person).toContain(choosePalette('person', topic))
    }
  })
})
