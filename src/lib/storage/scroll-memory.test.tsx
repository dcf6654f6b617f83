import { SessionStorage } from './scroll-memory'

const memory = new SessionStorage()
const blog = { pathname: '/blog' }
const key = { pathname: '/account/password/reset/key/1-abcd' }

afterEach(() => sessionStorage.clear())

it('stores the position of a page and of each list in it', () => {
  expect(memory.read(blog)).toBe(0)
  memory.save(blog, null, 420)
  memory.save(blog, 'comments', [0, 17])
  expect(memory.read(blog)).toBe(420)
  expect(memory.read(blog, 'comments')).toEqual([0, 17])
  expect(memory.read({ pathname: '/' })).toBe(0)
})

it('stores no path that contains a key (A3-55)', () => {
  memory.save(key, null, 120)
  memory.save({ pathname: '/account/verify-email/abcd' }, null, 120)
  expect(sessionStorage).toHaveLength(0)
  expect(memory.read(key)).toBe(0)
})
