import { endpointOf, resourceOf } from './resources'

it.each([
  ['/api/v1/product/3/images?page=2', 'product', 'GET product/:id/images'],
  ['/api/v1/pay_way', 'pay_way', 'GET pay_way'],
  ['/api/v1/search/blog/post?query=a/b', 'search', 'GET search/blog/post'],
  ['/api/v1/order/my-orders', 'order', 'GET order/my-orders'],
  ['/api/v1/order/uuid/6f1d2c3b-4a59-4e68-8b77-000000000005', 'order', 'GET order/uuid/:id'],
  ['/api/v1/country/GR', 'country', 'GET country/:id'],
  ['/_allauth/app/v1/auth/2fa/authenticate', 'auth', 'GET auth/2fa/authenticate'],
  ['/elsewhere/9', 'other', 'GET other'],
  ['/api/v1/9', 'other', 'GET other'],
])('names resource and endpoint of %s: %s, %s', (path, resource, endpoint) => {
  expect(resourceOf(path)).toBe(resource)
  expect(endpointOf({ method: 'GET', path })).toBe(endpoint)
})

it('tells reading from writing', () => {
  expect(endpointOf({ method: 'POST', path: '/api/v1/order' })).toBe('POST order')
})
