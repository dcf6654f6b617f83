import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { publishSession, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import { practiceStore, readingStore } from '../learning-store'
import { withAnswer, withLesson, withoutLesson } from '../schedule'
import { memoryLesson } from '../testing/practice-lesson'
import Practice from './practice'

const saved = jest.fn()
jest.mock('#lib/files/save-text-file', () => ({
  saveTextFile: (...file: unknown[]) => saved(...file),
}))

const morning = +new Date('2026-11-26T10:00:00')
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => fireEvent.click(button(name))
const addCards = (learner: string) =>
  practiceStore.change(learner, (data) => withLesson(data, memoryLesson, morning))
const asked = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading'))

beforeEach(() => {
  localStorage.clear()
  saved.mockClear()
  jest.useFakeTimers({ now: morning, doNotFake: ['performance'] })
  publishSession({ ...unknownSession, status: 'guest' })
})
afterEach(() => jest.useRealTimers())

it('asks one card after another, moves the focus and says the result (R378)', () => {
  addCards('guest')
  render(<Practice />)
  expect(asked().map(({ textContent }) => textContent)).toEqual(['Πότε ξεχνάμε πιο γρήγορα;'])
  expect(screen.getByText('Απομένουν 2 κάρτες')).toBeTruthy()
  expect(screen.queryByText('Στην αρχή.')).toBeNull()
  press('Δείτε την απάντηση')
  expect(document.activeElement?.textContent).toBe('Στην αρχή.')
  press('Το θυμήθηκα')
  expect(screen.getByText('Ωραία. Θα τη δείτε ξανά αύριο.').closest('[role=status]')).toBeTruthy()
  expect(screen.getByText('Απομένει 1 κάρτα')).toBeTruthy()
  expect(document.activeElement).toBe(asked()[0])
  press('Δείτε την απάντηση')
  press('Όχι ακόμη')
  expect(asked()).toEqual([])
  expect(document.activeElement?.textContent).toContain('Τελειώσατε για σήμερα')
  expect(screen.getByText('Οι επόμενες κάρτες έρχονται αύριο: 2 κάρτες.')).toBeTruthy()
})

it('says how to begin without any cards (R378)', () => {
  render(<Practice />)
  expect(screen.getByText('Δεν κρατάτε ακόμη κάρτες')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Βρείτε ένα μάθημα' }).getAttribute('href')).toBe('/blog')
})

it('has neither a week nor reminders for whoever begins (R379, R380)', () => {
  render(<Practice />)
  const tools = () => [...document.querySelectorAll('summary')].map((tool) => tool.textContent)
  expect(tools()).toEqual(['Τα δεδομένα σας'])
  act(() => {
    addCards('guest')
    practiceStore.change('guest', (data) => withAnswer(data, '1-a1', 'notYet', morning))
  })
  expect(tools()).toEqual([
    'Μαθήματα που κρατάτε',
    'Υπενθυμίσεις στο ημερολόγιο',
    'Τα δεδομένα σας',
  ])
  expect(document.querySelector('details[open]')).toBeNull()
})

it('names the days with answers, with cards and the free ones (R379)', () => {
  addCards('guest')
  practiceStore.change('guest', (data) => withAnswer(data, '1-a1', 'notYet', morning))
  practiceStore.change('guest', (data) => ({ ...data, days: { ...data.days, '2026-11-20': 2 } }))
  render(<Practice />)
  const daysOf = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map((day) => day.firstChild?.textContent)
  const past = daysOf('Οι τελευταίες επτά ημέρες')
  expect(past).toHaveLength(7)
  expect(past[6]).toMatch(/^Σήμερα, .*26 Νοεμβρίου: 1 απάντηση, 1 κάρτα$/)
  expect(past[0]).toMatch(/20 Νοεμβρίου: 2 απαντήσεις$/)
  expect(past[1]).toMatch(/21 Νοεμβρίου: Ελεύθερη ημέρα$/)
  expect(daysOf('Οι επόμενες επτά ημέρες')[0]).toMatch(/27 Νοεμβρίου: 1 κάρτα$/)
})

it('removes a lesson, and takes that back (R378)', () => {
  addCards('guest')
  render(<Practice />)
  press(`Αφαίρεση: ${memoryLesson.title}`)
  expect(practiceStore.read('guest').cards).toEqual({})
  expect(document.activeElement).toBe(button('Αναίρεση'))
  press('Αναίρεση')
  expect(Object.keys(practiceStore.read('guest').cards)).toHaveLength(2)
  expect(document.activeElement?.getAttribute('role')).toBe('status')
  expect(document.activeElement?.textContent).toBe(
    `Επανήλθαν οι κάρτες του μαθήματος «${memoryLesson.title}».`,
  )
})

const otherLesson = {
  ...memoryLesson,
  postId: 2,
  title: 'Άλλο μάθημα',
  cards: [{ cardId: '2-idea', question: 'α', answer: 'β' }],
}

it('takes back the removed lesson alone, not what was removed since in another tab (R378)', () => {
  addCards('guest')
  practiceStore.change('guest', (data) => withLesson(data, otherLesson, morning))
  render(<Practice />)
  press(`Αφαίρεση: ${memoryLesson.title}`)
  act(() => void practiceStore.change('guest', (data) => withoutLesson(data, 2)))
  press('Αναίρεση')
  expect(Object.keys(practiceStore.read('guest').cards)).toEqual(['1-a1', '1-idea'])
  expect(Object.keys(practiceStore.read('guest').lessons)).toEqual(['1'])
})

it('takes back no removed lesson after everything was erased (R381)', () => {
  addCards('guest')
  practiceStore.change('guest', (data) => withLesson(data, otherLesson, morning))
  render(<Practice />)
  press(`Αφαίρεση: ${memoryLesson.title}`)
  press('Διαγραφή όλων')
  expect(screen.getAllByRole('button', { name: 'Αναίρεση' })).toHaveLength(1)
  press('Αναίρεση')
  expect(Object.keys(practiceStore.read('guest').cards)).toEqual(['2-idea'])
  expect(screen.queryByRole('button', { name: 'Αναίρεση' })).toBeNull()
})

it("has no undo of another person's removals (R382)", () => {
  addCards('guest')
  render(<Practice />)
  press(`Αφαίρεση: ${memoryLesson.title}`)
  press('Διαγραφή όλων')
  act(() => publishSession({ ...unknownSession, status: 'member', user: annasAccount }))
  expect(screen.queryByRole('button', { name: 'Αναίρεση' })).toBeNull()
})

it('saves reminders for the coming days, also of the cards of today (R380)', () => {
  addCards('guest')
  render(<Practice />)
  fireEvent.change(screen.getByLabelText('Ώρα'), { target: { value: '08:00' } })
  press('Λήψη υπενθυμίσεων')
  const [name, content, type] = saved.mock.calls[0] ?? []
  expect([name, type]).toEqual(['υπενθυμίσεις.ics', 'text/calendar'])
  expect(content).toContain('DTSTART:20261127T080000\r\n')
  expect(content).toContain('SUMMARY:Επανάληψη: 2 κάρτες\r\n')
})

it('does not ask for cards where all are months away (R380)', () => {
  addCards('guest')
  practiceStore.change('guest', (data) => {
    const due = morning + 100 * 86_400_000
    const later = Object.entries(data.cards).map(([id, card]) => [
      id,
      { ...card, due, answeredAt: morning },
    ])
    return { ...data, cards: Object.fromEntries(later) }
  })
  render(<Practice />)
  press('Λήψη υπενθυμίσεων')
  expect(saved).not.toHaveBeenCalled()
  expect(screen.getByText(/^Τους επόμενους δύο μήνες δεν έχετε κάρτες/)).toBeTruthy()
})

it("shows a member the member's cards, and takes over the guest's only on request (R382)", () => {
  addCards('guest')
  render(<Practice />)
  act(() => publishSession({ ...unknownSession, status: 'member', user: annasAccount }))
  expect(asked()).toEqual([])
  expect(screen.getByText(/πριν συνδεθείτε: 2 κάρτες\./)).toBeTruthy()
  press('Είναι δικά μου')
  expect(asked()).toHaveLength(1)
  expect(document.activeElement?.getAttribute('role')).toBe('status')
  expect(document.activeElement?.textContent).toBe(
    'Τα πήρατε όλα μαζί σας. Μένουν σε αυτή τη συσκευή.',
  )
  act(() => publishSession({ ...unknownSession, status: 'guest' }))
  expect(asked()).toEqual([])
  expect(Object.keys(practiceStore.read('7').cards)).toHaveLength(2)
})

it('offers a member only what is there, by its name (R382)', () => {
  publishSession({ ...unknownSession, status: 'member', user: annasAccount })
  render(<Practice />)
  expect(screen.queryByRole('button', { name: 'Είναι δικά μου' })).toBeNull()
  act(
    () =>
      void readingStore.change('guest', () => ({
        read: { 1: morning, 2: morning },
        places: { 1: { block: 9, share: 1 }, 4: { block: 2, share: 0 } },
        ticks: { 1: [0, 1] },
      })),
  )
  expect(
    screen.getByText(
      /πριν συνδεθείτε: 1 μάθημα στη μέση, 2 μαθήματα που διαβάστηκαν, βήματα από 1 άσκηση\./,
    ),
  ).toBeTruthy()
  press('Είναι δικά μου')
  expect(readingStore.read('7').read).toEqual({ 1: morning, 2: morning })
  expect(readingStore.read('7').places[4]).toEqual({ block: 2, share: 0 })
  expect(screen.queryByRole('button', { name: 'Είναι δικά μου' })).toBeNull()
})

it('gives the reminders of each person ids of their own, the same each time (R380)', () => {
  const uids = () => /UID:(.+)/.exec(saved.mock.lastCall?.[1])?.[1]
  addCards('guest')
  addCards('7')
  const { unmount } = render(<Practice />)
  press('Λήψη υπενθυμίσεων')
  const guests = uids()
  unmount()
  render(<Practice />)
  press('Λήψη υπενθυμίσεων')
  expect(uids()).toBe(guests)
  act(() => publishSession({ ...unknownSession, status: 'member', user: annasAccount }))
  press('Λήψη υπενθυμίσεων')
  expect(uids()).not.toBe(guests)
  expect(uids()).toMatch(/^recall-2026-11-27-[\w-]{20,}@/)
})
