import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { openedPages } from '#lib/navigation/testing/opened-pages'
import { publishSession, unknownSession } from '#session/session'
import { Suggestions } from './combobox'
import { findResults } from './find-results'
import { NavbarSearch } from './navbar-search'
import { recentSearches } from './recent-searches'
import type { SearchResults } from './search-results'
import { noSuggestions } from './suggestions'
import { someReadInPart, someResults } from './testing/some-results'

jest.mock('./find-results', () => ({ findResults: jest.fn() }))
jest.mock('./index-search', () => ({ indexSearch: { load: async () => {} } }))

const opened = openedPages()
const find = jest.mocked(findResults)

beforeEach(() => {
  localStorage.clear()
  publishSession({ ...unknownSession, status: 'guest' })
  find.mockReset().mockResolvedValue(someResults([1, 2]))
})

const field = () => screen.getByRole<HTMLInputElement>('combobox')
const focus = () => act(async () => field().focus())
const type = (value: string) =>
  act(async () => {
    field().focus()
    fireEvent.change(field(), { target: { value } })
  })
const leave = () => act(async () => field().blur())
const paths = () => screen.queryAllByRole('option').map((option) => option.getAttribute('href'))
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

/** @returns the functions that answer the searches from now on, in their order */
function holdAnswers() {
  const answers: ((results: SearchResults) => Promise<void>)[] = []
  find.mockImplementation(
    () =>
      new Promise((resolve) => {
        answers.push((results) => act(async () => resolve(results)))
      }),
  )
  return answers
}

describe('the suggestions', () => {
  it('are the best six pages, then all results (R368)', async () => {
    find.mockResolvedValue(someResults([1, 2, 3, 4, 5], [6, 7]))
    render(<NavbarSearch />)
    await type('μνήμη & νους')
    expect(paths()).toEqual([
      ...[1, 2, 3, 4, 5].map((id) => `/lessons/${id}/a`),
      '/products/6/a',
      all('μνήμη & νους'),
    ])
    expect([isOpen(), status()]).toEqual([true, '7 προτάσεις. Πλοηγηθείτε με τα βέλη.'])
  })

  it('are those of the latest text', async () => {
    const answers = holdAnswers()
    render(<NavbarSearch />)
    await type('μνή')
    await type('μνήμη')
    expect(find.mock.calls.map(([, , , signal]) => signal.aborted)).toEqual([true, false])
    await answers[1]?.(someResults([2]))
    await answers[0]?.(someResults([1]))
    expect(paths()[0]).toBe('/lessons/2/a')
  })

  it('are none without hits, for one letter, and after an error', async () => {
    find.mockResolvedValueOnce(someResults([])).mockRejectedValueOnce(new Error('unreachable'))
    render(<NavbarSearch />)
    await type('μνήμη')
    expect([isOpen(), status()]).toEqual([false, expect.stringContaining('μνήμη')])
    await type('μ')
    expect([find.mock.calls.length, isOpen(), status()]).toEqual([1, false, ''])
    await type('ύπνος')
    expect([find.mock.calls.length, isOpen(), status()]).toEqual([2, false, ''])
    // Perhaps the index has come meanwhile.
    await press('ArrowDown')
    expect([find.mock.calls.length, isOpen()]).toEqual([3, true])
  })

  it('are what there is where one kind could not be read, never called none (R555)', async () => {
    find.mockResolvedValueOnce(someReadInPart('products', [1]))
    render(<NavbarSearch />)
    await type('μνήμη')
    expect(paths()).toEqual(['/lessons/1/a', all('μνήμη')])
    find.mockResolvedValueOnce(someReadInPart('lessons', []))
    await type('ύπνος')
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
      expect(fireEvent.mouseDown(pressed)).toBe(false)
    }
  })

  it('stay while the focus moves within the form, and do not open after it was left', async () => {
    recentSearches.add('ύπνος')
    render(<NavbarSearch />)
    await focus()
    await act(async () => screen.getByRole('button').focus())
    expect(isOpen()).toBe(true)
    const answers = holdAnswers()
    await type('μνήμη')
    await leave()
    await answers[0]?.(someResults([1]))
    expect(isOpen()).toBe(false)
  })

  it('do not open if the field was left before their script came', async () => {
    recentSearches.add('ύπνος')
    render(<NavbarSearch />)
    await act(async () => {
      field().focus()
      field().blur()
    })
    expect(isOpen()).toBe(false)
  })

  it('are for a text that was typed before hydration', async () => {
    const built = render(<NavbarSearch />)
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = built.container.innerHTML
    built.unmount()
    field().value = 'μνήμη'
    field().focus()
    await act(async () => void render(<NavbarSearch />, { container, hydrate: true }))
    expect(paths()[0]).toBe('/lessons/1/a')
  })

  it('are asked for once, however often React computes their state anew', () => {
    const props = { id: 'list', field: { current: null }, change: jest.fn() }
    const suggestions = () => <Suggestions {...props} state={{ ...noSuggestions, text: 'μνήμη' }} />
    const { rerender } = render(suggestions())
    rerender(suggestions())
    expect(find).toHaveBeenCalledTimes(1)
  })
})

describe('the keyboard', () => {
  beforeEach(async () => {
    render(<NavbarSearch />)
    await type('μνήμη')
  })

  it('moves through the options and follows one (R368)', async () => {
    const [first, second, last] = paths()
    const keys = ['Down', 'Up', 'Up', 'Down', 'Down', 'Down'].map((way) => `Arrow${way}`)
    const reached: unknown[] = []
    for (const key of [...keys, 'End', 'Home']) {
      expect(await press(key)).toBe(true)
      reached.push(active())
    }
    expect(reached).toEqual([first, null, last, null, first, second, last, first])
    expect(await press('Enter')).toBe(true)
    expect(opened.map(([path]) => path)).toEqual(['/lessons/1/a'])
    expect([recentSearches.read(), field().value, isOpen()]).toEqual([['μνήμη'], '', false])
  })

  it('closes by Escape, opens again by an arrow', async () => {
    expect([await press('Escape'), isOpen()]).toEqual([true, false])
    expect(await press('Escape')).toBe(false)
    await press('ArrowDown')
    expect(isOpen()).toBe(true)
  })

  it('leaves all other keys to the field, and all of them while composing', async () => {
    for (const key of ['Enter', 'Home', 'End', 'a']) expect(await press(key)).toBe(false)
    expect(await press('ArrowDown', { isComposing: true })).toBe(false)
    await press('ArrowDown')
    expect(await press('a')).toBe(false)
  })
})

it('opens the search page, remembers the search and empties the field (R370)', async () => {
  render(<NavbarSearch />)
  await type(' μνήμη ')
  const isNative = fireEvent.submit(screen.getByRole('search'))
  expect([isNative, opened.map(([path]) => path)]).toEqual([false, [all('μνήμη')]])
  expect([recentSearches.read(), field().value, isOpen()]).toEqual([['μνήμη'], '', false])
})

it('is a plain form until it is used', () => {
  render(<NavbarSearch />)
  const submit = createEvent.submit(screen.getByRole('search'))
  submit.preventDefault = jest.fn()
  fireEvent(screen.getByRole('search'), submit)
  expect(submit.preventDefault).not.toHaveBeenCalled()
})
