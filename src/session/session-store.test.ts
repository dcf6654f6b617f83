import type { SessionUser } from '../../contract/account/user-account'
import { publishSession, shopEnabled, unknownSession, whenMember } from './session-store'

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

it('knows when a member is signed in, at once or later', async () => {
  const told = jest.fn()
  void whenMember().then(told)
  publishSession({ ...unknownSession, status: 'guest' })
  await Promise.resolve()
  expect(told).not.toHaveBeenCalled()
  const user = { id: 5 } as SessionUser
  publishSession({ ...unknownSession, status: 'member', user })
  await Promise.resolve()
  expect(told).toHaveBeenCalledTimes(1)
  await whenMember()
})
