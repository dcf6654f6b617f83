import fc from 'fast-check'
import sharp from 'sharp'
import { composeAvatar } from './compose-avatar'
import { composePicture } from './compose-picture'
import { listColours, paletteKinds } from './palettes'

const palettes = Object.values(paletteKinds).flat()
const slugs = Array.from({ length: 400 }, (_, index) => `mathima-${index}`)
const size = (svg: string) =>
  svg
    .match(/viewBox="0 0 (\d+) (\d+)"/)
    ?.slice(1)
    .map(Number)

describe.each([
  ['composePicture', composePicture, [1600, 1200]],
  ['composeAvatar', composeAvatar, [1200, 1200]],
] as const)('%s', (_name, compose, expectedSize) => {
  it('gives the same bytes for the same slug', () => {
    for (const slug of slugs.slice(0, 50)) {
      const subject = { slug, palette: 'fern' } as const
      expect(compose(subject)).toBe(compose({ ...subject }))
    }
  })

  it('gives neighbours different pictures', () => {
    const pictures = slugs.map((slug) => compose({ slug, palette: 'sky' }))
    expect(new Set(pictures).size).toBeGreaterThanOrEqual(slugs.length - 1)
    for (const [index, picture] of pictures.entries()) {
      expect(picture).not.toBe(pictures[index + 1])
    }
  })

  it('changes only colours with the palette', () => {
    const colourless = (svg: string) => svg.replace(/#[\da-f]{6}/g, '')
    for (const slug of slugs.slice(0, 50)) {
      const [one, other] = [compose({ slug, palette: 'moss' }), compose({ slug, palette: 'slate' })]
      expect(one).not.toBe(other)
      expect(colourless(one)).toBe(colourless(other))
    }
  })

  it.each(palettes)('paints with the colours of %s only', (palette) => {
    const allowed = new Set(['none', ...listColours(palette)])
    for (const slug of slugs.slice(0, 60)) {
      const paints = compose({ slug, palette }).matchAll(/(?:fill|stroke)="([^"]*)"/g)
      for (const [, paint] of paints) expect(allowed).toContain(paint)
    }
  })

  it('consists of shapes without text, whatever the slug', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(...palettes),
        (slug, palette) => {
          const svg = compose({ slug, palette })
          expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<image|<script|href|style/)
          const shapes = [...svg.matchAll(/<([a-z]+)/g)].map(([, name]) => name)
          const known = ['svg', 'g', 'rect', 'circle', 'ellipse', 'path']
          expect(shapes.filter((name) => !known.includes(name ?? ''))).toEqual([])
          expect(size(svg)).toEqual(expectedSize)
          expect(svg.length).toBeLessThan(16_000)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('is well-formed XML that a strict parser renders', async () => {
    for (const slug of slugs.slice(0, 24)) {
      const drawn = sharp(Buffer.from(compose({ slug, palette: 'pine' })), { density: 9 })
      const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
      expect([info.width, info.height]).toEqual(expectedSize.map((side) => side / 8))
      expect(new Set(data).size).toBeGreaterThan(8)
    }
  })
})
