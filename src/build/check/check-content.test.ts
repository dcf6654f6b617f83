import {
  type ScriptedUpstream,
  startScriptedUpstream,
} from '../../../tests/support/upstream/scripted-upstream'
import { type Content, readContent } from '../upstream/read-content'
import { checkContent, type Expectations } from './check-content'
import { countContent } from './content-seen'

let upstream: ScriptedUpstream
let content: Content

beforeAll(async () => {
  upstream = await startScriptedUpstream()
  content = await readContent({
    url: upstream.url,
    publicUrl: 'https://shop.example.gr',
    fetch,
    timeoutMs: 5000,
  })
})

afterAll(() => upstream.close())

const nothingPublished: Expectations = { published: null, isDropAllowed: false }

function published(counts: Record<string, number>): Expectations {
  return { published: { ...countContent(content), ...counts }, isDropAllowed: false }
}

describe('checking content', () => {
  it('passes a whole shop', () => {
    checkContent(content, nothingPublished)
    checkContent(content, published({}))
  })

  it.each([
    ['products', '/product'],
    ['productCategories', '/product/category'],
    ['blogPosts', '/blog/post'],
    ['blogCategories', '/blog/category'],
  ])('refuses a shop without %s', (list, endpoint) => {
    expect(() => checkContent({ ...content, [list]: [] }, nothingPublished)).toThrow(
      `GET ${endpoint}: the list is empty`,
    )
  })

  it('lets a shop live without reviews, comments, pictures and tags', () => {
    const bare = { blogComments: [], productReviews: [], productImages: [], blogTags: [] }
    checkContent({ ...content, ...bare, blogAuthors: [] }, nothingPublished)
  })

  it('refuses a drop of more than a tenth, and says how to insist', () => {
    expect(() => checkContent(content, published({ products: 5 }))).toThrow(
      'GET /product: 4 entities, and the published site has 5; set CONTENT_DROP_ALLOWED=yes',
    )
    expect(() => checkContent(content, published({ blogComments: 70 }))).toThrow('/blog/comment')
  })

  it('takes a drop of a tenth, a rise, and a drop that is meant', () => {
    const many = { ...content, products: manyProducts(90) }
    checkContent(many, published({ products: 100 }))
    checkContent(many, published({ products: 80 }))
    checkContent(many, { ...published({ products: 900 }), isDropAllowed: true })
    expect(() => checkContent(many, published({ products: 101 }))).toThrow('/product')
  })

  it('lets people remove a few comments of a few', () => {
    checkContent({ ...content, blogComments: [] }, published({ blogComments: 3 }))
    expect(() =>
      checkContent({ ...content, blogComments: [] }, published({ blogComments: 4 })),
    ).toThrow('/blog/comment')
  })

  it.each(['μολύβι', 'a/b', '../x', 'a b', '', 'a'.repeat(256), 'caf\u00e9', 'a%2f'])(
    'refuses the slug %j: it cannot be a file and an address (A1 10)',
    (slug) => {
      const products = content.products.map((row) => (row.id === 2 ? { ...row, slug } : row))
      expect(() => checkContent({ ...content, products }, nothingPublished)).toThrow(
        /^GET \/product: slug of id 2 cannot be an address/,
      )
    },
  )

  it('tolerates links to entities that are missing', () => {
    const products = content.products.map((row) => ({ ...row, category: 999 }))
    checkContent({ ...content, products }, nothingPublished)
  })
})

function manyProducts(count: number): Content['products'] {
  return Array.from({ length: count }, (_, at) =>
    content.products.slice(0, 1).map((row) => ({ ...row, id: at + 1 })),
  ).flat()
}
