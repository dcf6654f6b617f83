import {
  type ScriptedUpstream,
  startScriptedUpstream,
} from '#tests/support/upstream/scripted-upstream'
import { readContent } from '../content/read-content'
import { lessonNodes, lessonTopicNodes } from '../nodes/lesson-nodes'
import { shopCategoryNodes, shopProductNodes } from '../nodes/shop-nodes'
import { textPageNodes } from '../nodes/text-page-nodes'
import { type ContentNodes, pageMetaOf } from './page-meta-nodes'
import { someSite } from './testing/some-site'

const site = { ...someSite, returnDays: 14 }

let upstream: ScriptedUpstream
let nodes: ContentNodes

beforeAll(async () => {
  upstream = await startScriptedUpstream()
  const source = {
    ...{ url: upstream.url, publicUrl: site.baseUrl, fetch, timeoutMs: 5000, readAt: 0 },
    warn: () => {},
  }
  const content = await readContent(source)
  nodes = {
    lessons: lessonNodes(content, String, () => []),
    topics: lessonTopicNodes(content),
    products: shopProductNodes(content, String, () => []),
    categories: shopCategoryNodes(content),
    textPages: await textPageNodes('locales/el/pages', {
      payWays: [],
      shipping: null,
      deliveryDays: undefined,
    }),
    productsChangedAt: new Map([[1, '2026-01-31T07:30:00Z']]),
  }
})
afterAll(() => upstream.close())

it('describes every page once, at a fitting length, whatever the content says (R396)', () => {
  const wordless = { summary: '', seoDescription: '' }
  const bare = {
    ...nodes,
    lessons: nodes.lessons.map((lesson) => ({ ...lesson, ...wordless, title: 'Ίδιο' })),
    products: nodes.products.map((product) => ({ ...product, ...wordless, name: 'Ίδιο' })),
    topics: nodes.topics.map((topic) => ({ ...topic, ...wordless })),
    categories: nodes.categories.map((category) => ({ ...category, ...wordless })),
  }
  for (const pages of [pageMetaOf(nodes, site), pageMetaOf(bare, site)]) {
    const descriptions = pages.map(({ description }) => description)
    expect(descriptions.filter((text) => text.length < 70 || text.length > 155)).toEqual([])
    expect(new Set(descriptions).size).toBe(pages.length)
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
  }
})

it('dates a product and the lists that show it by its change', () => {
  const pages = pageMetaOf(nodes, site)
  const dated = pages.filter(({ modifiedAt }) => modifiedAt === '2026-01-31T07:30:00Z')
  const paths = dated.map(({ path }) => path)
  expect(paths.filter((path) => /^\/products\/1\//.test(path))).toHaveLength(1)
  expect(paths).toContain('/products')
  expect(paths.filter((path) => path.startsWith('/blog'))).toEqual([])
})

it('has the trail of each page, home first', () => {
  const product = pageMetaOf(nodes, site).find(({ path }) => /^\/products\/1\//.test(path))
  const trail = product?.jsonLd.map((text) => JSON.parse(text)).at(-1)
  expect(trail.itemListElement[0]).toMatchObject({ name: 'Αρχική', position: 1 })
  expect(trail.itemListElement.at(-1).item).toBe(`https://stala.example${product?.path}`)
})
