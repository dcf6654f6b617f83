import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { publishSession, unknownSession } from '#session/session'
import { changeCards } from '../change-cards'
import { noReading } from '../learning-data'
import { readLearningFile, writeLearningFile } from '../learning-file'
import { practiceStore, useStored } from '../learning-store'
import { withAnswer, withLesson } from '../schedule'
import { memoryLesson } from '../testing/practice-lesson'
import { OwnCards } from './own-cards'
import Practice from './practice'

const morning = +new Date('2026-11-26T10:00:00')

function Lesson({ of = memoryLesson }) {
  const practice = useStored(practiceStore, 'guest')
  const change = (make: Parameters<typeof changeCards>[1]) => changeCards('guest', make)
  return <OwnCards lesson={of} isStored {...{ practice, change }} />
}

const button = (name: string) => screen.getByRole('button', { name, hidden: true })
const press = (name: string) => fireEvent.click(button(name))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
const stored = () =>
  Object.values(practiceStore.read('guest').cards).map(({ question, answer }) => [question, answer])

async function write(question: string, answer: string) {
  press('Γράψτε δική σας κάρτα')
  await screen.findByRole('textbox', { name: 'Ερώτηση' })
  type('Ερώτηση', question)
  type('Απάντηση', answer)
  await act(async () => press('Κρατήστε την κάρτα'))
  await waitFor(() => screen.getByText('Η κάρτα μπήκε στην επανάληψή σας.'))
}

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({ now: morning, advanceTimers: true })
  publishSession({ ...unknownSession, status: 'guest' })
})
afterEach(() => jest.useRealTimers())

it('keeps a card of the learner beside those of the lesson, with the focus on what was done (R470)', async () => {
  practiceStore.change('guest', (data) => withLesson(data, memoryLesson, morning))
  render(<Lesson />)
  await write('  Ποιος το μέτρησε; ', 'Ο Έμπινγκχαους.')
  expect(stored()).toHaveLength(3)
  expect(stored()).toContainEqual(['Ποιος το μέτρησε;', 'Ο Έμπινγκχαους.'])
  expect(document.activeElement?.getAttribute('role')).toBe('status')
  expect(screen.getByText('Ποιος το μέτρησε;').closest('details')?.open).toBe(false)
  expect(screen.queryByRole('form')).toBeNull()
})

it('asks for both texts, and keeps nothing without them (R470)', async () => {
  render(<Lesson />)
  press('Γράψτε δική σας κάρτα')
  const question = await screen.findByRole('textbox', { name: 'Ερώτηση' })
  await waitFor(() => expect(document.activeElement).toBe(question))
  type('Ερώτηση', 'Ποιος;')
  type('Απάντηση', '   ')
  await act(async () => press('Κρατήστε την κάρτα'))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Απάντηση' })),
  )
  expect(stored()).toEqual([])
  press('Άκυρο')
  expect(screen.queryByRole('form')).toBeNull()
})

it('changes the words of a card and keeps its schedule (R470)', async () => {
  render(<Lesson />)
  await write('Ποιος;', 'Εκείνος.')
  const [cardId = ''] = Object.keys(practiceStore.read('guest').cards)
  act(
    () =>
      void practiceStore.change('guest', (data) => withAnswer(data, cardId, 'remembered', morning)),
  )
  const { due } = practiceStore.read('guest').cards[cardId] ?? {}
  press('Αλλαγή: Ποιος;')
  type('Απάντηση', 'Ο Έμπινγκχαους.')
  await act(async () => press('Κρατήστε την κάρτα'))
  await waitFor(() => screen.getByText('Η κάρτα άλλαξε.'))
  expect(stored()).toEqual([['Ποιος;', 'Ο Έμπινγκχαους.']])
  expect(practiceStore.read('guest').cards[cardId]?.due).toBe(due)
})

it('deletes a card, with its lesson where it was the only one, and takes that back (R470)', async () => {
  render(<Lesson />)
  await write('Ποιος;', 'Εκείνος.')
  const before = practiceStore.read('guest')
  press('Διαγραφή: Ποιος;')
  expect(practiceStore.read('guest')).toMatchObject({ cards: {}, lessons: {} })
  expect(document.activeElement).toBe(button('Αναίρεση'))
  press('Αναίρεση')
  expect(practiceStore.read('guest')).toEqual(before)
  expect(document.activeElement?.textContent).toBe('Η κάρτα επανήλθε.')
})

