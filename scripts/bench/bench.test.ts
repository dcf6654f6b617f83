import { parse } from 'node-html-parser'
import * as z from 'zod/mini'
import { exampleProduct } from '#contract/examples/catalogue-examples'
import { product } from '#contract/shop/product'
import { plainPage } from './floor'
import { multiplied } from './large-api'
import { inTurns, median } from './measuring'
import { readVisit } from './pages'

it.each([
  [[7], 7],
  [[9, 1, 2], 2],
  [[10, 1, 9, 2], 5.5],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle)
})

it('measures in turns, each round from another one on', async () => {
  const order: string[] = []
  const measure = (name: string) => async () => order.push(name)
  await inTurns(3, [measure('a'), measure('b'), measure('c')])
  expect(order.join('')).toBe('abcbcacab')
})

describe('the plain page', () => {
  const published = `<!DOCTYPE html><html lang="el"><head><title>Page &amp; more</title>
    <meta name="description" content="One page"/><style>.css-1{color:red}</style>
    <link rel="preload" as="font" href="/font.woff2"/>
    <link rel="preload" as="image" href="/a.webp" imageSrcSet="/a.webp 320w"/>
    <script>run()</script></head><body><div id="___gatsby"><header>menu</header>
    <main class="css-1"><h1 style="color:red" onclick="x()">Title</h1>
    <img src="/a.webp" srcSet="/a.webp 320w" width="4" height="3" alt="A picture" class="css-2"/>
    <p>Words &lt;here&gt;.</p><form><input name="q"/></form><svg><path d="M0 0"/></svg>
    <noscript><img src="/b.webp" alt="Another"/></noscript>
    <script>hydrate()</script></main><footer class="css-3">Foot</footer></div>
    <script src="/app.js"></script></body></html>`
  const page = plainPage(published)

  it('has the text and the pictures of a page', () => {
    expect(parse(page).querySelector('h1')?.text).toBe('Title')
    for (const kept of [
      '<title>Page &amp; more</title>',
      'Words &lt;here&gt;.',
      'Foot',
      'alt="A picture"',
      'imageSrcSet="/a.webp 320w"',
      'src="/b.webp"',
    ]) {
      expect(page).toContain(kept)
    }
  })

  it('has no script, no control and none of its styles and fonts', () => {
    expect(page).not.toMatch(/<(script|form|input|svg|noscript)|class=|onclick|css-1|menu|font\./)
    expect(page.match(/style/g)).toEqual(['style', 'style'])
  })
})

describe('a report of Lighthouse', () => {
  const category = (score: number) => ({ score }) as never
  const value = (numericValue: number) => ({ numericValue }) as never
  const report = {
    categories: {
      performance: category(0.985),
    },
    audits: {
      'largest-contentful-paint': value(812.4),
      'total-blocking-time': value(0),
      'total-byte-weight': value(1000),
    },
  }

  it('is read as scores, milliseconds and bytes', () => {
    expect(readVisit(report)).toEqual({ performance: 98.5, lcp: 812.4, tbt: 0, bytes: 1000 })
  })

  it('is refused if the page did not load or a figure is missing', () => {
    const runtimeError = { code: 'NO_FCP', message: 'The page did not paint.' }
    expect(() => readVisit({ ...report, runtimeError })).toThrow('The page did not paint.')
    expect(() => readVisit({ ...report, audits: {} })).toThrow('no figure for largest-')
  })
})

it('copies rows with ids, slugs, names and uuids of their own', () => {
  const rows = [1, 2, 9].map((id) => ({ ...exampleProduct, id, slug: `product-${id}` }))
  const many = multiplied(rows, 100)
  expect(many.slice(0, 3)).toEqual(rows)
  for (const name of ['id', 'slug', 'uuid']) {
    expect(new Set(many.slice(3).map((row) => row[name])).size).toBe(97)
  }
  expect(z.array(product).safeParse(many).error).toBeUndefined()
  expect(many[3]?.translations?.el?.name).toBe(`${exampleProduct.translations.el.name} 10`)
})
