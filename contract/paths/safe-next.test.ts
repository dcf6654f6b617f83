import fc from 'fast-check'
import { runSize } from '#tests/support/long-run'
import { foreignAddresses } from '../examples/foreign-addresses'
import { safeNext } from './safe-next'

const origin = 'https://stagona.example'
const next = (value: string) => `next=${encodeURIComponent(value)}`

describe('next (R123)', () => {
  it.each([...foreignAddresses, null, undefined, '', '\ud800', `/${'a'.repeat(2048)}`])(
    '%j is refused',
    (address) => {
      expect(safeNext(address, origin)).toBeNull()
    },
  )

  it.each([
    '/',
    '/blog',
    '/account/orders/41',
    '/search?query=%CF%83%CF%84%CE%B1%CE%B3%CF%8C%CE%BD%CE%B1&page=2#results',
    '/products/41/kartes?sort=-price#reviews',
    '/account/loginx',
    '/apiary',
    '/wsx',
    '/authors',
    '/@stagona',
  ])('%s is kept, with query and hash', (address) => {
    expect(safeNext(address, origin)).toBe(address)
  })

  it("may have the site's origin", () => {
    const path = '/search?query=a%20b&page=2#results'
    expect(safeNext(path, origin)).toBe(path)
    expect(safeNext(origin + path, origin)).toBe(path)
  })

  it('may be in Greek', () => {
    expect(safeNext('/search?query=σταγόνα βροχής', origin)).toBe(
      '/search?query=%CF%83%CF%84%CE%B1%CE%B3%CF%8C%CE%BD%CE%B1%20%CE%B2%CF%81%CE%BF%CF%87%CE%AE%CF%82',
    )
  })

  it.each([
    '/account/login',
    '/account/login/',
    '/account/login?next=/blog',
    '/account/login/code',
    '/ACCOUNT/login',
    '/account/%6Cogin',
    '/api',
    '/api/_auth/session',
    '/auth/pigi?redirect=/blog',
    '/ws/notifications/',
    '/%61pi/health',
    '/API/health',
    '/api%2fhealth',
    '/api/',
  ])('%s is refused: the sign-in page, or not a page', (address) => {
    expect(safeNext(address, origin)).toBeNull()
  })
})

describe('next within next', () => {
  const once = `/account/reauthenticate?${next('/account/email')}`

  it('is kept one level deep', () => {
    expect(safeNext(once, origin)).toBe(once)
    expect(safeNext(origin + once, origin)).toBe(once)
  })

  it('is refused two levels deep', () => {
    expect(safeNext(`/account/reauthenticate?${next(once)}`, origin)).toBeNull()
  })

  it.each([...foreignAddresses, '/account/login', '/api/x', ''])(
    'is refused with %j',
    (address) => {
      expect(safeNext(`/account/reauthenticate?${next(address)}`, origin)).toBeNull()
    },
  )

  it('is refused when one of several is wrong', () => {
    const several = `${once}&${next('//evil.example')}`
    expect(safeNext(several, origin)).toBeNull()
  })
})

it('never leaves the site', () => {
  const piece = fc.constantFrom(
    ...['/', '//', '\\', '%5c', '%2f', '%2e', '.', '..', ':', '@', '#', '?', '&', '=', ';', '%'],
    ...['\t', '\n', '\r', '\0', ' ', '。', '\u2028', '\ufeff', '%00', '%0a', '[', ']', '|', 'α'],
    ...['https', 'http:', 'javascript:', 'data:', 'evil.example', 'stagona.example', origin],
    ...['api', 'auth', 'ws', 'account/login', 'next=', 'blog', 'a'],
  )
  const address = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
  )
  fc.assert(
    fc.property(address, (value) => {
      const path = safeNext(value, origin)
      if (path === null) return
      const { origin: reached, pathname } = new URL(path, origin)
      const decoded = decodeURIComponent(pathname)
      const safe =
        reached === origin &&
        path.startsWith('/') &&
        !/^\/[/\\]|\\/.test(decoded) &&
        !/^\/(api|auth|ws|account\/login)(\/|$)/i.test(decoded) &&
        safeNext(path, origin) === path
      if (!safe) throw new Error(`${JSON.stringify(value)} became ${path}`)
    }),
    { numRuns: runSize(5_000, 300_000) },
  )
})
