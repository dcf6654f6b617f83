import { siteOf, startGateway } from '../testing/start-gateway'

const site = siteOf(
  {
    '/index.html': 'home',
    '/404.html': 'missing',
    '/about/index.html': 'about',
    '/account/index.html': 'shell',
    '/products/3/tetradio/index.html': 'product',
    '/app-0a1b2c3d.js': 'script',
    '/page-data/app-data.json': '{}',
    '/sw.js': 'worker',
    '/logo.svg': '<svg/>',
  },
  {
    policies: { '/index.html': { scripts: ['sha256-abc='], styles: ['sha256-def='] } },
    entityPaths: {
      product: { '3': 'tetradio' },
      productCategory: {},
      blogPost: {},
      blogCategory: {},
    },
  },
)

const start = (variables: Record<string, string> = {}) => startGateway({ site, variables })

it('serves a page with the policy of its bytes, isolated from other sites (A1-15, A1-16)', async () => {
  const answer = await start().ask('/')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('home')
  expect(Object.fromEntries(answer.headers)).toEqual({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-length': '4',
    'content-security-policy':
      "default-src 'none'; script-src 'self' 'sha256-abc='; script-src-attr 'none'; style-src 'self' 'sha256-def='; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self' ws://localhost:8000; manifest-src 'self'; worker-src 'self'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; report-uri /api/_csp; report-to csp",
    'content-type': 'text/html; charset=utf-8',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    etag: '"feedc0de"',
    'origin-agent-cluster': '?1',
    'permissions-policy': expect.stringContaining('camera=()'),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'reporting-endpoints': 'csp="/api/_csp"',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
  })
})

const google = {
  identity: 'https://accounts.google.com/gsi/client',
  analytics: 'https://www.googletagmanager.com',
}

it.each([
  [{ GOOGLE_GSI_ENABLE: 'true' }, [google.identity], 'same-origin-allow-popups'],
  [{ ANALYTICS_ID: 'G-TEST' }, [google.analytics], 'same-origin'],
  [
    { GOOGLE_GSI_ENABLE: 'true', ANALYTICS_ID: 'G-TEST' },
    [google.identity, google.analytics],
    'same-origin-allow-popups',
  ],
])(
  'allows the services of Google that the site was built with, %j',
  async (variables, scripts, opener) => {
    const answer = await start(variables as Record<string, string>).ask('/')
    const directives = (answer.headers.get('content-security-policy') ?? '').split('; ')
    const sourcesOf = (name: string) =>
      directives
        .find((directive) => directive.startsWith(`${name} `))
        ?.split(' ')
        .slice(1) ?? []
    expect(sourcesOf('script-src')).toEqual(["'self'", "'sha256-abc='", ...scripts])
    expect(sourcesOf('frame-src')).toEqual(
      scripts.includes(google.identity) ? ['https://accounts.google.com/gsi/'] : ["'none'"],
    )
    expect(sourcesOf('connect-src').includes('https://*.google-analytics.com')).toBe(
      scripts.includes(google.analytics),
    )
    expect(sourcesOf('default-src')).toEqual(["'none'"])
    expect(answer.headers.get('cross-origin-opener-policy')).toBe(opener)
  },
)

it('sends HSTS and upgrades requests with a public address of https', async () => {
  const answer = await start({ PUBLIC_URL: 'https://shop.example.gr' }).ask('/about')
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000')
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toContain('upgrade-insecure-requests')
  expect(policy).toContain("connect-src 'self' wss://shop.example.gr;")
})

it.each([
  ['/account/password/reset/key/abc', false],
  ['/account/verify-email/abc', false],
  ['/account/provider/callback', false],
  ['/checkout/success/0f2b7c1e-5c0b-4d1e-9a53-1c2d3e4f5a6b', false],
  ['/checkout', true],
  ['/account/verify-email', true],
  ['/account/login', true],
])('allows the services of Google at %s: %s (A3-55)', async (path, allowed) => {
  const settings = { GOOGLE_GSI_ENABLE: 'true', ANALYTICS_ID: 'G-TEST' }
  const policy = (await start(settings).ask(path)).headers.get('content-security-policy')
  expect(/google/.test(policy ?? 'none')).toBe(allowed)
  expect(policy).toContain("script-src 'self'")
})

it('sends the worker its own policy, and an SVG image one without scripts', async () => {
  const policyOf = async (path: string) =>
    (await start().ask(path)).headers.get('content-security-policy')
  expect(await policyOf('/sw.js')).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
  )
  expect(await policyOf('/logo.svg')).toContain('sandbox')
  expect(await policyOf('/app-0a1b2c3d.js')).toBe("default-src 'none'; frame-ancestors 'none'")
})

it('redirects to an address in Greek', async () => {
  const answer = await start().ask('/χωρίς/')
  expect(answer.headers.get('location')).toBe(encodeURI('/χωρίς'))
})

it('answers 404 with the page for pages, and never HTML for assets (A4-74)', async () => {
  const page = await start().ask('/nothing')
  expect([page.status, await page.text()]).toEqual([404, 'missing'])
  for (const path of ['/x.js', '/x.json', '/x.png', '/page-data/x/page-data.json']) {
    const asset = await start().ask(path)
    expect(asset.status).toBe(404)
    expect(asset.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(asset.headers.get('cache-control')).toBe('no-store')
  }
})

it.each([
  ['"feedc0de"', 304],
  ['W/"feedc0de"', 304],
  ['"other", "feedc0de"', 304],
  ['*', 304],
  ['"feedc0de-br"', 200],
  ['feedc0de', 200],
])('answers If-None-Match %s with %i', async (tag, status) => {
  const answer = await start().ask('/', { headers: { 'if-none-match': tag } })
  expect(answer.status).toBe(status)
  if (status === 304) {
    expect(await answer.text()).toBe('')
    expect(answer.headers.get('etag')).toBe('"feedc0de"')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
  }
})

it('keeps the status of the 404 page if a browser has cached it', async () => {
  const answer = await start().ask('/nothing', { headers: { 'if-none-match': '"feedc0de"' } })
  expect(answer.status).toBe(404)
})

it('shows a Greek page while there is no site', async () => {
  for (const missing of [null, { ...site, read: () => Promise.reject(new Error('ENOENT')) }]) {
    const answer = await startGateway({ site: missing }).ask('/')
    const html = await answer.text()
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(html).toContain('<html lang="el"')
    expect(html).toMatch(/<h1[^>]*>Επιστρέφουμε σε λίγο</)
  }
})
