import { globalHistory } from '@reach/router'
import { waitFor } from '@testing-library/react'
import { identifyEntry } from '../navigation/history-entry'
import { writeAddress } from '../navigation/write-address'
import { restoreScroll, watchScroll } from './scroll-memory'

watchScroll()

/** Opens a history entry, as the router does with a key and the browser without. */
const open = (path: string, key?: string) =>
  history.pushState(key === undefined ? null : { key }, '', path)

/** The router renders the page of the current entry; returns the position to which it scrolls. */
function show(isFirst = false): number | undefined {
  scrollTo.mockClear()
  restoreScroll({ key: history.state.key, hash: location.hash }, isFirst)
  return scrollTo.mock.calls.at(-1)?.[1]
}

/** The user, or the browser, scrolls the document. */
function scroll(to: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: to })
  dispatchEvent(new Event('scroll'))
}

let height = 0
let grow = (_height: number) => {}
const scrollTo = jest.fn()

beforeEach(() => {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 })
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
  open('/blog', 'a')
  expect(show()).toBe(0)
  scroll(420)
  open('/blog', 'b')
  expect(show()).toBe(0)
  open('/', 'a')
  expect(show()).toBe(0)
  open('/blog', 'a')
  expect(show()).toBe(420)
})

it('stores the position of a press that comes before the event of its scroll (R131)', () => {
  open('/blog', 'a')
  show()
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 4782 })
  document.body.click()
  open('/blog/post', 'b')
  dispatchEvent(new Event('scroll'))
  expect(show()).toBe(0)
  open('/blog', 'a')
  expect(show()).toBe(4782)
})

it('leaves a page with a fragment to Gatsby, which scrolls to the heading', () => {
  open('/blog', 'a')
  show()
  scroll(420)
  open('/blog#topics', 'a')
  expect(show()).toBeUndefined()
})

it('opens a page at the top that the browser opens anew (R131)', async () => {
  open('/blog')
  identifyEntry()
  const first = history.state.key
  show()
  scroll(2600)
  identifyEntry()
  expect(history.state.key).toBe(first)
  await waitFor(() => expect(String(Date.now())).not.toBe(first))
  open('/blog')
  identifyEntry()
  expect(show()).toBe(0)
  open('/blog', first)
  expect(show()).toBe(2600)
})

it('keeps the position of a page that is still rendered after a step back (R131)', () => {
  open('/blog', 'a')
  show()
  scroll(420)
  // The browser has restored the scroll position of the page to which the step leads.
  open('/', 'b')
  scroll(900)
  open('/blog', 'b')
  scroll(900)
  open('/', 'b')
  expect(show()).toBe(0)
  open('/blog', 'a')
  expect(show()).toBe(420)
})

it('stores the position of a page whose query has its own entry (R131)', () => {
  open('/blog', 'a')
  identifyEntry()
  restoreScroll({ key: globalHistory.location.key ?? '', hash: '' }, false)
  writeAddress('/blog?query=a')
  scroll(300)
  expect(show()).toBe(300)
  open('/blog', 'a')
  expect(show()).toBe(0)
})

describe('a page that is shorter than the stored position', () => {
  beforeEach(() => {
    open('/blog', 'a')
    show()
    scroll(3000)
    height = 1000
    show()
    scrollTo.mockClear()
  })

  it('is scrolled once late content makes it long enough (R131)', () => {
    grow(2000)
    expect(scrollTo).not.toHaveBeenCalled()
    grow(4000)
    expect(scrollTo).toHaveBeenCalledWith(0, 3000)
    grow(5000)
    expect(scrollTo).toHaveBeenCalledTimes(1)
  })

  it('stays where it is once the user scrolls, or opens another page', () => {
    dispatchEvent(new Event('wheel'))
    grow(4000)
    expect(scrollTo).not.toHaveBeenCalled()
    show()
    open('/', 'c')
    expect(show()).toBe(0)
    grow(4000)
    expect(scrollTo).toHaveBeenCalledTimes(1)
  })
})

it('leaves a document where the browser or the user has scrolled it', () => {
  open('/blog', 'a')
  show()
  scroll(420)
  open('/blog', 'a')
  scroll(600)
  expect(show(true)).toBeUndefined()
})

it('stores no path that contains a key, and removes those that Gatsby stores (A3-55)', async () => {
  const paths = [
    '/account/password/reset/key/1-abcd',
    '/account/verify-email/abcd',
    '/checkout/success/0f2b7c1e-5c0b-4d1e-9a53-1c2d3e4f5a6b',
  ]
  for (const path of paths) {
    open(path, 'a')
    show()
    sessionStorage.setItem(`@@scroll|${path}|a`, '120')
    scroll(120)
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
    sessionStorage.setItem(`@@scroll|${path}|a`, '120')
    open('/', 'b')
    show()
    expect(sessionStorage).toHaveLength(0)
  }
})
