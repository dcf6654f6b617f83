import sharp from 'sharp'
import { readSeed } from '../seed/read-seed'
import { treePlaces } from '../seed/tree-rows'
import { composeProduct } from './compose-product'
import { paletteKinds } from './palettes'
import { designedSlugs, designOf } from './products/designs'

const seed = readSeed()
const places = treePlaces(seed.catalogueCategories)

/** The palette that the shop chooses for a product's category. */
function paletteOf(category: string) {
  const tree = places.get(category)?.treeId ?? 1
  return paletteKinds.product[(tree - 1) % paletteKinds.product.length] ?? 'sky'
}

function drawn({ slug, category }: { slug: string; category: string }, view: 'front' | 'second') {
  const svg = composeProduct({ slug, palette: paletteOf(category), view })
  if (!svg) throw new Error(`Nobody drew ${slug}.`)
  return svg
}

/** Of 255: more than what another category's paper makes of the same thing, which is up to 14. */
const leastDistance = 16

/** What can be read in a picture: each line of words, and how large it is set (units of 1600). */
function linesIn(svg: string) {
  const lines = svg.matchAll(/<g aria-label="([^"]*)"[^>]*scale\(([\d.]+)\)/g)
  return [...lines].map(([, words = '', scale]) => ({ words, size: Number(scale) * 1000 }))
}

/** Words without accents, marks or capitals. */
function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return plain.match(/[\p{L}\d]+/gu) ?? []
}

/** A picture at 160 × 120, as somebody sees it who does not look closely: 40 × 30 patches. */
async function patchesOf(svg: string): Promise<Buffer> {
  const small = await sharp(Buffer.from(svg), { density: 7.2 }).removeAlpha().png().toBuffer()
  return sharp(small).resize(40, 30, { kernel: 'linear' }).raw().toBuffer()
}

/** How far two pictures are from each other: the mean distance of their channels, 0 to 255. */
function distance(one: Buffer, other: Buffer): number {
  const sum = one.reduce((total, value, at) => total + Math.abs(value - (other[at] ?? 0)), 0)
  return sum / one.length
}

async function seenOf(view: 'front' | 'second') {
  return Promise.all(
    seed.products.map(async (product) => ({
      slug: product.slug,
      seen: await patchesOf(drawn(product, view)),
    })),
  )
}

describe('composeProduct', () => {
  it('draws each product of the catalogue, and nothing that it has not', () => {
    const slugs = seed.products.map(({ slug }) => slug)
    expect([...designedSlugs].sort()).toEqual([...slugs].sort())
    expect(composeProduct({ slug: 'nobody-knows', palette: 'sky', view: 'front' })).toBeUndefined()
  })

  it('knows at least ten kinds of object', () => {
    const kinds = new Set(seed.products.map(({ slug }) => designOf(slug)?.kind))
    expect(kinds.size).toBeGreaterThanOrEqual(10)
  })

  it.each(seed.products)('draws the same $slug each time, and two views of it', (product) => {
    const [front, second] = [drawn(product, 'front'), drawn(product, 'second')]
    expect(drawn(product, 'front')).toBe(front)
    expect(drawn(product, 'second')).toBe(second)
    expect(second).not.toBe(front)
  })

  it.each(seed.products)(
    'sets the title of $slug on the thing, large enough to read',
    (product) => {
      const title = wordsOf((designOf(product.slug)?.title ?? []).join(' '))
      expect(title.length).toBeGreaterThan(0)
      expect(wordsOf(product.name)).toEqual(expect.arrayContaining(title))
      const lines = linesIn(drawn(product, 'front'))
      const readable = lines.filter(({ size }) => size >= 64).map(({ words }) => words)
      expect(wordsOf(readable.join(' '))).toEqual(expect.arrayContaining(title))
    },
  )

  it.each(seed.products)(
    'draws $slug with shapes only, so that no machine needs the font',
    (product) => {
      for (const view of ['front', 'second'] as const) {
        const svg = drawn(product, view)
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<image|<script|href|font|style=/)
        expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1600 1200"/)
        expect(svg.length).toBeLessThan(120_000)
      }
    },
  )

  it('lets no product be taken for another at 160 pixels', async () => {
    const fronts = await seenOf('front')
    const alike = fronts.flatMap(({ slug, seen }, at) =>
      fronts
        .slice(at + 1)
        .map((other) => ({ pair: `${slug}, ${other.slug}`, apart: distance(seen, other.seen) }))
        .filter(({ apart }) => apart < leastDistance),
    )
    expect(alike).toEqual([])
  })

  it('shows another picture in the second view', async () => {
    const [fronts, seconds] = await Promise.all([seenOf('front'), seenOf('second')])
    const alike = fronts.filter(
      ({ seen }, at) => distance(seen, seconds[at]?.seen ?? seen) < leastDistance,
    )
    expect(alike.map(({ slug }) => slug)).toEqual([])
  })
})
