import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { openedPages } from '#lib/navigation/testing/opened-pages'
import { publishSession, unknownSession } from '#session/session'
import { findResults } from './find-results'
import { NavbarSearch } from './navbar-search'
import { recentSearches } from './recent-searches'
import type { SearchResults } from './search-results'
import { nextActive } from './suggestions'
import { someResults } from './testing/some-results'

jest.mock('./find-results', () => ({ findResults: jest.fn() }))
jest.mock('./index-search', () => ({ indexSearch: { load: async () => {} } }))

const opened = openedPages()

interface Search {
  signal: AbortSignal
  answer: (results: SearchResults) => Promise<void>
  fail: () => Promise<void>
}
const searches: Search[] = []

beforeEach(() => {
  localStorage.clear()
  publishSession({ ...unknownSession, status: 'guest' })
  searches.length = 0
  jest.mocked(findResults).mockImplementation(
    (_query, _filters, _limit, signal) =>
      new Promise((resolve, reject) => {
        searches.push({
          signal,
          answer: (results) => act(async () => resolve(results)),
          fail: () => act(async () => reject(new Error('unreachable'))),
        })
      }),
  )
})

const field = () => screen.getByRole<HTMLInputElement>('combobox')
const type = (value: string) =>
  act(async () => void fireEvent.change(field(), { target: { value } }))
const focus = () => act(async () => field().focus())
const leave = () => act(async () => field().blur())
const options = () => screen.queryAllByRole('option')
const paths = () => options().map((option) => option.getAttribute('href'))
const active = () => {
  const id = field().getAttribute('aria-activedescendant')
  return id && document.getElementById(id)?.getAttribute('href')
}
const isOpen = () => field().getAttribute('aria-expanded') === 'true'
const status = () => screen.getByRole('status').textContent
const all = (query: string) => `/search?${new URLSearchParams({ query })}`

/** @returns whether the field kept the key from the browser */
async function press(key: string, more = {}): Promise<boolean> {
  const event = createEvent.keyDown(field(), { key, ...more })
  await act(async () => void fireEvent(field(), event))
  return event.defaultPrevented
}