it('asks the card in the practice of the day, and puts it into the file of the data (R470)', async () => {
  const { unmount } = render(<Lesson />)
  await write('Ποιος;', 'Εκείνος.')
  unmount()
  render(<Practice />)
  const card = within(screen.getByRole('article'))
  expect(card.getByRole('heading').textContent).toBe('Ποιος;')
  expect(card.getByText('Δική σας κάρτα από το μάθημα')).toBeTruthy()
  const practice = practiceStore.read('guest')
  const file = writeLearningFile({ practice, reading: noReading }, morning)
  expect(readLearningFile(file)).toMatchObject({ practice: { cards: practice.cards } })
})

describe('a half-written card', () => {
  const textIn = (label: string) =>
    (screen.getByRole('textbox', { name: label }) as HTMLTextAreaElement).value
  const openForm = async (name: string) => {
    press(name)
    await screen.findByRole('textbox', { name: 'Ερώτηση' })
  }
  const half = async () => {
    await openForm('Γράψτε δική σας κάρτα')
    await act(async () => type('Ερώτηση', 'Πόσο γρήγορα;'))
  }
  beforeEach(() => sessionStorage.clear())

  it('is kept while a card is changed (R492)', async () => {
    render(<Lesson />)
    await write('Ποιος;', 'Εκείνος.')
    await half()
    await openForm('Αλλαγή: Ποιος;')
    await waitFor(() => expect(textIn('Ερώτηση')).toBe('Ποιος;'))
    type('Απάντηση', 'Ο Έμπινγκχαους.')
    await act(async () => press('Κρατήστε την κάρτα'))
    await waitFor(() => screen.getByText('Η κάρτα άλλαξε.'))
    await openForm('Γράψτε δική σας κάρτα')
    await waitFor(() => expect(textIn('Ερώτηση')).toBe('Πόσο γρήγορα;'))
    expect(stored()).toEqual([['Ποιος;', 'Ο Έμπινγκχαους.']])
  })

  it('is kept while another one is changed, also where it is a change itself (R492)', async () => {
    render(<Lesson />)
    await write('Ποιος;', 'Εκείνος.')
    await write('Πότε;', 'Το 1885.')
    await openForm('Αλλαγή: Ποιος;')
    await act(async () => type('Απάντηση', 'Ο Έμπινγκ'))
    press('Αλλαγή: Πότε;')
    await waitFor(() => expect(textIn('Απάντηση')).toBe('Το 1885.'))
    press('Αλλαγή: Ποιος;')
    await waitFor(() => expect(textIn('Απάντηση')).toBe('Ο Έμπινγκ'))
    expect(stored()).toContainEqual(['Ποιος;', 'Εκείνος.'])
  })

  it('is kept when the page is left, of its lesson alone, and not when it is cancelled or kept (R492)', async () => {
    const { unmount } = render(<Lesson />)
    await half()
    unmount()
    const other = render(<Lesson of={{ ...memoryLesson, postId: 2 }} />)
    await openForm('Γράψτε δική σας κάρτα')
    await waitFor(() => expect(textIn('Ερώτηση')).toBe(''))
    other.unmount()
    render(<Lesson />)
    await openForm('Γράψτε δική σας κάρτα')
    await waitFor(() => expect(textIn('Ερώτηση')).toBe('Πόσο γρήγορα;'))
    press('Άκυρο')
    await write('Ποιος;', 'Εκείνος.')
    await openForm('Γράψτε δική σας κάρτα')
    await waitFor(() => expect(textIn('Ερώτηση')).toBe(''))
  })
})

it('has the focus on the button that opened it when the form is cancelled (R492)', async () => {
  render(<Lesson />)
  const cancel = async (name: string) => {
    press(name)
    await screen.findByRole('textbox', { name: 'Ερώτηση' })
    press('Άκυρο')
  }
  await cancel('Γράψτε δική σας κάρτα')
  expect(document.activeElement).toBe(button('Γράψτε δική σας κάρτα'))
  await write('Ποιος;', 'Εκείνος.')
  await cancel('Αλλαγή: Ποιος;')
  expect(document.activeElement).toBe(button('Αλλαγή: Ποιος;'))
  press('Αλλαγή: Ποιος;')
  await screen.findByRole('textbox', { name: 'Ερώτηση' })
  // In another tab.
  act(() => void practiceStore.remove('guest'))
  press('Άκυρο')
  expect(document.activeElement).toBe(button('Γράψτε δική σας κάρτα'))
})

it('shows no button before it is known whose cards they are (R470)', () => {
  const change = jest.fn()
  render(<OwnCards lesson={memoryLesson} practice={null} isStored change={change} />)
  expect(screen.queryByRole('button')).toBeNull()
})
