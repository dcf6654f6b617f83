import { act, renderHook } from '@testing-library/react'
import { useSearchText } from './use-search-text'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const pause = () => pass(150)

function show() {
  const written: [string, string][] = []
  const { result } = renderHook(() => useSearchText((...update) => written.push(update)))
  return {
    written,
    text: () => result.current,
    type: (text: string) => act(() => result.current.type(text)),
    choose: (query: string) => act(() => result.current.choose(query)),
    submit: () => act(() => result.current.submit()),
    open: (query: string) => act(() => result.current.open(query)),
  }
}

describe('useSearchText', () => {
  it('takes the last text once typing pauses', async () => {
    const { text, type, written } = show()
    type('μν')
    await pass(149)
    type('μνή')
    await pass(149)
    expect(text()).toMatchObject({ query: '', isTyping: true })
    type(' μνήμη ')
    await pause()
    expect(text()).toMatchObject({ typed: ' μνήμη ', query: 'μνήμη', isTyping: false })
    expect(written).toEqual([['μνήμη', 'replace']])
  })

  it('has no query of fewer than two letters', async () => {
    const { text, type, submit, written } = show()
    type('μ ')
    submit()
    await pause()
    expect(text()).toMatchObject({ typed: 'μ ', query: '', isTyping: false })
    expect(written).toEqual([])
  })

  it.each(['μ', ' α ', '%'])('says that %p is too short, once it is asked for (R530)', (short) => {
    const { open, text, type, submit } = show()
    type(short)
    expect(text().isTooShort).toBe(false)
    submit()
    expect(text().isTooShort).toBe(true)
    type('')
    submit()
    expect(text().isTooShort).toBe(false)
    open(short)
    expect(text().isTooShort).toBe(true)
    type(`${short}λφα`)
    expect(text().isTooShort).toBe(false)
    submit()
    expect(text().isTooShort).toBe(false)
  })

  it('says it of no whole word that follows an empty search', () => {
    const { text, type, submit } = show()
    submit()
    type('μνήμη')
    expect(text()).toMatchObject({ isTooShort: false, isTyping: true })
  })

  it('has a query of one digit: the code of a product (R530)', async () => {
    const { open, text, type, written } = show()
    type('9')
    await pause()
    expect(text()).toMatchObject({ query: '9', isTooShort: false })
    expect(written).toEqual([['9', 'replace']])
    open('7')
    expect(text().query).toBe('7')
  })

  it('forgets the query when the field is emptied', () => {
    const { open, text, type, written } = show()
    open('μνήμη')
    type('')
    expect(text()).toMatchObject({ typed: '', query: '' })
    expect(written).toEqual([['', 'push']])
  })

  it('ignores spaces that change nothing', () => {
    const { open, text, type } = show()
    open('μνήμη')
    type('μνήμη ')
    expect(text()).toMatchObject({ typed: 'μνήμη ', isTyping: false })
  })

  it('writes exactly one new history entry on Enter, without delay', async () => {
    const { type, submit, text, written } = show()
    type('μνήμη')
    submit()
    expect(text().query).toBe('μνήμη')
    submit()
    await pause()
    submit()
    expect(written).toEqual([['μνήμη', 'push']])
  })

  it('keeps a confirmed query in the history', async () => {
    const { type, submit, written } = show()
    type('μνήμη')
    await pause()
    submit()
    type('ύπνος')
    await pause()
    expect(written).toEqual([
      ['μνήμη', 'replace'],
      ['ύπνος', 'push'],
    ])
  })

  it('searches for a former query at once, with a history entry of its own', async () => {
    const { text, written, choose } = show()
    choose('ύπνος')
    await pause()
    expect(text()).toMatchObject({ typed: 'ύπνος', query: 'ύπνος', isTyping: false })
    expect(written).toEqual([['ύπνος', 'push']])
  })

  it('follows the URL, except for a change by the search itself', async () => {
    const { open, type, text, written } = show()
    type('μνήμη')
    await pause()
    type('μνήμη!')
    open('μνήμη')
    expect(text().typed).toBe('μνήμη!')
    open('ύπνος')
    expect(text()).toMatchObject({ typed: 'ύπνος', query: 'ύπνος' })
    open('μ')
    expect(text()).toMatchObject({ typed: 'μ', query: '' })
    expect(written).toHaveLength(1)
  })
})
