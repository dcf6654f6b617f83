import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { placeOf, treePlaces } from '../seed/derived-values'
import { readSeed } from '../seed/read-seed'
import { fallbackSource, pictureOfSource, seededPictures } from './picture-of-source'

const seed = readSeed()
const { products, catalogueCategories } = seed

const pictureOf = (path: string) => pictureOfSource(`media/uploads/${path}.png`)

/** Sources of the pictures of the content, as `blog/mnimi`. */
const pictured = [
  ...products.flatMap(({ slug }) => [`products/${slug}`, `products/${slug}-2`]),
  ...catalogueCategories.map(({ slug }) => `categories/${slug}`),
  ...[...seed.blogCategories, ...seed.lessons].map(({ slug }) => `blog/${slug}`),
]

/** Names that the picture shows in a shorter form. */
const printedNames: Readonly<Record<string, string>> = {
  'tricky-spelling-deck': 'Tricky Spelling',
  'elliniki-istoria-50-imerominies': 'Ελληνική ιστορία',
  'fysiki-60-erotiseis': 'Φυσική',
  'plano-evdomadas': 'Πλάνο εβδομάδας',
  'tetradia-tsepis-triada': 'Τετράδια τσέπης',
  'tetradio-kare': 'Τετράδιο με καρέ',
  'optiko-chronometro-60': 'Οπτικό χρονόμετρο',
  'kouti-laitner': 'Κουτί Λάιτνερ',
  'markadoroi-exi-apaloi': 'Έξι απαλοί μαρκαδόροι',
  'magnitikoi-selidodeiktes': 'Μαγνητικοί σελιδοδείκτες',
  'afisa-stoicheia': 'Τα στοιχεία',
  'afisa-grammi-tou-chronou': 'Η γραμμή του χρόνου',
  'afisa-propaideia': 'Η προπαίδεια',
  'afisa-cheimoniatikos-ouranos': 'Ο χειμωνιάτικος ουρανός',
  'afisa-kyklos-ton-pempton': 'Ο κύκλος των πεμπτών',
  'afisa-exi-synitheies-meletis': 'Έξι συνήθειες μελέτης',
  'zevgaria-poulia-tis-elladas': 'Ζευγάρια',
  'kit-omadas-mathisi-sto-dialeimma': 'Μάθηση στο διάλειμμα',
  'kit-kalosorisma': 'Κιτ καλωσορίσματος',
  'doro-gia-mikrous-exerevnites': 'μικρούς εξερευνητές',
}

/** Texts of a picture that are large enough to read: at least 64 of 1600 units. */
function readableTexts(svg: string): string[] {
  const lines = svg.matchAll(/<g aria-label="([^"]*)"[^>]*scale\(([\d.]+)\)/g)
  return [...lines].filter(([, , scale]) => Number(scale) >= 0.064).map(([, text = '']) => text)
}

/** Text without accents, punctuation or case. */
function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return plain.match(/[\p{L}\d]+/gu) ?? []
}

/** Out of 255. The background of another category alone makes a difference of up to 14. */
const leastDistance = 16

const productPatches = { width: 40, height: 30 }

/** As tiles crop a picture. */
const tilePatches = { width: 24, height: 14 }

/** A picture scaled to 160 × 120, as patches. */
async function patchesOf(path: string, size = productPatches) {
  const picture = Buffer.from(pictureOf(path))
  const small = await sharp(picture, { density: 7.2 }).removeAlpha().png().toBuffer()
  return {
    path,
    seen: await sharp(small)
      .resize({ ...size, kernel: 'linear' })
      .raw()
      .toBuffer(),
  }
}

/** Distance of two pictures: the mean difference of their channels, 0 to 255. */
function distance(one: Buffer, other: Buffer): number {
  const sum = one.reduce((total, value, at) => total + Math.abs(value - (other[at] ?? 0)), 0)
  return sum / one.length
}

