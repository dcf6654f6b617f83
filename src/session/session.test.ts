import type { SessionUser } from '#contract/account/user-account'
import {
  currentSession,
  dependsOnSession,
  presumeGuest,
  publishSession,
  shopEnabled,
  unknownSession,
  whenMember,
} from './session'

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

it('resolves when a member is signed in, at once or later', async () => {
  const told = jest.fn()
  void whenMember().then(told)
  publishSession({ ...unknownSession, status: 'guest' })
  await Promise.resolve()
  expect(told).not.toHaveBeenCalled()
  const user = { id: 5 } as SessionUser
  publishSession({ ...unknownSession, status: 'member', user })
  await whenMember()
  expect(told).toHaveBeenCalledTimes(1)
})

describe('a visitor who is presumed a guest', () => {
  const open = (pathname: string) =>
    Object.assign(globalThis, { window: { location: { pathname } } })

  beforeEach(() => publishSession(unknownSession))
  afterAll(() => publishSession(unknownSession))

  it('is one on public pages, and unknown where a page depends on the session', () => {
    open('/products')
    presumeGuest()
    expect(currentSession()).toMatchObject({ status: 'guest', user: null, stepsKnown: false })
    for (const path of ['/account', '/account/login', '/cart', '/checkout/success/1']) {
      expect(dependsOnSession(path)).toBe(true)
      open(path)
      expect(currentSession().status).toBe('unknown')
    }
    expect(dependsOnSession('/cartoons')).toBe(false)
  })

  it('is never presumed once the session was read', () => {
    open('/products')
    publishSession({ ...unknownSession, status: 'unavailable' })
    presumeGuest()
    expect(currentSession().status).toBe('unavailable')
  })
})
