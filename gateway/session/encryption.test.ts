import { type EncryptionDeps, seal, unseal } from './encryption'
import { openKeyRing } from './key-ring'

const oldKey = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8'
const newKey = 'Hx4dHBsaGRgXFhUUExIREA8ODQwLCgkIBwYFBAMCAQA'
const dayMs = 24 * 60 * 60 * 1000

async function encryptionDeps(keys: string[], now = 1_750_000_000_000): Promise<EncryptionDeps> {
  return {
    ring: await openKeyRing(keys),
    clock: () => now,
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
  }
}

const content = { any: ['thing', 7] }

it('gives back what was sealed', async () => {
  const deps = await encryptionDeps([oldKey])
  const text = await seal(deps, 'sid', content)
  expect(await unseal(deps, 'sid', text, dayMs)).toEqual({
    content,
    issuedAtMs: 1_750_000_000_000,
    byRetiredKey: false,
  })
})

it('never seals the same content to the same text', async () => {
  const deps = await encryptionDeps([oldKey])
  const messages = await Promise.all(Array.from({ length: 20 }, () => seal(deps, 'sid', content)))
  expect(new Set(messages).size).toBe(20)
})

it('opens with a retired key, says so, and writes with the first one (A2-22)', async () => {
  const text = await seal(await encryptionDeps([oldKey]), 'sid', content)
  const rotated = await encryptionDeps([newKey, oldKey])
  expect(await unseal(rotated, 'sid', text, dayMs)).toMatchObject({ byRetiredKey: true })
  const renewed = await seal(rotated, 'sid', content)
  expect(await unseal(await encryptionDeps([oldKey]), 'sid', renewed, dayMs)).toBeNull()
})

it('does not open with a key that is gone, nor for another purpose', async () => {
  const deps = await encryptionDeps([oldKey])
  const text = await seal(deps, 'sid', content)
  expect(await unseal(await encryptionDeps([newKey]), 'sid', text, dayMs)).toBeNull()
  expect(await unseal(deps, 'oa', text, dayMs)).toBeNull()
})

it.each([
  ['just in time', dayMs, true],
  ['a moment too late', dayMs + 1000, false],
  ['by a clock that is a minute behind', -60_000, true],
  ['by a clock that is further behind', -61_000, false],
])('opens %s or not', async (_, laterMs, opens) => {
  const sealedAt = 1_750_000_000_000
  const text = await seal(await encryptionDeps([oldKey], sealedAt), 'sid', content)
  const later = await encryptionDeps([oldKey], sealedAt + laterMs)
  expect((await unseal(later, 'sid', text, dayMs)) !== null).toBe(opens)
})
