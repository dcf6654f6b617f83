import sharp from 'sharp'
import { treePlaces } from '../seed/derived-values'
import { readSeed } from '../seed/read-seed'
import { composeProduct, designedSlugs, designOf } from './compose-product'
import { paletteKinds } from './palettes'

const seed = readSeed()
const places = treePlaces(seed.catalogueCategories)

/** The palette of a product's category. */
function paletteOf(category: string) {
  const tree = places.get(category)?.treeId ?? 1
  return paletteKinds.product[(tree - 1) % paletteKinds.product.length] ?? 'sky'
}

function drawn({ slug, category }: { slug: string; category: string }, view: 'front' | 'second') {
  const svg = composeProduct({ slug, palette: paletteOf(category), view })
  if (!svg) throw new Error(`${slug} has no design.`)
  return svg
}

/** Of 255: more than the difference that another category's background makes, which is up to 14. */
const leastDistance = 16

/** The legible texts of a picture, with their sizes (units of 1600). */
function linesIn(svg: string) {
  const lines = svg.matchAll(/<g aria-label="([^"]*)"[^>]*scale\(([\d.]+)\)/g)
  return [...lines].map(([, words = '', scale]) => ({ words, size: Number(scale) * 1000 }))
}

/** Text without accents, punctuation or case. */
function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return plain.match(/[\p{L}\d]+/gu) ?? []
}

/** A picture scaled to 160 × 120, as 40 × 30 patches. */
async function patchesOf(svg: string): Promise<Buffer> {
  const small = await sharp(Buffer.from(svg), { density: 7.2 }).removeAlpha().png().toBuffer()
  return sharp(small).resize(40, 30, { kernel: 'linear' }).raw().toBuffer()
}

/** Distance of two pictures: the mean difference of their channels, 0 to 255. */
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
  it('draws each product of the catalogue, and nothing else', () => {
    const slugs = seed.products.map(({ slug }) => slug)
    expect([...designedSlugs].sort()).toEqual([...slugs].sort())
    expect(composeProduct({ slug: 'nobody-knows', palette: 'sky', view: 'front' })).toBeUndefined()
  })

  it('knows at least ten kinds of object', () => {
    const kinds = new Set(seed.products.map(({ slug }) => designOf(slug)?.kind))
    expect(kinds.size).toBeGreaterThanOrEqual(10)
  })

  it.each(seed.products)('draws the same $slug each time, in two different views', (product) => {
    const [front, second] = [drawn(product, 'front'), drawn(product, 'second')]
    expect(drawn(product, 'front')).toBe(front)
    expect(drawn(product, 'second')).toBe(second)
    expect(second).not.toBe(front)
  })

  it.each(seed.products)(
    'prints the title of $slug on the product, large enough to read',
    (product) => {
      const title = wordsOf((designOf(product.slug)?.title ?? []).join(' '))
      expect(title.length).toBeGreaterThan(0)
      expect(wordsOf(product.name)).toEqual(expect.arrayContaining(title))
      const lines = linesIn(drawn(product, 'front'))
      const readable = lines.filter(({ size }) => size >= 64).map(({ words }) => words)
      expect(wordsOf(readable.join(' '))).toEqual(expect.arrayContaining(title))
    },
  )

  it.each(seed.products)('draws $slug with shapes only, so that no font is needed', (product) => {
    for (const view of ['front', 'second'] as const) {
      const svg = drawn(product, view)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<image|<script|href|font|style=/)
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1600 1200"/)
      expect(svg.length).toBeLessThan(120_000)
    }
  })

  it('makes products distinguishable at 160 pixels', async () => {
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
