import { headersFile } from './headers-file'

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

  it('covers numbered chunks by their first digits, but no other files', () => {
    const chunks = ['1064', '1167', '4321', '404'].map((n) => `/${n}-${digest}.js`)
    expect(rulesFor([...chunks, `/app-${digest}.js`], ['/404.html', '/404/index.html'])).toEqual([
      '/1*',
      '/404-*',
      '/43*',
      '/app-*',
    ])
  })

  it('stays below a hundred for any number of scripts, and covers no other path', () => {
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
