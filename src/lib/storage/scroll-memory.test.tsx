import { globalHistory } from '@reach/router'
import { waitFor } from '@testing-library/react'
import { identifyEntry } from '../navigation/history-entry'
import { writeAddress } from '../navigation/write-address'
import { SessionStorage } from './scroll-memory'

const memory = new SessionStorage()
const blog = { pathname: '/blog', key: 'a' }
const secret = { pathname: '/account/password/reset/key/1-abcd', key: 'a' }

/** Opens a history entry, as the router does with a key and the browser without. */
const open = (path: string, key?: string) =>
  history.pushState(key === undefined ? null : { key }, '', path)

let height = 0
let grow = (_height: number) => {}
const scrollTo = jest.fn()

beforeEach(() => {
  open('/blog', 'a')
  height = 5000
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    get: () => height,
  })
  scrollTo.mockReset()
  Object.assign(window, {
    scrollTo,
    ResizeObserver: class {
      constructor(report: () => void) {
        grow = (next) => {
          height = next
          report()
        }
      }
      observe() {}
      disconnect() {
        grow = () => {}
      }
    },
  })
})

afterEach(() => sessionStorage.clear())

it('stores the position of a history entry', () => {
  expect(memory.read(blog)).toBe(0)
  memory.save(blog, 'a', 420)
  expect(memory.read(blog)).toBe(420)
  expect(memory.read({ ...blog, key: 'b' })).toBe(0)
  expect(memory.read({ pathname: '/', key: 'a' })).toBe(0)
})

it('opens a page at the top that the browser opens anew (R131)', async () => {
  open('/blog')
  identifyEntry()
  const first = { pathname: '/blog', key: history.state.key }
  memory.save(first, first.key, 2600)
  identifyEntry()
  expect(history.state.key).toBe(first.key)
  await waitFor(() => expect(String(Date.now())).not.toBe(first.key))
  open('/blog')
  identifyEntry()
  expect(memory.read({ pathname: '/blog', key: history.state.key })).toBe(0)
  expect(memory.read(first)).toBe(2600)
})

it('keeps the position of a page that is still rendered after a step back (R131)', () => {
  memory.save(blog, 'a', 420)
  // The browser has restored the scroll position of the page to which the step leads.
  open('/', 'b')
  memory.save(blog, 'a', 900)
  open('/blog', 'b')
  memory.save(blog, 'a', 900)
  expect(memory.read(blog)).toBe(420)
})

it('stores the position of a page whose query has its own entry (R131)', () => {
  writeAddress('/blog?query=a')
  const place = { pathname: '/blog', key: globalHistory.location.key ?? '' }
  memory.save(place, place.key, 300)
  expect(memory.read({ pathname: '/blog', key: history.state.key })).toBe(300)
  expect(memory.read(place)).toBe(0)
})

describe('a page that is shorter than the stored position', () => {
  beforeEach(() => {
    memory.save(blog, 'a', 3000)
    height = 1000
  })

  it('is scrolled once late content makes it long enough (R131)', () => {
    memory.read(blog)
    grow(2000)
    expect(scrollTo).not.toHaveBeenCalled()
    grow(4000)
    expect(scrollTo).toHaveBeenCalledWith(0, 3000)
    grow(5000)
    expect(scrollTo).toHaveBeenCalledTimes(1)
  })

  it('stays where it is once the user scrolls, or opens another page', () => {
    memory.read(blog)
    dispatchEvent(new Event('wheel'))
    grow(4000)
    memory.read({ pathname: '/', key: 'c' })
    grow(4000)
    expect(scrollTo).not.toHaveBeenCalled()
  })
})

it('leaves a document where the browser or the user has scrolled it', () => {
  memory.save(blog, 'a', 420)
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 600 })
  const another = new SessionStorage()
  expect(another.read(blog)).toBe(0)
  expect(another.read(blog)).toBe(420)
})

it('stores no path that contains a key (A3-55)', () => {
  for (const path of [secret.pathname, '/account/verify-email/abcd']) {
    open(path, 'a')
    memory.save({ pathname: path, key: 'a' }, 'a', 120)
  }
  expect(sessionStorage).toHaveLength(0)
  expect(memory.read(secret)).toBe(0)
})
