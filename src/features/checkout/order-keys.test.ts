import { memoryStorage } from '#components/testing/browser-stubs'
import { createOrderKeys, fingerprint } from './order-keys'
import { someAttempt, someUuid } from './testing/some-attempt'

const keyNumber = (number: number) => `0f2b7c1e-5c0b-4d1e-9a53-${String(number).padStart(12, '0')}`

/** Tabs of one browser. */
function someBrowser() {
  const shared = memoryStorage()
  let made = 0
  const newKey = () => keyNumber(++made)
  const time = { now: 1_000_000 }
  const now = () => time.now
  const openTab = (tab = memoryStorage()) => ({
    tab,
    keys: createOrderKeys({ tab, shared, newKey, now }),
  })
  return { shared, openTab, time }
}

const noted = { ...someAttempt, body: { ...someAttempt.body, customerNotes: 'Άλλο' } }

describe('the key of an order', () => {
  it('stays the same for the same order, also after a reload (A5-76)', () => {
    const { openTab } = someBrowser()
    const { tab, keys } = openTab()
    expect(keys.isUnanswered(someAttempt)).toBe(false)
    const key = keys.keyFor(someAttempt)
    expect(keys.keyFor(structuredClone(someAttempt))).toBe(key)
    const reloaded = openTab(tab).keys
    expect(reloaded.unanswered(someAttempt.owner)).toEqual(someAttempt)
    expect(reloaded.isUnanswered(someAttempt)).toBe(true)
    expect(reloaded.keyFor(someAttempt)).toBe(key)
  })

  it('is shared by tabs that order the same (A5-75)', () => {
    const { openTab } = someBrowser()
    const key = openTab().keys.keyFor(someAttempt)
    expect(openTab().keys.keyFor(someAttempt)).toBe(key)
  })

  it('differs by body, cart and account (A5-77, A5-79)', () => {
    const { openTab } = someBrowser()
    const keys = [
      someAttempt,
      noted,
      { ...someAttempt, cart: 'another' },
      { ...someAttempt, owner: 8 },
    ].map((attempt) => openTab().keys.keyFor(attempt))
    expect(new Set(keys).size).toBe(4)
  })

  it('is replaced after a refusal', () => {
    const { shared, openTab } = someBrowser()
    const { keys } = openTab()
    const key = keys.keyFor(someAttempt)
    keys.drop()
    expect(keys.isUnanswered(someAttempt)).toBe(false)
    expect(keys.unanswered(someAttempt.owner)).toBeNull()
    expect(shared.read('own-order-key')).toBeNull()
    expect(keys.keyFor(someAttempt)).not.toBe(key)
  })

  it('is kept by a tab if another one ends its own order', () => {
    const { openTab } = someBrowser()
    const [one, other] = [openTab().keys, openTab().keys]
    const key = one.keyFor(someAttempt)
    other.keyFor(noted)
    one.drop()
    expect(other.isUnanswered(noted)).toBe(true)
    expect(one.keyFor(someAttempt)).not.toBe(key)
  })

  it('opens the placed order in all tabs with its cart (A5-75)', () => {
    const { openTab } = someBrowser()
    const [one, other] = [openTab().keys, openTab().keys]
    one.keyFor(someAttempt)
    expect(other.placedFrom(noted)).toBeNull()
    one.settle(someAttempt, someUuid)
    expect(one.unanswered(someAttempt.owner)).toBeNull()
    expect(other.placedFrom(someAttempt)).toEqual({ kind: 'placed', uuid: someUuid })
    expect(other.placedFrom(noted)).toEqual({ kind: 'differs', uuid: someUuid })
    expect(other.isUnanswered(someAttempt)).toBe(false)
    expect(other.placedFrom({ ...noted, owner: 8 })).toBeNull()
    expect(other.placedFrom({ ...noted, cart: 'another' })).toBeNull()
  })

  it('records in all tabs when it was last sent, without requests that had no effect', () => {
    const { openTab, time } = someBrowser()
    const [one, other] = [openTab(), openTab()]
    expect(one.keys.lastSent(someAttempt)).toBeNull()
    one.keys.keyFor(someAttempt)
    expect(other.keys.lastSent(someAttempt)).toBe(1_000_000)
    time.now += 5000
    other.keys.keyFor(someAttempt)
    other.keys.restoreSent(someAttempt, 1_000_000)
    expect(openTab(one.tab).keys.lastSent(someAttempt)).toBe(1_000_000)
    time.now += 5000
    other.keys.keyFor(someAttempt)
    expect(one.keys.lastSent(someAttempt)).toBe(1_010_000)
  })

  it('is not unanswered if no request had an effect', () => {
    const { openTab } = someBrowser()
    const { tab, keys } = openTab()
    const key = keys.keyFor(someAttempt)
    keys.restoreSent(someAttempt, null)
    expect(keys.isUnanswered(someAttempt)).toBe(false)
    expect(openTab(tab).keys.unanswered(someAttempt.owner)).toBeNull()
    expect(keys.keyFor(someAttempt)).toBe(key)
  })

  it('stays the same for a retry without storage (A4-70)', () => {
    const nothing = { ...memoryStorage(), read: () => null }
    let made = 0
    const newKey = () => keyNumber(++made)
    const keys = createOrderKeys({ tab: nothing, shared: nothing, newKey, now: () => 5 })
    const key = keys.keyFor(someAttempt)
    expect(keys.isUnanswered(someAttempt)).toBe(true)
    expect(keys.keyFor(someAttempt)).toBe(key)
    keys.drop()
    expect(keys.keyFor(someAttempt)).not.toBe(key)
  })

  it('keeps the agreed total, for its own order only', () => {
    const { openTab } = someBrowser()
    const { keys } = openTab()
    keys.keyFor(someAttempt)
    expect(keys.agreedFor(someUuid)).toBeNull()
    keys.settle(someAttempt, someUuid)
    expect(openTab().keys.agreedFor(someUuid)).toBe(27.8)
    expect(keys.agreedFor(keyNumber(9))).toBeNull()
  })

  it('is separate by account, and shares no personal data with other tabs', () => {
    const { shared, openTab } = someBrowser()
    const { keys } = openTab()
    keys.keyFor(someAttempt)
    expect(keys.unanswered(8)).toBeNull()
    const { email, lastName, street } = someAttempt.body
    for (const text of [email, lastName, street]) expect(shared.all()).not.toContain(text)
  })

  it('of a guest is known to a member who has signed in since, a member’s to no guest', () => {
    const { openTab } = someBrowser()
    const { keys } = openTab()
    const ofGuest = { ...someAttempt, owner: 'guest' as const }
    keys.keyFor(ofGuest)
    expect([keys.unanswered(9), keys.unanswered('guest')]).toEqual([ofGuest, ofGuest])
    keys.keyFor(someAttempt)
    expect(keys.unanswered('guest')).toBeNull()
  })

  it.each(['{', '[]', '{"key":"x"}', 'null'])('ignores the stored value %p', (text) => {
    const { shared, openTab } = someBrowser()
    const { tab, keys } = openTab()
    tab.write('order-sent', text)
    shared.write('own-order-key', text)
    expect(keys.unanswered(9)).toBeNull()
    expect(keys.placedFrom(someAttempt)).toBeNull()
    expect(keys.keyFor(someAttempt)).toBe(keyNumber(1))
  })
})

it('fingerprints equal texts alike and others differently', () => {
  expect(fingerprint('α')).toBe(fingerprint('α'))
  expect(fingerprint('α')).toMatch(/^[0-9a-f]{16}$/)
  expect(new Set(['', 'α', 'β', 'αβ', 'βα'].map(fingerprint)).size).toBe(5)
})
