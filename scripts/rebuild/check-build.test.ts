import { randomBytes } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type FinishedBuild,
  makeFinishedBuild,
  pageHtml,
} from '#tests/support/build/finished-build'
import type { ContentState } from '../lib/site-state'
import { type BuildCheck, checkBuild } from './check-build'

let build: FinishedBuild

beforeEach(async () => {
  build = await makeFinishedBuild()
})

afterEach(() => build.remove())

/** Content with these rows: fingerprints by id; a leading `-` hides the row. */
function contentOf(rows: Record<string, Record<string, string>>): ContentState {
  const lists = Object.entries(rows).map(([list, prints]) => [list, { rows: prints, newest: 0 }])
  return { source: '', seo: {}, lists: Object.fromEntries(lists) }
}

const content = contentOf({ product: { 3: 'a' } })
const paths = ['/', '/about', '/products/3/tetradio']

/** Checks the build against a published site with these pages. */
const check = (changes: Partial<BuildCheck> = {}) =>
  checkBuild({
    project: build.project,
    record: build.record,
    content,
    published: { paths, publishedAt: 0 },
    sourcesChanged: false,
    isDropAllowed: false,
    ...changes,
  })

const publishedWith = (...more: string[]) => ({ paths: [...paths, ...more], publishedAt: 0 })

it('accepts a complete build, including the first one', async () => {
  expect(await check()).toEqual([])
  expect(await check({ published: null, content: null })).toEqual([])
})

describe('pages of entities', () => {
  it('must exist for active entities', async () => {
    const two = contentOf({
      product: { 3: 'a', 4: 'b' },
      'product/category': { 1: 'c' },
      'blog/post': { 7: '-d' },
    })
    await expect(check({ content: two })).rejects.toThrow(
      'product 4 is active in the API and has no page; build again if it is new.\n' +
        'productCategory 1 is active in the API and has no page',
    )
  })

  it('need not exist for hidden entities', async () => {
    const hidden = contentOf({ product: { 3: 'a', 4: '-b' }, 'blog/post': { 7: '-d' } })
    expect(await check({ content: hidden })).toEqual([])
  })
})

describe('a page that was published', () => {
  it('may disappear with its entity, or move with its slug', async () => {
    expect(await check({ published: publishedWith('/products/9/old') })).toEqual([])
    expect(await check({ published: publishedWith('/products/3/older-name') })).toEqual([])
  })

  it('may disappear when its list gets shorter', async () => {
    expect(await check({ published: publishedWith('/products/page/6') })).toEqual([])
  })

  it('may not disappear without a reason, except after a change of the sources', async () => {
    const published = publishedWith('/terms')
    const reason = '/terms is gone, and no change of the content says why.'
    await expect(check({ published })).rejects.toThrow(reason)
    expect(await check({ published, sourcesChanged: true })).toEqual([])
  })

  it('may not disappear with many others, unless that is allowed', async () => {
    const gone = Array.from({ length: 4 }, (_, at) => `/products/${at + 10}/old`)
    const published = publishedWith(...gone)
    await expect(check({ published, sourcesChanged: true })).rejects.toThrow(
      '4 of 7 published pages are gone (/products/10/old, /products/11/old, /products/12/old …); set CONTENT_DROP_ALLOWED=yes',
    )
    expect(await check({ published, isDropAllowed: true })).toEqual([])
    const many = Array.from({ length: 60 }, (_, at) => `/terms/${at}`)
    const record = {
      ...build.record,
      pages: [...build.record.pages, ...many.map((path) => ({ path, matchPath: null }))],
    }
    for (const path of many) await build.write({ [`public${path}/index.html`]: pageHtml(path) })
    expect(await check({ record, published: publishedWith(...many, ...gone) })).toEqual([])
  })
})

describe('links', () => {
  const about = (html: string) => build.write({ 'public/about/index.html': html })

  it('lead to pages, files and routes of the gateway', async () => {
    await about(
      '<a href="/products/3/tetradio/">x</a><a href="/?a=b#c">x</a><a href="https://a.gr/x">x</a>' +
        '<a href="/account/settings">x</a><a href="/api/health">x</a><img src="/icons/icon-96.png">' +
        '<a href="#top">x</a><script>"<a href=\\"/nowhere\\">"</script>' +
        '<link rel="canonical" href="/elsewhere"/><form action="/about"></form>',
    )
    expect(await check()).toEqual([])
  })

  it('are reported when broken, and refuse the build when a template has them', async () => {
    await about('<a href="/products/9/gone">x</a>')
    expect(await check()).toEqual(['/about links to /products/9/gone, which does not exist.'])
    const broken = pageHtml('x').replace('</body>', '<a href="/sale">x</a></body>')
    const many = Array.from({ length: 10 }, (_, at) => `/terms/${at}`)
    for (const path of many) await build.write({ [join('public', path, 'index.html')]: broken })
    const pages = [...build.record.pages, ...many.map((path) => ({ path, matchPath: null }))]
    const record = { ...build.record, pages }
    await expect(check({ record })).rejects.toThrow(
      '/terms/0 links to /sale, which does not exist.',
    )
  })

  it('to missing files refuse the build', async () => {
    await about('<img alt="" src="/static/gone.webp"><script src="/gone.js"></script>')
    await expect(check()).rejects.toThrow(
      '/about loads /static/gone.webp, which does not exist.\n/about loads /gone.js, which does not exist.',
    )
  })
})

describe('budgets', () => {
  it('limit the size of a document', async () => {
    const noise = randomBytes(100_000).toString('base64')
    await build.write({ 'public/about/index.html': `<p>${noise}</p>` })
    await expect(check()).rejects.toThrow(/^\/about: \d+ kB compressed, and the budget is 60 kB\.$/)
  })

  it('limit the size of the scripts that a document references', async () => {
    await build.write({
      'public/big.js': `"${randomBytes(130_000).toString('base64')}"`,
      'public/about/index.html': '<script src="/big.js"></script>',
    })
    await expect(check()).rejects.toThrow(
      /^Scripts of \/about: \d+ kB compressed, and the budget is 119\.75 kB\.$/,
    )
  })
})

it('skips pages that are unchanged since publishing, unless pages have disappeared', async () => {
  const old = new Date(1000)
  await build.write({ 'public/about/index.html': '<a href="/nowhere">x</a>' })
  await utimes(join(build.project, 'public/about/index.html'), old, old)
  const published = { paths, publishedAt: 2000 }
  expect(await check({ published })).toEqual([])
  expect(
    await check({ published: { ...published, paths: [...paths, '/products/page/6'] } }),
  ).toEqual(['/about links to /nowhere, which does not exist.'])
})

it('names a page that was not rendered', async () => {
  const pages = [...build.record.pages, { path: '/blog', matchPath: null }]
  await expect(check({ record: { ...build.record, pages } })).rejects.toThrow(
    '/blog/index.html is missing from the build.',
  )
})