describe('pictures of the seeded content', () => {
  it('are files, one for each source, and all different', () => {
    expect(seededPictures).toEqual(expect.arrayContaining(pictured))
    const others = seededPictures.filter((path) => !pictured.includes(path))
    expect(others.filter((path) => !path.startsWith('users/'))).toEqual([])
    expect(new Set(seededPictures.map(pictureOf)).size).toBe(seededPictures.length)
  })

  it.each(seededPictures)('%s consists of shapes only, so that no font is needed', async (path) => {
    const svg = pictureOf(path)
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<image|<script|href|font|style=/)
    expect(svg.length).toBeLessThan(120_000)
    const { width, height } = await sharp(Buffer.from(svg)).metadata()
    expect([width, height]).toEqual(path.startsWith('users/') ? [1200, 1200] : [1600, 1200])
  })

  it.each(products)('the one of $slug shows its title, large enough to read', ({ slug, name }) => {
    const words = wordsOf(readableTexts(pictureOf(`products/${slug}`)).join(' '))
    expect(words).toEqual(expect.arrayContaining(wordsOf(printedNames[slug] ?? name)))
  })

  it('of products are distinguishable at 160 pixels, front from front and from the second view', async () => {
    const fronts = await Promise.all(products.map(({ slug }) => patchesOf(`products/${slug}`)))
    const seconds = await Promise.all(products.map(({ slug }) => patchesOf(`products/${slug}-2`)))
    const alike = fronts.flatMap((front, at) =>
      [...fronts.slice(at + 1), ...seconds.slice(at, at + 1)]
        .filter(({ seen }) => distance(front.seen, seen) < leastDistance)
        .map(({ path }) => `${front.path}, ${path}`),
    )
    expect(alike).toEqual([])
  })

  it('of categories are distinguishable at 96 pixels, in the shape of their tiles', async () => {
    const tiles = await Promise.all(
      catalogueCategories.map(({ slug }) => patchesOf(`categories/${slug}`, tilePatches)),
    )
    const alike = tiles.flatMap((tile, at) =>
      tiles
        .slice(at + 1)
        .filter(({ seen }) => distance(tile.seen, seen) < leastDistance)
        .map(({ path }) => `${tile.path}, ${path}`),
    )
    expect(alike).toEqual([])
  })

  it('of one topic share a palette that differs from the next topic', () => {
    const places = treePlaces(seed.blogCategories)
    const topics = new Map<number, Set<string>>()
    for (const { slug, category } of [
      ...seed.blogCategories.map(({ slug }) => ({ slug, category: slug })),
      ...seed.lessons,
    ]) {
      const { treeId } = placeOf(places, category)
      const colours = pictureOf(`blog/${slug}`).match(/#[\da-f]{6}/g) ?? []
      topics.set(treeId, new Set([...(topics.get(treeId) ?? []), ...colours]))
    }
    const palettes = [...topics.values()]
    for (const [at, palette] of palettes.entries()) {
      expect(palette.size).toBeLessThanOrEqual(8)
      for (const colour of palettes[at + 1] ?? []) expect(palette).not.toContain(colour)
    }
  })
})

describe('pictureOfSource', () => {
  it('depends on folder and name, but not on the extension', () => {
    const picture = pictureOf('products/tetradio-kornel')
    expect(pictureOfSource('media/uploads/products/tetradio-kornel.jpg')).toBe(picture)
    expect(pictureOf('products/tetradio-kornel-2')).not.toBe(picture)
    expect(pictureOf('blog/tetradio-kornel')).not.toBe(picture)
  })

  it.each([
    ['products/kartes-neo', 'categories/'],
    ['categories/nea', 'categories/'],
    ['blog/neo', 'blog/'],
    ['users/melos', 'users/'],
    ['other/neo', 'categories/'],
  ])('gives %s, which has no file, a fixed picture of %s', (path, folder) => {
    const choices = seededPictures.filter((name) => name.startsWith(folder)).map(pictureOf)
    expect(choices).toContain(pictureOf(path))
    expect(pictureOf(path)).toBe(pictureOf(path))
    const many = Array.from({ length: 30 }, (_, at) => pictureOf(`${path}-${at}`))
    expect(new Set(many).size).toBeGreaterThan(5)
  })

  it('has the same fallback as the site', () => {
    const file = join(__dirname, '../../../static/images/default.svg')
    expect(pictureOfSource(fallbackSource)).toBe(readFileSync(file, 'utf8'))
  })
})
