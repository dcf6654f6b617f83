import { createHash } from 'node:crypto'
import { headersFile, inlineHashes } from './headers-file'

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const empty = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

describe('hashes of inline scripts and styles', () => {
  it('hashes the bytes between the tags', () => {
    const script = 'const λόγια = "<p>&amp;</p> <!-- όχι σχόλιο --> \\u003c/script>"; a<b'
    const style = 'body::before{content:"<σταγόνα>"}'
    const page = `<!doctype html><html><head><style data-x="1">${style}</style></head><body><script>${script}</script></body></html>`
    expect(inlineHashes(page)).toEqual({
      scripts: [hash(script)],
      styles: [empty, hash(style)].sort(),
    })
  })

  it('skips external scripts, data blocks and comments', () => {
    const page = `<head><script src="/app.js" async></script>
      <script type="application/ld+json">{"name":"x"}</script>
      <script type="application/json">{}</script>
      <!-- <script>commented()</script><style>.c{}</style> --></head>`
    expect(inlineHashes(page)).toEqual({ scripts: [], styles: [empty] })
  })

  it.each(['module', 'importmap', 'speculationrules', 'text/javascript'])(
    'includes scripts of type %s',
    (type) => {
      expect(inlineHashes(`<script type="${type}">run()</script>`).scripts).toEqual([hash('run()')])
    },
  )

  it('includes styles in noscript and svg', () => {
    const page =
      '<noscript><style>.a{opacity:1}</style></noscript><svg><style>.b{fill:red}</style></svg>'
    expect(inlineHashes(page).styles).toEqual(
      [empty, hash('.a{opacity:1}'), hash('.b{fill:red}')].sort(),
    )
  })

  it('normalises line ends as browsers do', () => {
    expect(inlineHashes('<script>a()\r\nb()\rc()</script>').scripts).toEqual([
      hash('a()\nb()\nc()'),
    ])
  })

  it('lists each hash once', () => {
    expect(inlineHashes('<script>a()</script><script>a()</script>').scripts).toHaveLength(1)
  })
})

describe('rules of `_headers`', () => {
  const file = (immutable: boolean) => ({
    type: 'text/javascript; charset=utf-8',
    etag: 'feedc0de',
    bytes: 1,
    encodings: {},
    immutable,
  })
  const builtWith = {
    publicUrl: 'https://shop.example.gr',
    google: { identity: false, analytics: false },
  }
  const rulesFor = (lasting: readonly string[], others: readonly string[]) => {
    const files = Object.fromEntries([
      ...lasting.map((path) => [path, file(true)]),
      ...others.map((path) => [path, file(false)]),
    ])
    const text = headersFile(builtWith, { files, policies: {} })
    return [...text.matchAll(/^(\/.*)\n {2}Cache-Control: public, max-age=31536000/gm)].map(
      ([, rule]) => rule,
    )
  }
  const digest = '0123456789abcdef0123'

  it('names numbered chunks by their first digits, away from other files', () => {
    const chunks = ['1064', '1167', '4321', '404'].map((n) => `/${n}-${digest}.js`)
    expect(rulesFor([...chunks, `/app-${digest}.js`], ['/404.html', '/404/index.html'])).toEqual([
      '/1*',
      '/404-*',
      '/43*',
      '/app-*',
    ])
  })

  it('stays below a hundred however many scripts there are, and covers no other path', () => {
    const many = Array.from({ length: 300 }, (_, at) => `/c${(at * 7).toString(26)}-${digest}.js`)
    const others = ['/cart/index.html', '/checkout/index.html', '/contact/index.html']
    const rules = rulesFor(many, others)
    expect(rules.length).toBeLessThan(85)
    for (const rule of rules) {
      const covers = (path: string) => path.startsWith(rule?.replace('*', '') ?? '')
      expect(many.some(covers)).toBe(true)
      expect([...others, '/api/cart'].filter(covers)).toEqual([])
    }
  })
})
