import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { matchEntityPath } from '#contract/paths/match-path'
import {
  type AddressedEntity,
  entityPath,
  entityPathPrefixes,
  listPagePath,
} from '#contract/paths/site-paths'
import {
  type ScriptedUpstream,
  startScriptedUpstream,
} from '#tests/support/upstream/scripted-upstream'
import { countContent } from '../build-state'
import { checkContent, type Expectations, readPublishedCounts } from './check-content'
import { type Content, readContent } from './read-content'

let upstream: ScriptedUpstream
let content: Content

beforeAll(async () => {
  upstream = await startScriptedUpstream()
  content = await readContent({
    url: upstream.url,
    publicUrl: 'https://shop.example.gr',
    fetch,
    timeoutMs: 5000,
    readAt: 0,
    warn: () => {},
  })
})

afterAll(() => upstream.close())

const nothingPublished: Expectations = { published: null, isDropAllowed: false }

function published(counts: Record<string, number>): Expectations {
  return { published: { ...countContent(content), ...counts }, isDropAllowed: false }
}

describe('checking content', () => {
  it('accepts a complete shop', () => {
    checkContent(content, nothingPublished)
    checkContent(content, published({}))
  })

  it.each([
    ['products', '/product'],
    ['productCategories', '/product/category?active=true'],
    ['blogPosts', '/blog/post'],
    ['blogCategories', '/blog/category'],
  ])('refuses a shop without %s', (list, endpoint) => {
    expect(() => checkContent({ ...content, [list]: [] }, nothingPublished)).toThrow(
      `GET ${endpoint}: the list is empty`,
    )
  })

  it('accepts a shop without reviews, comments, images and tags', () => {
    const bare = { blogComments: [], productReviews: [], productImages: [], blogTags: [] }
    checkContent({ ...content, ...bare, blogAuthors: [] }, nothingPublished)
  })

  it('refuses a drop of more than a tenth, unless it is allowed by a setting', () => {
    expect(() => checkContent(content, published({ products: 5 }))).toThrow(
      'GET /product: 4 entities, and the published site has 5; set CONTENT_DROP_ALLOWED=yes',
    )
    expect(() => checkContent(content, published({ blogComments: 70 }))).toThrow('/blog/comment')
  })

  it('accepts a drop of a tenth, a rise, and an allowed drop', () => {
    const many = { ...content, products: manyProducts(90) }
    checkContent(many, published({ products: 100 }))
    checkContent(many, published({ products: 80 }))
    checkContent(many, { ...published({ products: 900 }), isDropAllowed: true })
    expect(() => checkContent(many, published({ products: 101 }))).toThrow('/product')
  })

  it('accepts the removal of a few comments', () => {
    checkContent({ ...content, blogComments: [] }, published({ blogComments: 3 }))
    expect(() =>
      checkContent({ ...content, blogComments: [] }, published({ blogComments: 4 })),
    ).toThrow('/blog/comment')
  })

  it.each(['μολύβι', 'a/b', '../x', 'a b', '', 'a'.repeat(201), 'caf\u00e9', 'a%2f'])(
    'refuses the slug %j: it cannot be a file and a path (A1 10)',
    (slug) => {
      expect(() => check(slug)).toThrow(/^GET \/product: slug of id 2 cannot be an address/)
    },
  )

  it('accepts links to missing entities', () => {
    const products = content.products.map((row) => ({ ...row, category: 999 }))
    checkContent({ ...content, products }, nothingPublished)
  })
})

function manyProducts(count: number): Content['products'] {
  return Array.from({ length: count }, (_, at) =>
    content.products.slice(0, 1).map((row) => ({ ...row, id: at + 1 })),
  ).flat()
}

/** Bytes that a name may have in the file systems of servers. */
const longestName = 255
const entities = Object.keys(entityPathPrefixes) as AddressedEntity[]

function check(slug: string): void {
  const products = content.products.map((row) => (row.id === 2 ? { ...row, slug } : row))
  checkContent({ ...content, products }, nothingPublished)
}

function passes(slug: string): boolean {
  try {
    check(slug)
    return true
  } catch {
    return false
  }
}

const greek = fc.string({ unit: fc.constantFrom(...'αβγδεζάέώϊΐς-') })
const awkward = fc.constantFrom(
  '%CE%BC',
  'caf\u00e9',
  'cafe\u0301',
  '\u202eabc',
  '😀',
  'a\u0000b',
  'a?b',
  'a#b',
  '.',
  '..',
  'con ',
  'x'.repeat(201),
)
const plain = fc.stringMatching(/^[-a-zA-Z0-9_]{1,200}$/)
const slugs = fc.oneof(greek, awkward, plain, fc.string({ unit: 'grapheme' }))

it('accepts a slug only if its path resolves to it again (A1-10)', () => {
  let passed = 0
  fc.assert(
    fc.property(slugs, fc.integer({ min: 1, max: 2 ** 31 }), (slug, id) => {
      if (!passes(slug)) return
      passed += 1
      for (const entity of entities) {
        const path = entityPath(entity, { id, slug })
        expect(new URL(path, 'https://shop.example').pathname).toBe(path)
        expect(matchEntityPath(path)).toEqual({ entity, id, slug })
        const names = listPagePath(path, 999).split('/')
        expect(names.every((name) => Buffer.byteLength(name) <= longestName)).toBe(true)
      }
    }),
    { numRuns: 400 },
  )
  expect(passed).toBeGreaterThan(50)
})

it.each(['-', '_', 'a', 'A-b_9', 'x'.repeat(200)])('accepts the slug %j', (slug) => {
  expect(passes(slug)).toBe(true)
})

let site: string

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'site-'))
  await mkdir(join(site, 'manifest'))
})

afterEach(() => rm(site, { recursive: true }))

describe('counts of the published site', () => {
  it('are null before the first publishing', async () => {
    expect(await readPublishedCounts(site)).toBeNull()
  })

  it('are read by list', async () => {
    await writeFile(join(site, 'manifest/content.json'), '{"products":60}')
    expect(await readPublishedCounts(site)).toEqual({ products: 60 })
  })

  it.each(['{"products":', '{"products":"many"}'])('refuse a build with %s', async (text) => {
    await writeFile(join(site, 'manifest/content.json'), text)
    await expect(readPublishedCounts(site)).rejects.toThrow('manifest/content.json cannot be read.')
  })
})
