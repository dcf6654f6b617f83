import { shopEnabled } from './session-store'

const customer = { isSuperuser: false }
const superuser = { isSuperuser: true }

describe('shopEnabled (R004)', () => {
  it.each([
    ['superusers', null, false],
    ['superusers', customer, false],
    ['superusers', superuser, true],
    ['customers', null, false],
    ['customers', customer, true],
    ['customers', superuser, true],
    ['everyone', null, true],
    ['everyone', customer, true],
  ] as const)('for %s, with %p: %p', (audience, user, enabled) => {
    expect(shopEnabled(user, audience)).toBe(enabled)
  })
})
