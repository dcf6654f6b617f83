import fc from 'fast-check'
import { runSize } from '#tests/support/long-run'
import { encryptionDeps, memberSession as session } from '../testing/start-gateway'
import { type EncryptionDeps, encrypt } from './encryption'
import { readSessionCookie, sessionCookieName, writeSessionCookie } from './session-cookie'

const broken = { session: null, broken: true, rewriteFromMs: null }

let deps: EncryptionDeps
let cookie: string

beforeAll(async () => {
  deps = await encryptionDeps()
  cookie = (await writeSessionCookie(deps, session)).split(';')[0] ?? ''
})

it('writes a cookie that no script and no other site can use', async () => {
  const header = await writeSessionCookie(deps, session)
  expect(header).toMatch(
    /^__Host-Http-sid=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Strict; Max-Age=1209600$/,
  )
  expect(cookie.length).toBeLessThanOrEqual(300)
})

it('reads back what it wrote, among other cookies', async () => {
  const header = `theme=dark; ${cookie}; locale=el`
  expect(await readSessionCookie(deps, header)).toEqual({
    session,
    broken: false,
    rewriteFromMs: null,
  })
})

it('is a guest without the cookie', async () => {
  for (const header of [undefined, '', 'theme=dark', 'x__Host-Http-sid=1']) {
    expect(await readSessionCookie(deps, header)).toMatchObject({ session: null, broken: false })
  }
})

it('treats two cookies, and one too large, as invalid (A2-21)', async () => {
  expect(await readSessionCookie(deps, `${cookie}; ${cookie}`)).toEqual(broken)
  const large = `${sessionCookieName}=${'A'.repeat(5000)}`
  expect(await readSessionCookie(deps, large)).toEqual(broken)
})

it('ignores an encrypted value of ours with any other content', async () => {
  for (const content of [null, 7, {}, [], ['a', 'b', 'c', 'd'], ['a', 'b', 7, 'short']]) {
    const value = await encrypt(deps, sessionCookieName, content)
    expect(await readSessionCookie(deps, `${sessionCookieName}=${value}`)).toEqual(broken)
  }
})

it('treats every mutation of a cookie as signed out (A2-21)', async () => {
  const value = cookie.slice(cookie.indexOf('=') + 1)
  const at = fc.nat({ max: value.length - 1 })
  const mutation = fc.oneof(
    fc
      .tuple(at, fc.constantFrom(...'ABCxyz019-_=+/. %'))
      .map(([n, with_]) => `${value.slice(0, n)}${with_}${value.slice(n + 1)}`),
    at.map((n) => value.slice(0, n)),
    fc.tuple(at, at).map(([a, b]) => value.slice(0, a) + value.slice(b)),
    fc.tuple(at, fc.string()).map(([n, text]) => value.slice(0, n) + text + value.slice(n)),
    fc.string({ maxLength: 400 }),
    fc.base64String({ maxLength: 400 }),
  )
  await fc.assert(
    fc.asyncProperty(mutation, async (mutated) => {
      fc.pre(mutated.trim() !== value && !mutated.includes(';'))
      const reading = await readSessionCookie(deps, `${sessionCookieName}=${mutated}`)
      expect(reading).toEqual(broken)
    }),
    { numRuns: runSize(500, 10_000) },
  )
})

it('stays below the size limit of browsers for every possible session (A2-23)', async () => {
  const token = fc.stringMatching(/^[\x21-\x7e]{1,512}$/, { size: 'max' })
  const any = fc.record(
    {
      sessionToken: token,
      accessToken: token,
      userId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
      generation: fc.stringMatching(/^[\w-]{8,64}$/),
    },
    { requiredKeys: ['generation'] },
  )
  await fc.assert(
    fc.asyncProperty(any, async (content) => {
      const header = await writeSessionCookie(deps, content)
      expect(header.length).toBeLessThan(4096)
      const [pair = ''] = header.split(';')
      expect(await readSessionCookie(deps, pair)).toMatchObject({ session: content })
    }),
    { numRuns: runSize(50, 1000) },
  )
})

it('throws for a cookie that is too large for browsers', async () => {
  const huge = { ...session, accessToken: 'a'.repeat(4000) }
  await expect(writeSessionCookie(deps, huge)).rejects.toThrow('too large')
})
