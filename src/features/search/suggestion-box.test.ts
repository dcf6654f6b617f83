import { createRecentSearches } from './recent-searches'
import type { SearchResults } from './search-results'
import { createSuggestionBox } from './suggestion-box'
import { someResults } from './testing/some-results'

jest.mock('./components/suggestion-list', () => ({ SuggestionList: () => null }))
jest.mock('./index-search', () => ({ indexSearch: {} }))

interface Search {
  query: string
  signal: AbortSignal
  answer: (results: SearchResults) => Promise<void>
  fail: () => Promise<void>
}

/** A box whose searches the test answers. */
function open() {
  const stored = new Map<string, string>()
  const storage = {
    read: (name: string) => stored.get(name) ?? null,
    write: (name: string, value: string) => void stored.set(name, value),
    remove: (name: string) => void stored.delete(name),
    watch: () => () => {},
  }
  const recent = createRecentSearches(storage, () => 'guest')
  const searches: Search[] = []
  const visited: string[] = []
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve))
  const field = { value: '', focus: jest.fn(() => box.suggest()) }
  const box = createSuggestionBox('list', field, {
    recent,
    goTo: (path) => void visited.push(path),
    find: (query, signal) =>
      new Promise((resolve, reject) => {
        const answer = (results: SearchResults) => {
          resolve(results)
          return settled()
        }
        const fail = () => {
          reject(new Error('unreachable'))
          return settled()
        }
        searches.push({ query, signal, answer, fail })
      }),
  })
  const press = (key: string, isComposing = false) => {
    const prevented = jest.fn()
    const event = { key, preventDefault: prevented, nativeEvent: { isComposing } }
    box.press(event)
    return prevented.mock.calls.length > 0
  }
  const search = (at: number) => searches[at] as Search
  const suggest = (text: string) => {
    field.value = text
    box.suggest()
  }
  const isIn = (inside: boolean) => ({ contains: () => inside })
  const leave = (inside: boolean) => box.leave({ currentTarget: isIn(inside), relatedTarget: null })
  return { box, field, recent, searches, search, visited, press, suggest, leave }
}

const paths = ({ box }: ReturnType<typeof open>) => box.view().suggestions.map(({ path }) => path)

describe('the suggestions', () => {
  it('are the best six pages, then all results (R368)', async () => {
    const opened = open()
    opened.suggest('μνήμη & νους')
    await opened.search(0).answer(someResults([1, 2, 3, 4, 5], [6, 7]))
    expect(opened.box.view()).toMatchObject({ isOpen: true, isAnswered: true })
    expect(paths(opened)).toEqual([
      ...[1, 2, 3, 4, 5].map((id) => `/lessons/${id}/a`),
      '/products/6/a',
      `/search?${new URLSearchParams({ query: 'μνήμη & νους' })}`,
    ])
  })

  it('are those of the latest text', async () => {
    const opened = open()
    opened.suggest('μνή')
    opened.suggest('μνήμη')
    expect(opened.search(0).signal.aborted).toBe(true)
    await opened.search(1).answer(someResults([2]))
    await opened.search(0).answer(someResults([1]))
    expect(paths(opened)[0]).toBe('/lessons/2/a')
  })

  it('are none without hits, for one letter, and after an error', async () => {
    const opened = open()
    opened.suggest('μνήμη')
    await opened.search(0).answer(someResults([]))
    expect(opened.box.view()).toMatchObject({ isOpen: false, isAnswered: true })
    opened.suggest('μ')
    expect(opened.searches).toHaveLength(1)
    opened.suggest('ύπνος')
    await opened.search(1).fail()
    expect(opened.box.view()).toMatchObject({ isOpen: false, isAnswered: false })
  })

  it('are former searches without a text, which can be forgotten (R370)', () => {
    const opened = open()
    opened.recent.add('ύπνος')
    opened.suggest('')
    expect(opened.box.view().suggestions.map(({ query }) => query)).toEqual(['ύπνος'])
    opened.box.forgetRecent()
    expect(opened.box.view()).toMatchObject({ isOpen: false, isCleared: true })
    expect(opened.field.focus).toHaveBeenCalled()
    expect(opened.recent.read()).toEqual([])
  })

  it('do not open after the field was left', async () => {
    const opened = open()
    opened.suggest('μνήμη')
    opened.leave(false)
    await opened.search(0).answer(someResults([1]))
    expect(opened.box.view().isOpen).toBe(false)
  })
})

describe('the keyboard', () => {
  async function suggesting() {
    const opened = open()
    opened.suggest('μνήμη')
    await opened.search(0).answer(someResults([1, 2]))
    return opened
  }

  it('moves through the options and follows one (R368)', async () => {
    const { box, press, visited } = await suggesting()
    press('ArrowDown')
    expect(box.fieldState()['aria-activedescendant']).toBe('list-0')
    press('End')
    expect(box.fieldState()['aria-activedescendant']).toBe('list-all')
    press('ArrowDown')
    expect(box.fieldState()['aria-activedescendant']).toBeUndefined()
    expect(press('Home')).toBe(false)
    press('ArrowUp')
    expect(box.fieldState()['aria-activedescendant']).toBe('list-all')
    press('Home')
    press('ArrowUp')
    expect(box.fieldState()['aria-activedescendant']).toBeUndefined()
    press('ArrowDown')
    expect(press('Enter')).toBe(true)
    expect(visited).toEqual(['/lessons/1/a'])
  })

  it('closes by Escape, opens again by an arrow', async () => {
    const { box, press, searches } = await suggesting()
    expect(press('Escape')).toBe(true)
    expect(box.view().isOpen).toBe(false)
    expect(press('Escape')).toBe(false)
    press('ArrowDown')
    expect(searches).toHaveLength(2)
  })

  it('leaves Enter to the form without an active option, and all keys while composing', async () => {
    const { press } = await suggesting()
    expect(press('Enter')).toBe(false)
    expect(press('ArrowDown', true)).toBe(false)
  })
})

it('opens the search page, remembers the search and empties the field (R370)', () => {
  const { box, field, recent, visited } = open()
  field.value = ' μνήμη '
  const preventDefault = jest.fn()
  box.submit({ preventDefault })
  expect(preventDefault).toHaveBeenCalled()
  expect(visited).toEqual([`/search?${new URLSearchParams({ query: 'μνήμη' })}`])
  expect(recent.read()).toEqual(['μνήμη'])
  expect(field.value).toBe('')
  expect(box.fieldState()['aria-expanded']).toBe(false)
})

it('stays open while the focus moves within the form', () => {
  const opened = open()
  opened.recent.add('ύπνος')
  opened.suggest('')
  opened.leave(true)
  expect(opened.box.view().isOpen).toBe(true)
  opened.leave(false)
  expect(opened.box.view().isOpen).toBe(false)
})
