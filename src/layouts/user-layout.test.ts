import { parentRoute } from './user-layout'

describe('the parent route of an account page', () => {
  it.each([
    ['/account/orders/7', '/account/orders', 'orders'],
    ['/account/addresses/new', '/account/addresses', 'addresses'],
    ['/account/addresses/3/edit', '/account/addresses', 'addresses'],
    ['/account/2fa/totp/activate', '/account/2fa', 'security'],
    ['/account/2fa/webauthn', '/account/2fa', 'security'],
  ])('of %s is its list, %s', (path, to, name) => {
    expect(parentRoute(path)).toEqual({ to, name })
  })

  it.each(['/account/orders', '/account/2fa', '/account/favourites/posts', '/account/settings'])(
    'of %s is the overview',
    (path) => {
      expect(parentRoute(path)).toEqual({ to: '/account', name: 'back' })
    },
  )
})
