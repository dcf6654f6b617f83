import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { readSeed } from '../seed/read-seed'
import { fallbackSource, motifPictures, pictureOfSource, seededPictures } from './picture-of-source'

const seed = readSeed()
const { catalogueCategories } = seed

/** Variants that differ in size alone share their pictures. */
const products = seed.products.filter(({ picturesOf }) => picturesOf === undefined)

const pictureOf = (path: string) => pictureOfSource(`media/stagona/uploads/${path}.png`)

/** Subjects of the blog: topics and lessons. */
const drawn = [...seed.blogCategories, ...seed.lessons].map(({ slug }) => `blog/${slug}`)

/** The texts of all files of a folder of pictures. */
function filesOf(folder: string): string[] {
  const path = join(__dirname, '../seed/content/pictures', folder)
  return readdirSync(path).map((name) => readFileSync(join(path, name), 'utf8'))
}

const motifs = filesOf('motifs')

/** Sources of the pictures of the content, as `blog/mnimi`. */
const pictured = [
  ...products.flatMap(({ slug }) => [`products/${slug}`, `products/${slug}-2`]),
  ...catalogueCategories.map(({ slug }) => `categories/${slug}`),
  ...drawn,
]

/** Out of 255. The background of another category alone makes a difference of up to 14. */
const leastDistance = 16

const productPatches = { width: 40, height: 30 }

/** As tiles of the shop and of the blog crop a picture. */
const tilePatches = { width: 24, height: 14 }
const squarePatches = { width: 18, height: 18 }

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

type Seen = Awaited<ReturnType<typeof patchesOf>>

function pairs(pictures: readonly Seen[]): (readonly [Seen, Seen])[] {
  return pictures.flatMap((one, at) => pictures.slice(at + 1).map((other) => [one, other] as const))
}

/** Names of the pairs that could be mistaken for each other. */
function alike(candidates: readonly (readonly [Seen, Seen])[]): string[] {
  return candidates
    .filter(([one, other]) => distance(one.seen, other.seen) < leastDistance)
    .map(([one, other]) => `${one.path}, ${other.path}`)
}

describe('pictures of the seeded content', () => {
  it('are files, one for each source, and all different', () => {
    expect(seededPictures).toEqual(expect.arrayContaining(pictured))
    const others = seededPictures.filter((path) => !pictured.includes(path))
    expect(others.filter((path) => !path.startsWith('users/'))).toEqual([])
    expect(new Set(seededPictures.map(pictureOf)).size).toBe(seededPictures.length)
  })

  it.each([...seededPictures, ...motifPictures])(
    '%s consists of shapes only, so that no font is needed',
    async (path) => {
      const svg = readFileSync(join(__dirname, `../seed/content/pictures/${path}.svg`), 'utf8')
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<image|<script|href|font|style=/)
      expect(svg.length).toBeLessThan(120_000)
      const { width, height } = await sharp(Buffer.from(svg)).metadata()
      expect([width, height]).toEqual(path.startsWith('users/') ? [1200, 1200] : [1600, 1200])
    },
  )

  it('of products are distinguishable at 160 pixels, front from front and from the second view', async () => {
    const fronts = await Promise.all(products.map(({ slug }) => patchesOf(`products/${slug}`)))
    const seconds = await Promise.all(products.map(({ slug }) => patchesOf(`products/${slug}-2`)))
    const views = fronts.flatMap((front, at) => pairs([front, ...seconds.slice(at, at + 1)]))
    expect(alike([...pairs(fronts), ...views])).toEqual([])
  })

  it('of categories are distinguishable at 96 pixels, in the shape of their tiles', async () => {
    const tiles = await Promise.all(
      catalogueCategories.map(({ slug }) => patchesOf(`categories/${slug}`, tilePatches)),
    )
    expect(alike(pairs(tiles))).toEqual([])
  })

  it.each([
    ['160 pixels', productPatches],
    ['72 pixels, in the shape of their tiles', squarePatches],
  ])('of lessons and topics are distinguishable at %s', async (_, size) => {
    const pictures = await Promise.all(drawn.map((path) => patchesOf(path, size)))
    expect(alike(pairs(pictures))).toEqual([])
  })

  it.each(drawn)('%s is small, and differs from every composition of motifs', (path) => {
    expect(pictureOf(path).length).toBeLessThanOrEqual(8 * 1024)
    expect(motifs).not.toContain(pictureOf(path))
  })
})

describe('pictureOfSource', () => {
  it('depends on folder and name, but not on the extension', () => {
    const picture = pictureOf('products/tetradio-kornel')
    expect(pictureOfSource('media/stagona/uploads/products/tetradio-kornel.jpg')).toBe(picture)
    expect(pictureOf('products/tetradio-kornel-2')).not.toBe(picture)
    expect(pictureOf('blog/tetradio-kornel')).not.toBe(picture)
  })

  it.each([
    ['products/kartes-neo', 'categories'],
    ['categories/nea', 'categories'],
    ['blog/neo', 'motifs'],
    ['users/melos', 'users'],
    ['other/neo', 'categories'],
  ])('gives %s, which has no file, a fixed picture of the folder %s', (path, folder) => {
    const choices = filesOf(folder)
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
