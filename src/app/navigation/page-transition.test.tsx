import { stubMatchMedia } from '#components/testing/browser-stubs'
import { animatePageChanges, longestRender } from './page-transition'

let mockGo: (change: { action: string; location: { pathname: string } }) => void
const mockRouter = { transitioning: false }
jest.mock('@reach/router', () => ({
  globalHistory: {
    listen: (listener: typeof mockGo) => {
      mockGo = listener
    },
    get transitioning() {
      return mockRouter.transitioning
    },
  },
}))

const go = (pathname: string, action = 'PUSH') => mockGo({ action, location: { pathname } })
const skipTransition = jest.fn()
let updates: (() => Promise<void>)[] = []
/** What the browser reports of each transition. */
let outcome: Promise<void> = Promise.resolve()

const nameOf = (selector: string) =>
  document.querySelector<HTMLElement>(selector)?.style.viewTransitionName

const page = (content: string) => {
  document.body.innerHTML = `<main>${content}</main>`
}
const card = (path: string) =>
  `<article><img class="card"><a data-card-link href="${path}">x</a></article>`

beforeAll(() => {
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } })
})

beforeEach(() => {
  updates = []
  outcome = Promise.resolve()
  mockRouter.transitioning = false
  skipTransition.mockReset()
  stubMatchMedia(false)
  Object.defineProperty(document, 'startViewTransition', {
    configurable: true,
    value: (update: () => Promise<void>) => {
      updates.push(update)
      return { skipTransition, ready: outcome, updateCallbackDone: outcome, finished: outcome }
    },
  })
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
    top: 10,
    bottom: 50,
  } as DOMRect)
  page('')
  window.history.replaceState(null, '', '/')
  animatePageChanges()
})

it('animates the change to another page, not of a query, nor a step back (R394)', () => {
  go('/')
  go('/about')
  go('/about')
  go('/', 'POP')
  expect(updates).toHaveLength(1)
  go('/vision')
  expect(updates).toHaveLength(2)
})

it('animates nothing with reduced motion, or where the browser cannot (R394)', () => {
  stubMatchMedia(true)
  go('/about')
  expect(updates).toEqual([])
  stubMatchMedia(false)
  Reflect.deleteProperty(document, 'startViewTransition')
  expect(() => go('/vision')).not.toThrow()
})

it("lets the card's picture become that of the page, and no other card's (R394)", async () => {
  page(`${card('/blog/post/2/dyo')}${card('/blog/post/1/ena')}`)
  let finish = () => {}
  outcome = new Promise((resolve) => {
    finish = resolve
  })
  go('/blog/post/1/ena')
  expect(nameOf('article:nth-of-type(1) img')).toBeFalsy()
  expect(nameOf('article:nth-of-type(2) img')).toBe('page-picture')
  page('<img fetchpriority="high">')
  await updates[0]?.()
  expect(nameOf('img')).toBe('page-picture')
  finish()
  await outcome
  await Promise.resolve()
  expect(nameOf('img')).toBe('')
})

it('waits until the page is rendered, and skips the animation where that takes long (R394)', async () => {
  jest.useFakeTimers()
  mockRouter.transitioning = true
  go('/about')
  const slow = updates[0]?.()
  await jest.advanceTimersByTimeAsync(longestRender)
  await slow
  expect(skipTransition).toHaveBeenCalledTimes(1)
  go('/vision')
  const quick = updates[1]?.()
  await jest.advanceTimersByTimeAsync(50)
  mockRouter.transitioning = false
  await jest.advanceTimersByTimeAsync(50)
  await quick
  expect(skipTransition).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})

it('reports no error where the browser skips a transition (R394)', async () => {
  const unhandled = jest.fn()
  process.on('unhandledRejection', unhandled)
  outcome = Promise.reject(new DOMException('skipped', 'AbortError'))
  go('/about')
  await new Promise((resolve) => setTimeout(resolve, 20))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})
