import { accountRoutes } from './account-paths'
import { entityPath, listPagePath, publicPaths } from './site-paths'

it('has one path for each public page', () => {
  const paths = Object.values(publicPaths)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.filter((path) => !/^\/([a-z-]+(\/[a-z-]+)*)?$/.test(path))).toEqual([])
})

it('has the routes of menus under their names (R099)', () => {
  const { index, products, blog, cart } = publicPaths
  expect([index, products, blog, cart]).toEqual(['/', '/products', '/blog', '/cart'])
  expect([
    accountRoutes.account.pattern,
    accountRoutes['account-settings'].pattern,
    accountRoutes['account-favourites-posts'].pattern,
    accountRoutes['account-login'].pattern,
  ]).toEqual(['/account', '/account/settings', '/account/favourites/posts', '/account/login'])
})

it.each([
  ['product', '/products/41/kartes'],
  ['productCategory', '/products/category/41/kartes'],
  ['blogPost', '/blog/post/41/kartes'],
  ['blogCategory', '/blog/category/41/kartes'],
] as const)('addresses a %s', (entity, path) => {
  expect(entityPath(entity, { id: 41, slug: 'kartes' })).toBe(path)
})

it("has no number in the first page's path", () => {
  expect([1, 2, 10].map((page) => listPagePath('/blog', page))).toEqual([
    '/blog',
    '/blog/page/2',
    '/blog/page/10',
  ])
})
