import fc from 'fast-check'
import {
  accountRouteAt,
  clientShellOf,
  layoutOf,
  matchEntityPath,
  matchOrderSuccess,
  pageAddressOf,
  withoutTrailingSlash,
} from './match-path'
import { type AddressedEntity, entityPath, entityPathPrefixes, publicPaths } from './site-paths'

const orderUuid = '6f1d2c3b-4a59-4e68-8b77-000000000640'

describe('addresses of entities (R128)', () => {
  it.each([
    ['/products/41/kartes', { entity: 'product', id: 41, slug: 'kartes' }],
    ['/products/41/kartes/', { entity: 'product', id: 41, slug: 'kartes' }],
    ['/products/41', { entity: 'product', id: 41, slug: null }],
    ['/products/category/6/kartes', { entity: 'productCategory', id: 6, slug: 'kartes' }],
    ['/blog/post/301/synnefo', { entity: 'blogPost', id: 301, slug: 'synnefo' }],
    ['/blog/category/4/fysi', { entity: 'blogCategory', id: 4, slug: 'fysi' }],
    ['/products/41/κάρτες', { entity: 'product', id: 41, slug: 'κάρτες' }],
    ['/products/41/%CE%B1%2F', { entity: 'product', id: 41, slug: '%CE%B1%2F' }],
    ['/products/999999999999999/x', { entity: 'product', id: 999_999_999_999_999, slug: 'x' }],
  ])('match %s', (path, match) => {
    expect(matchEntityPath(path)).toEqual(match)
  })

  it.each([
    ['a word in place of the id', '/products/abc/x'],
    ['zero', '/products/0/x'],
    ['a negative id', '/products/-1/x'],
    ['a leading zero', '/products/041/x'],
    ['a fraction', '/products/4.1/x'],
    ['an exponent', '/products/1e3/x'],
    ['hexadecimal', '/products/0x29/x'],
    ['ancient Greek numerals', '/products/μαʹ/x'],
    ['Arabic digits', '/products/٤١/x'],
    ['an encoded digit', '/products/%34%31/x'],
    ['a blank', '/products/4 1/x'],
    ['2^53 + 1', '/products/9007199254740993/x'],
    ['thirty digits', `/products/${'9'.repeat(30)}/x`],
    ['an extra segment', '/products/41/kartes/x'],
    ['no id', '/products'],
    ['no id of a category', '/products/category'],
    ['a word in place of the id of a category', '/products/category/kartes/6'],
    ['an empty id', '/products//kartes'],
    ['another case', '/Products/41/kartes'],
    ['an encoded prefix', '/%70roducts/41/kartes'],
    ['a doubled slash', '//products/41/kartes'],
    ['something before it', '/el/products/41/kartes'],
    ['no slash before it', 'products/41/kartes'],
    ['a page of the list', '/products/page/2'],
    ['a list of lessons', '/blog'],
    ['the root', '/'],
    ['nothing', ''],
  ])('do not match %s', (_, path) => {
    expect(matchEntityPath(path)).toBeNull()
  })

  it('match what entityPath writes', () => {
    const entities = fc.constantFrom(...(Object.keys(entityPathPrefixes) as AddressedEntity[]))
    const ids = fc.integer({ min: 1, max: 999_999_999_999_999 })
    fc.assert(
      fc.property(entities, ids, fc.stringMatching(/^[-\w]{1,60}$/), (entity, id, slug) => {
        expect(matchEntityPath(entityPath(entity, { id, slug }))).toEqual({ entity, id, slug })
      }),
    )
  })

  it('have no id beyond safe integers', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), (id) => {
        const match = matchEntityPath(`/products/${id}/x`)
        if (match) expect(BigInt(match.id)).toBe(id)
      }),
    )
  })
})

describe('confirmation of an order (R128)', () => {
  it.each([orderUuid, orderUuid.toUpperCase()])('/checkout/success/%s matches', (uuid) => {
    expect(matchOrderSuccess(`/checkout/success/${uuid}`)).toBe(uuid)
    expect(matchOrderSuccess(`/checkout/success/${uuid}/`)).toBe(uuid)
    expect(clientShellOf(`/checkout/success/${uuid}`)).toBe('/checkout/success')
  })

  it.each([
    'not-a-uuid',
    '640',
    '',
    orderUuid.slice(1),
    `${orderUuid}0`,
    `${orderUuid}/x`,
    orderUuid.replaceAll('-', ''),
    `${orderUuid}%20`,
    `${orderUuid.slice(0, -1)}g`,
    `${orderUuid.slice(0, -1)}ο`,
  ])('/checkout/success/%s does not match', (uuid) => {
    expect(matchOrderSuccess(`/checkout/success/${uuid}`)).toBeNull()
    expect(clientShellOf(`/checkout/success/${uuid}`)).toBeNull()
  })
})

describe('client-only paths', () => {
  it.each(Object.values(publicPaths))('do not include %s, which has the default layout', (path) => {
    expect(accountRouteAt(path)).toBeNull()
    expect(clientShellOf(path)).toBeNull()
    expect(layoutOf(path)).toBe('default')
  })

  it('do not include a key that cannot be decoded', () => {
    expect(accountRouteAt('/account/password/reset/key/MQ%3Ax')?.name).toBe(
      'account-password-reset-key',
    )
    expect(accountRouteAt('/account/password/reset/key/MQ%E0%A4%A')).toBeNull()
  })

  it('are matched without throwing, whatever the path', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webPath(), fc.string(), fc.string({ unit: 'binary' })), (path) => {
        for (const read of [matchEntityPath, matchOrderSuccess, accountRouteAt, clientShellOf]) {
          expect(() => read(path)).not.toThrow()
        }
      }),
    )
  })
})

it('drops trailing slashes', () => {
  const paths = ['/', '///', '', '/about', '/about/', '/about//']
  expect(paths.map(withoutTrailingSlash)).toEqual(['/', '/', '', '/about', '/about', '/about'])
})

it.each([
  ['/', '/'],
  ['//', '/'],
  ['/index.html', '/'],
  ['/cart/index.html', '/cart'],
  ['/about/index.html/', '/about'],
  ['/about/', '/about'],
  ['/about//', '/about'],
  ['//products///29', '/products/29'],
  ['/products/29/index.htmlx', '/products/29/index.htmlx'],
  ['/404.html', '/404.html'],
])('spells %s as %s', (path, address) => {
  expect(pageAddressOf(path)).toBe(address)
})
