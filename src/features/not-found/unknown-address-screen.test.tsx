import { render, screen } from '@testing-library/react'
import { guest, member } from '#components/account/testing/render-account-page'
import { publishSession } from '#session/session'
import { UnknownAddressScreen } from './unknown-address-screen'

const uuid = '0d0f6f0e-8a52-4f9b-9a7b-0c8f0b1f5a11'

/** The heading and the way on at an address. */
function at(address: string): (string | null)[] {
  window.history.replaceState(null, '', address)
  const { unmount } = render(<UnknownAddressScreen />)
  const heading = screen.getByRole('heading', { level: 1 }).textContent
  const way = screen.getAllByRole('link')[0]?.getAttribute('href') ?? null
  unmount()
  return [heading, way]
}

const cut = 'Ο σύνδεσμος δεν είναι ολόκληρος'

beforeEach(() => publishSession(member))

describe('an address that mails lead to, but that was not copied as a whole (R484)', () => {
  it.each([
    '/cart/recover',
    '/cart/recover/',
    '/cart/recover/0d0f6f0e-8a52',
    `/cart/recover/${uuid}.`,
    `/cart//recover/${uuid.slice(1)}`,
    `/Cart/Recover/${uuid.toUpperCase()}x`,
    '/cart/recover/αβγ',
    '/cart/recover/%CE%B1',
  ])('says so at %s, and leads to the cart', (address) => {
    expect(at(address)).toEqual([cut, '/cart'])
    expect(document.title).toBe(`${cut} - Σταγόνα`)
  })

  it.each([
    [`/checkout/success/${uuid.slice(9)}`, '/account/orders'],
    ['/checkout/success', '/account/orders'],
    ['/account/password/reset/key', '/account/password/reset'],
    ['/account/password/reset/key/a/b', '/account/password/reset'],
    ['/account/verify-email/a/b', '/account/email'],
    ['/account/subscriptions/confirm', '/account/subscriptions'],
    ['/account/subscriptions/leave/', '/account/subscriptions'],
  ])('says so at %s, and leads to %s', (address, way) => {
    expect(at(address)).toEqual([cut, way])
  })

  it('has guests sign in first where the way on is a member’s', () => {
    publishSession(guest)
    expect(at('/checkout/success/x')).toEqual([cut, '/account/login?next=/account/orders'])
    expect(at('/cart/recover/x')).toEqual([cut, '/cart'])
  })

  it.each(['/account/levitate', '/account/orders/28.', '/cart/recovery/x', '/products/x'])(
    'is no mail’s at %s',
    (address) => expect(at(address)).toEqual(['Σφαλμα 404', '/']),
  )
})
