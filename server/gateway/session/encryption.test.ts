import { encryptionDeps, testKey as oldKey, testTime } from '../testing/start-gateway'
import { decrypt, encrypt } from './encryption'

const newKey = 'cTh2SkQwd1pxNnJYYjFMbUUzdVR5OHBLczVuRmg0Z1c'
const dayMs = 24 * 60 * 60 * 1000

const content = { any: ['thing', 7] }

it('decrypts what was encrypted', async () => {
  const deps = await encryptionDeps()
  const text = await encrypt(deps, 'sid', content)
  expect(await decrypt(deps, 'sid', text, dayMs)).toEqual({
    content,
    issuedAtMs: testTime,
    byRetiredKey: false,
  })
})

it('never encrypts the same content to the same text', async () => {
  const deps = await encryptionDeps()
  const messages = await Promise.all(
    Array.from({ length: 20 }, () => encrypt(deps, 'sid', content)),
  )
  expect(new Set(messages).size).toBe(20)
})

it('decrypts with a retired key, reports it, and encrypts with the first one (A2-22)', async () => {
  const text = await encrypt(await encryptionDeps([oldKey]), 'sid', content)
  const rotated = await encryptionDeps([newKey, oldKey])
  expect(await decrypt(rotated, 'sid', text, dayMs)).toMatchObject({ byRetiredKey: true })
  const renewed = await encrypt(rotated, 'sid', content)
  expect(await decrypt(await encryptionDeps([oldKey]), 'sid', renewed, dayMs)).toBeNull()
})

it('does not decrypt with a removed key, nor for another purpose', async () => {
  const deps = await encryptionDeps()
  const text = await encrypt(deps, 'sid', content)
  expect(await decrypt(await encryptionDeps([newKey]), 'sid', text, dayMs)).toBeNull()
  expect(await decrypt(deps, 'oa', text, dayMs)).toBeNull()
})

it.each([
  ['at the end of its lifetime', dayMs, true],
  ['after its lifetime', dayMs + 1000, false],
  ['with a clock that is a minute behind', -60_000, true],
  ['with a clock that is further behind', -61_000, false],
])('decrypts or refuses a value %s', async (_, laterMs, opens) => {
  const text = await encrypt(await encryptionDeps(), 'sid', content)
  const later = await encryptionDeps([oldKey], () => testTime + laterMs)
  expect((await decrypt(later, 'sid', text, dayMs)) !== null).toBe(opens)
})
