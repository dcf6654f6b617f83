import { SessionStorage } from './scroll-memory'

const memory = new SessionStorage()
const blog = { pathname: '/blog' }
const key = { pathname: '/account/password/reset/key/1-abcd' }

beforeEach(() => history.replaceState(null, '', '/blog'))

afterEach(() => sessionStorage.clear())

it('stores the position of a page and of each list in it', () => {
  expect(memory.read(blog)).toBe(0)
  memory.save(blog, null, 420)
  memory.save(blog, 'comments', [0, 17])
  expect(memory.read(blog)).toBe(420)
  expect(memory.read(blog, 'comments')).toEqual([0, 17])
  expect(memory.read({ pathname: '/' })).toBe(0)
})

it('keeps the position of a page that is still rendered after a step back (R131)', () => {
  memory.save(blog, null, 420)
  // The browser has restored the scroll position of the page to which the step leads.
  history.replaceState(null, '', '/')
  memory.save(blog, null, 900)
  expect(memory.read(blog)).toBe(420)
})

it('stores no path that contains a key (A3-55)', () => {
  for (const path of [key.pathname, '/account/verify-email/abcd']) {
    history.replaceState(null, '', path)
    memory.save({ pathname: path }, null, 120)
  }
  expect(sessionStorage).toHaveLength(0)
  expect(memory.read(key)).toBe(0)
})
