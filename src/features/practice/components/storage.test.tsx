import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { publishSession, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import { changeCards } from '../change-cards'
import { noReading } from '../learning-data'
import { writeLearningFile } from '../learning-file'
import { practiceStore } from '../learning-store'
import { withLesson } from '../schedule'
import { limitStorage } from '../testing/limit-storage'
import { manyCards, memoryLesson } from '../testing/practice-lesson'
import Practice from './practice'

const morning = +new Date('2026-11-26T10:00:00')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const addCards = () =>
  practiceStore.change('guest', (data) => withLesson(data, memoryLesson, morning))

/** jsdom keeps no secure cookies of http. */
const cookies = new Map<string, string>()

beforeEach(() => {
  localStorage.clear()
  cookies.clear()
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    return [...cookies].map((cookie) => cookie.join('=')).join('; ')
  })
  jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
    if (text.includes('Max-Age=0;')) cookies.delete(name)
    else cookies.set(name, value)
  })
  jest.useFakeTimers({ now: morning, doNotFake: ['performance'] })
  publishSession({ ...unknownSession, status: 'guest' })
})
afterEach(() => jest.useRealTimers())

it('refuses a file that is too large for the device, and says how many cards fit (R381)', async () => {
  addCards()
  const before = localStorage.getItem('recall-cards-guest')
  render(<Practice />)
  const restore = limitStorage(100_000)
  const content = { practice: manyCards(1000, morning), reading: noReading }
  const text = writeLearningFile(content, morning)
  // jsdom's files cannot be read as text.
  const file = { size: text.length, text: () => Promise.resolve(text) }
  const input = screen.getByLabelText('Άνοιγμα αρχείου', { selector: 'input' })
  fireEvent.change(input, { target: { files: [file] } })
  const alert = await waitFor(() => screen.getByRole('alert'))
  expect(alert.textContent).toMatch(/έχει 1\.000 νέες κάρτες και εδώ χωρούν ακόμη \d+\. Δεν άλλαξε/)
  expect(localStorage.getItem('recall-cards-guest')).toBe(before)
  press('Δείτε την απάντηση')
  press('Το θυμήθηκα')
  expect(localStorage.getItem('recall-cards-guest')).toContain('"reps":1')
  restore()
})

describe('the storage of the browser', () => {
  const persist = jest.fn(async () => true)
  let isKept = false
  beforeEach(() => {
    persist.mockClear()
    const storage = { persist, persisted: async () => isKept }
    Object.defineProperty(navigator, 'storage', { configurable: true, value: storage })
  })
  afterEach(() => Reflect.deleteProperty(navigator, 'storage'))

  it('is asked to last with the first card alone', async () => {
    const keep = (id: number) =>
      changeCards('guest', (data) => withLesson(data, { ...memoryLesson, postId: id }, morning))
    keep(1)
    keep(2)
    expect(persist).toHaveBeenCalledTimes(1)
  })

  it.each([
    [true, /δέχτηκε να μην τα σβήνει/],
    [false, /μπορεί να τα σβήσει\. Κρατήστε και ένα αρχείο\./],
  ])('its answer is told: %s', async (answer, sentence) => {
    isKept = answer
    const { unmount } = render(<Practice />)
    await act(async () => {})
    expect(screen.queryByText(sentence)).toBeNull()
    unmount()
    addCards()
    render(<Practice />)
    await waitFor(() => screen.getByText(sentence))
  })
})

describe('cards that the browser deleted', () => {
  const lost = 'Οι κάρτες σας δεν είναι πια εδώ'
  const keep = () => changeCards('guest', (data) => withLesson(data, memoryLesson, morning))
  const open = () => render(<Practice />).unmount

  it('are missed, until that was read', () => {
    keep()
    expect([...cookies]).toEqual([['recall_cards_guest', '1']])
    localStorage.clear()
    const close = open()
    expect(screen.getByText(lost)).toBeTruthy()
    press('Εντάξει')
    expect(screen.queryByText(lost)).toBeNull()
    close()
    open()
    expect(screen.queryByText(lost)).toBeNull()
  })

  it('are missed as well where they were kept before there was a mark', () => {
    addCards()
    open()()
    localStorage.clear()
    open()
    expect(screen.getByText(lost)).toBeTruthy()
  })

  it.each(['Διαγραφή όλων', `Αφαίρεση: ${memoryLesson.title}`])(
    'are not missed by whoever removed them: %s',
    (name) => {
      keep()
      const close = open()
      press(name)
      close()
      open()
      expect(screen.queryByText(lost)).toBeNull()
    },
  )

  it('are missed by their person alone, and not on a first visit', () => {
    open()()
    keep()
    localStorage.clear()
    publishSession({ ...unknownSession, status: 'member', user: annasAccount })
    open()
    expect(screen.queryByText(lost)).toBeNull()
  })
})
