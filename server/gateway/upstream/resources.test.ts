import fc from 'fast-check'
import { kindOf, resourceOf } from './resources'

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
  expect(kindOf({ method: 'GET', path })).toMatchObject({ resource: endpoint, endpoint })
})

it('tells reading from writing', () => {
  expect(kindOf({ method: 'POST', path: '/api/v1/order' }).endpoint).toBe('POST order')
})

const product = '/api/v1/product'

it.each([
  ['?pageSize=12&page=2&language=el', ''],
  ['?category=1_2&pageSize=12', '?category'],
  ['?ordering=-id&category=3', '?category&ordering'],
  ['?minFinalPrice=1&maxFinalPrice=9', '?FinalPrice'],
  ['?category=1&minLikes=2&ordering=id&id=4', '?many'],
])('names the filters of %s without their values: %s', (query, filters) => {
  expect(kindOf({ method: 'GET', path: `${product}${query}` })).toEqual({
    resource: 'GET product',
    endpoint: `GET product${filters}`,
    part: filters ? `${product}${filters}` : undefined,
    item: filters ? `${product}${query}` : undefined,
  })
})

it('tells entities apart, but not as endpoints', () => {
  const path = `${product}/3/reviews`
  expect(kindOf({ method: 'GET', path: `${path}?page=2` })).toEqual({
    resource: 'GET product/:id/reviews',
    endpoint: 'GET product/:id/reviews',
    part: path,
    item: `${path}?page=2`,
  })
})

it('has few endpoints, whatever filters people combine, and with whatever values', () => {
  const names = 'author category featured id minLikes slug tags title'.split(' ')
  const endpoints = new Set<string>()
  const query = fc.dictionary(fc.constantFrom(...names, 'page', 'language'), fc.string())
  fc.assert(
    fc.property(query, (values) => {
      const path = `/api/v1/blog/post?${new URLSearchParams(values)}`
      endpoints.add(kindOf({ method: 'GET', path }).endpoint)
    }),
    { numRuns: 2000 },
  )
  const pairs = (names.length * (names.length - 1)) / 2
  expect(endpoints.size).toBeLessThanOrEqual(1 + names.length + pairs + 1)
})
