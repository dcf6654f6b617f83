import fc from 'fast-check'
import { runSize } from '#tests/support/long-run'
import { siteOf } from '../testing/start-gateway'
import { resolvePath, type SiteAnswer } from './resolve-path'

const site = siteOf(
  Object.fromEntries(
    [
      '/index.html',
      '/404.html',
      '/about/index.html',
      '/products/index.html',
      '/products/page/2/index.html',
      '/products/3/tetradio/index.html',
      '/products/category/2/chartika/index.html',
      '/blog/post/4/deka-lepta/index.html',
      '/account/index.html',
      '/account/login/index.html',
      '/checkout/success/index.html',
      '/sw.js',
      '/page-data/index/page-data.json',
      '/σελίδα/index.html',
    ].map((path) => [path, path]),
  ),
  {
    entityPaths: {
      product: { '3': 'tetradio', '5': 'not-built' },
      productCategory: { '2': 'chartika' },
      blogPost: { '4': 'deka-lepta' },
      blogCategory: {},
    },
  },
)

const page = (path: string): SiteAnswer => ({ kind: 'file', path, status: 200 })
const redirect = (to: string): SiteAnswer => ({ kind: 'redirect', to })
const unknown: SiteAnswer = { kind: 'file', path: '/404.html', status: 404 }
const missingAsset: SiteAnswer = { kind: 'missingAsset' }

it.each([
  ['/', page('/index.html')],
  ['/about', page('/about/index.html')],
  ['/products/page/2', page('/products/page/2/index.html')],
  ['/σελίδα', page('/σελίδα/index.html')],
  ['/sw.js', page('/sw.js')],
  ['/page-data/index/page-data.json', page('/page-data/index/page-data.json')],
  // the host contract
  ['/index', redirect('/')],
  ['/about/', redirect('/about')],
  ['/index.html', redirect('/')],
  ['/.well-known/change-password', { ...redirect('/account/password/change'), status: 302 }],
  // the one address of an entity
  ['/products/3/tetradio', page('/products/3/tetradio/index.html')],
  ['/products/3/wrong', redirect('/products/3/tetradio')],
  ['/products/3/τετράδιο', redirect('/products/3/tetradio')],
  ['/products/5/not-built', unknown],
  ['/products/5/x', unknown],
  ['/products/constructor', unknown],
  ['/blog/category/1/mnimi', unknown],
  // client-only paths
  ['/account', page('/account/index.html')],
  ['/account/settings', page('/account/index.html')],
  ['/account/x', unknown],
  ['/checkout/success/0d0f6f0e-8a52-4f9b-9a7b-0c8f0b1f5a11', page('/checkout/success/index.html')],
  ['/nothing', unknown],
  ['/404.html', unknown],
  ['/404/', redirect('/404')],
  ['/files', unknown],
  ['/toString', unknown],
  ['/__proto__', unknown],
  ['/nothing.js', missingAsset],
  ['/account/x.css', missingAsset],
  ['/page-data/nothing/page-data.json', missingAsset],
  ['/picture.PNG', missingAsset],
] as const)('%s', (path, answer) => {
  expect(resolvePath(site, path)).toEqual(answer)
})

it('has no shell if the build made none', () => {
  const bare = siteOf({ '/404.html': '' })
  expect(resolvePath(bare, '/account/settings')).toEqual(unknown)
})

it('only ever names files of the manifest and paths of this site', () => {
  const segment = fc.oneof(fc.string(), fc.constantFrom('products', 'account', '3', 'index', '..'))
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
      const answer = resolvePath(site, `/${segments.filter(Boolean).join('/')}`)
      if (answer.kind === 'file') expect(Object.keys(site.files)).toContain(answer.path)
      if (answer.kind === 'redirect') expect(answer.to).toMatch(/^\/(?!\/)/)
    }),
    { numRuns: runSize(500, 20_000) },
  )
})
