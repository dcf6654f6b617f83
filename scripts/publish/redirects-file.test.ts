import type { SiteFile, SiteManifest } from '#contract/site/site-manifest'
import { nginxRelease } from './nginx-release'
import { redirectsFile } from './redirects-file'

const file = (type = 'text/html; charset=utf-8'): SiteFile => ({
  type,
  etag: 'feedc0de',
  bytes: 1,
  encodings: {},
  immutable: false,
})

const site: SiteManifest = {
  files: Object.fromEntries(
    [
      '/index.html',
      '/404.html',
      '/about/index.html',
      '/account/index.html',
      '/account/login/index.html',
      '/cart/recover/index.html',
      '/checkout/success/index.html',
      '/products/3/tetradio/index.html',
      '/blog/post/4/deka-lepta/index.html',
    ].map((path) => [path, file()]),
  ),
  policies: { '/about/index.html': { scripts: ['sha256-abc='], styles: [] } },
  entityPaths: {
    product: { '3': 'tetradio', '5': 'not-built' },
    productCategory: {},
    blogPost: { '4': 'deka-lepta' },
    blogCategory: {},
  },
}

/** Simulates a host that serves files first, then applies the first matching rule. */
function answerOf(path: string): string {
  const files = Object.keys(site.files)
  if (files.includes(path) || files.includes(`${path}/index.html`)) return 'its own file'
  for (const line of redirectsFile(site).trim().split('\n')) {
    const [from = '', to = '', status = ''] = line.split(' ')
    const pattern = new RegExp(`^${from.replace(/:\w+/g, '[^/]+')}$`)
    if (pattern.test(path)) return `${status} ${to}`
  }
  return '404'
}

it.each([
  ['/index', '301 /'],
  ['/about', 'its own file'],
  ['/account/login', 'its own file'],
  ['/account/settings', '200 /account/index.html'],
  ['/account/orders/12', '200 /account/index.html'],
  ['/account/password/reset/key/abc', '200 /account/index.html'],
  ['/account/nothing', '404'],
  ['/checkout/success/0d0f6f0e-8a52-4f9b-9a7b-0c8f0b1f5a11', '200 /checkout/success/index.html'],
  ['/cart/recover/0d0f6f0e-8a52-4f9b-9a7b-0c8f0b1f5a11', '200 /cart/recover/index.html'],
  // What was cut is told as such by the page itself.
  ['/cart/recover/0d0f6f0e-8a52.', '200 /cart/recover/index.html'],
  ['/checkout/success/αβγ', '200 /checkout/success/index.html'],
  ['/account/orders/28.', '200 /account/index.html'],
  ['/products/3', '301 /products/3/tetradio'],
  ['/products/3/tetradio', 'its own file'],
  ['/products/3/wrong', '301 /products/3/tetradio'],
  ['/products/3/tetradio/more', '404'],
  ['/products/5', '404'],
  ['/blog/post/4/x', '301 /blog/post/4/deka-lepta'],
])('`_redirects`: %s leads to %s', (path, answer) => {
  expect(answerOf(path)).toBe(answer)
})

describe('the release for nginx', () => {
  const google = { identity: false, analytics: false }
  const releaseOf = (publicUrl: string) => nginxRelease({ publicUrl, google }, site, 'feedc0de')

  it.each([
    ['http://localhost:8000', ''],
    ['https://shop.example.gr', 'max-age=63072000'],
  ])('defines a variable for HSTS at %s, with the value "%s"', (publicUrl, value) => {
    expect(releaseOf(publicUrl)).toContain(
      `map $uri $shop_strict_transport_security {\n  default "${value}";`,
    )
  })

  it('names its folder and lists pages, but not the one for 404', () => {
    const text = releaseOf('https://shop.example.gr')
    expect(text).toContain('map "" $shop_release {\n  default "feedc0de";\n}')
    expect(text).toContain('"/about" "/about/index.html";')
    expect(text).toContain('"/" "/index.html";')
    expect(text).toContain('"/account/settings" "/account/index.html";')
    expect(text).not.toContain('404')
  })

  it('leaves pages to the gateway whose address nginx would misread', () => {
    const odd = { ...site, files: { ...site.files, '/a"b$c/index.html': file() } }
    const text = nginxRelease({ publicUrl: 'http://localhost:8000', google }, odd, 'feedc0de')
    expect(text).not.toContain('a"b')
  })
})