describe('the suggestions', () => {
  it('are the best six pages, then all results (R368)', async () => {
    render(<NavbarSearch />)
    await type('μνήμη & νους')
    await searches[0]?.answer(someResults([1, 2, 3, 4, 5], [6, 7]))
    expect(paths()).toEqual([
      ...[1, 2, 3, 4, 5].map((id) => `/lessons/${id}/a`),
      '/products/6/a',
      all('μνήμη & νους'),
    ])
    expect([isOpen(), status()]).toEqual([true, '7 προτάσεις. Πλοηγηθείτε με τα βέλη.'])
  })

  it('are those of the latest text', async () => {
    render(<NavbarSearch />)
    await type('μνή')
    await type('μνήμη')
    expect(searches.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await searches[1]?.answer(someResults([2]))
    await searches[0]?.answer(someResults([1]))
    expect(paths()[0]).toBe('/lessons/2/a')
  })

  it('are none without hits, for one letter, and after an error', async () => {
    render(<NavbarSearch />)
    await type('μνήμη')
    await searches[0]?.answer(someResults([]))
    expect([isOpen(), status()]).toEqual([false, expect.stringContaining('μνήμη')])
    await type('μ')
    expect([searches.length, isOpen(), status()]).toEqual([1, false, ''])
    await type('ύπνος')
    await searches[1]?.fail()
    expect([isOpen(), status()]).toEqual([false, ''])
  })

  it('are former searches without a text, which can be forgotten (R370)', async () => {
    recentSearches.add('ύπνος')
    render(<NavbarSearch />)
    await focus()
    expect(paths()).toEqual([all('ύπνος')])
    const button = screen.getByRole('button')
    button.focus()
    await act(async () => button.click())
    expect(document.activeElement).toBe(field())
    expect([isOpen(), status()]).toEqual([false, 'Οι πρόσφατες αναζητήσεις σας διαγράφηκαν.'])
    expect(recentSearches.read()).toEqual([])
  })

  it('leave the focus to the field while a button or an option is pressed (R370)', async () => {
    recentSearches.add('ύπνος')
    render(<NavbarSearch />)
    await focus()
    for (const pressed of [screen.getByRole('button'), screen.getByRole('option')]) {
      const mouse = createEvent.mouseDown(pressed)
      fireEvent(pressed, mouse)
      expect(mouse.defaultPrevented).toBe(true)
    }
  })

  it('do not open after the field was left, and stay while the focus moves within the form', async () => {
    recentSearches.add('ύπνος')
    render(<NavbarSearch />)
    await focus()
    await act(async () => screen.getByRole('button').focus())
    expect(isOpen()).toBe(true)
    await focus()
    await type('μνήμη')
    await leave()
    await searches[0]?.answer(someResults([1]))
    expect(isOpen()).toBe(false)
  })

  it('are for a text that was typed before hydration', async () => {
    const built = render(<NavbarSearch />)
    const html = built.container.innerHTML
    built.unmount()
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = html
    field().value = 'μνήμη'
    field().focus()
    await act(async () => void render(<NavbarSearch />, { container, hydrate: true }))
    await searches[0]?.answer(someResults([1]))
    expect(paths()[0]).toBe('/lessons/1/a')
  })
})

describe('the keyboard', () => {
  async function suggesting() {
    render(<NavbarSearch />)
    await focus()
    await type('μνήμη')
    await searches[0]?.answer(someResults([1, 2]))
  }

  it('moves through the options and follows one (R368)', async () => {
    await suggesting()
    await press('ArrowDown')
    expect(active()).toBe('/lessons/1/a')
    await press('End')
    expect(active()).toBe(all('μνήμη'))
    await press('ArrowDown')
    expect(active()).toBeNull()
    expect(await press('Home')).toBe(false)
    await press('ArrowUp')
    await press('Home')
    expect(await press('Enter')).toBe(true)
    expect(opened.map(([path]) => path)).toEqual(['/lessons/1/a'])
    expect([recentSearches.read(), field().value]).toEqual([['μνήμη'], ''])
  })

  it('closes by Escape, opens again by an arrow', async () => {
    await suggesting()
    expect(await press('Escape')).toBe(true)
    expect(isOpen()).toBe(false)
    expect(await press('Escape')).toBe(false)
    await press('ArrowDown')
    expect(searches).toHaveLength(2)
  })

  it('leaves Enter to the form without an active option, and all keys while composing', async () => {
    await suggesting()
    expect(await press('Enter')).toBe(false)
    expect(await press('ArrowDown', { isComposing: true })).toBe(false)
  })
})

it('opens the search page, remembers the search and empties the field (R370)', async () => {
  render(<NavbarSearch />)
  await type(' μνήμη ')
  const submit = createEvent.submit(screen.getByRole('search'))
  await act(async () => void fireEvent(screen.getByRole('search'), submit))
  expect(submit.defaultPrevented).toBe(true)
  expect(opened.map(([path]) => path)).toEqual([all('μνήμη')])
  expect([recentSearches.read(), field().value, isOpen()]).toEqual([['μνήμη'], '', false])
})

it('is a plain form until it is used', () => {
  render(<NavbarSearch />)
  const submit = createEvent.submit(screen.getByRole('search'))
  submit.preventDefault = jest.fn()
  fireEvent(screen.getByRole('search'), submit)
  expect(submit.preventDefault).not.toHaveBeenCalled()
})

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, -1],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, -1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', -1, undefined],
  ['a', 1, undefined],
] as const)('nextActive: %s at %s → %s', (key, at, expected) => {
  expect(nextActive(key, at, 3)).toBe(expected)
})
