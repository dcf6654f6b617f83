import { act, fireEvent, render, screen, within } from '@testing-library/react'
import practiceDay from '#locales/el/practice-day.json'
import { publishSession, unknownSession } from '#session/session'
import { practiceStore } from '../learning-store'
import { withLesson, withoutLesson } from '../schedule'
import { memoryLesson } from '../testing/practice-lesson'
import Practice from './practice'

const morning = +new Date('2026-11-26T10:00:00')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const question = () => within(screen.getByRole('article')).getByRole('heading')
const undo = () => screen.queryByRole('button', { name: 'Αναίρεση' })
const stored = () => localStorage.getItem('recall-cards-guest')
const share = () => screen.getByRole('progressbar').getAttribute('aria-valuenow')
const answer = (given: string) => {
  press('Δείτε την απάντηση')
  press(given)
}

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({ now: morning, doNotFake: ['performance'] })
  publishSession({ ...unknownSession, status: 'guest' })
  practiceStore.change('guest', (data) => withLesson(data, memoryLesson, morning))
})
afterEach(() => jest.useRealTimers())

describe('the card', () => {
  it.each(['Enter', ' '])('is turned by a key at its question: "%s" (R378)', (key) => {
    render(<Practice />)
    expect(screen.queryByText('Στην αρχή.')).toBeNull()
    fireEvent.keyDown(question(), { key, repeat: true })
    expect(screen.queryByText('Στην αρχή.')).toBeNull()
    fireEvent.keyDown(question(), { key })
    expect(document.activeElement?.textContent).toBe('Στην αρχή.')
  })

  it('is turned by a press beside its button, not by one of its link (R378)', () => {
    render(<Practice />)
    const link = within(screen.getByRole('article')).getByRole('link')
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    expect(screen.queryByText('Στην αρχή.')).toBeNull()
    fireEvent.click(question())
    expect(screen.getByText('Στην αρχή.')).toBeTruthy()
  })

  it('has one side at a time for screen readers (R378)', () => {
    render(<Practice />)
    press('Δείτε την απάντηση')
    expect(screen.queryByRole('button', { name: 'Δείτε την απάντηση' })).toBeNull()
    expect(question().textContent).toBe('Πότε ξεχνάμε πιο γρήγορα;')
    expect(within(screen.getByRole('article')).getAllByRole('link')).toHaveLength(1)
  })

  it('stays while its answer is read, whatever another tab brings', () => {
    render(<Practice />)
    press('Δείτε την απάντηση')
    const early = {
      ...memoryLesson,
      postId: 2,
      cards: [{ cardId: '2-a', question: 'α', answer: 'β' }],
    }
    act(() => void practiceStore.change('guest', (data) => withLesson(data, early, morning - 1000)))
    expect(question().textContent).toBe('Πότε ξεχνάμε πιο γρήγορα;')
    expect(screen.getByText('0 από 3 κάρτες')).toBeTruthy()
  })
})

it('tells the progress of the day in words and as a line, also after a reload (R378)', () => {
  const { unmount } = render(<Practice />)
  expect([screen.getByText('0 από 2 κάρτες'), share()]).toEqual([expect.anything(), '0'])
  answer('Όχι ακόμη')
  expect([screen.getByText('1 από 2 κάρτες'), share()]).toEqual([expect.anything(), '50'])
  unmount()
  render(<Practice />)
  expect([screen.getByText('1 από 2 κάρτες'), share()]).toEqual([expect.anything(), '50'])
  answer('Το θυμήθηκα')
  expect([screen.getByText('2 από 2 κάρτες'), share()]).toEqual([expect.anything(), '100'])
})

it('ends the day with one of its sentences, another one the next day (R378)', () => {
  const sentences = Object.values(practiceDay).flatMap((words) => Object.values(words))
  const said = () => sentences.filter((sentence) => screen.queryByText(sentence))
  render(<Practice />)
  expect(said()).toEqual([])
  answer('Όχι ακόμη')
  answer('Όχι ακόμη')
  const [first] = said()
  expect(said()).toHaveLength(1)
  jest.setSystemTime(new Date('2026-11-27T10:00:00'))
  fireEvent.focus(window)
  expect(said()).toEqual([])
  answer('Όχι ακόμη')
  answer('Όχι ακόμη')
  expect(said()).toHaveLength(1)
  expect(said()).not.toEqual([first])
})

describe('the last answer', () => {
  it.each(['Το θυμήθηκα', 'Όχι ακόμη'])('can be taken back: %s (R378)', (given) => {
    const before = stored()
    render(<Practice />)
    expect(undo()).toBeNull()
    answer(given)
    expect(stored()).not.toBe(before)
    press('Αναίρεση')
    expect(stored()).toBe(before)
    expect(screen.getByText('0 από 2 κάρτες')).toBeTruthy()
    expect(screen.getByText('Η απάντηση αναιρέθηκε.').closest('[role=status]')).toBeTruthy()
    expect(undo()).toBeNull()
    // It can be answered at once.
    expect(document.activeElement?.textContent).toBe('Στην αρχή.')
    press('Όχι ακόμη')
    expect(screen.getByText('Εντάξει. Θα τη δείτε ξανά αύριο.')).toBeTruthy()
  })

  it('can be taken back from the end of the day (R378)', () => {
    render(<Practice />)
    answer('Το θυμήθηκα')
    const before = stored()
    answer('Το θυμήθηκα')
    expect(screen.getByText('Τελειώσατε για σήμερα')).toBeTruthy()
    press('Αναίρεση')
    expect(stored()).toBe(before)
    expect(question().textContent).toBe('Ποια ήταν η ιδέα;')
    expect(undo()).toBeNull()
  })

  it('is taken back with the count of its own day after midnight (R378)', () => {
    jest.setSystemTime(new Date('2026-11-26T23:59:00'))
    const before = stored()
    render(<Practice />)
    answer('Το θυμήθηκα')
    jest.setSystemTime(new Date('2026-11-27T00:01:00'))
    press('Αναίρεση')
    expect(stored()).toBe(before)
  })

  it('stays once its card was removed in another tab (R382)', () => {
    render(<Practice />)
    answer('Το θυμήθηκα')
    expect(undo()).toBeTruthy()
    act(() => void practiceStore.change('guest', (data) => withoutLesson(data, 1)))
    expect(undo()).toBeNull()
  })
})
