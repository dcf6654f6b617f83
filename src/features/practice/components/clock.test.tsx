import { fireEvent, render, screen } from '@testing-library/react'
import { publishSession, unknownSession } from '#session/session'
import { practiceStore } from '../learning-store'
import { withAnswer, withLesson } from '../schedule'
import { memoryLesson } from '../testing/practice-lesson'
import Practice from './practice'

const morning = +new Date('2026-11-26T10:00:00')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({ now: morning, doNotFake: ['performance'] })
  publishSession({ ...unknownSession, status: 'guest' })
  practiceStore.change('guest', (data) => withLesson(data, memoryLesson, morning))
})
afterEach(() => jest.useRealTimers())

it('says that the clock was wrong, and asks such cards today (R377)', () => {
  const wrong = +new Date('2031-05-01T10:00:00')
  practiceStore.change('guest', (data) => withAnswer(data, '1-a1', 'remembered', wrong))
  render(<Practice />)
  const notice = 'Το ρολόι της συσκευής ήταν λάθος ή είναι τώρα'
  expect(screen.getByText(notice)).toBeTruthy()
  expect(screen.getByText(/^1 κάρτα έχει ημερομηνία μετά τη σημερινή/)).toBeTruthy()
  expect(screen.getByText('Απομένουν 2 κάρτες')).toBeTruthy()
  for (const _ of memoryLesson.cards) {
    press('Δείτε την απάντηση')
    press('Το θυμήθηκα')
  }
  expect(screen.queryByText(notice)).toBeNull()
  expect(screen.getByText('Τελειώσατε για σήμερα')).toBeTruthy()
})

it('goes on after midnight with the new day (R378)', () => {
  jest.setSystemTime(new Date('2026-11-26T23:59:00'))
  render(<Practice />)
  jest.setSystemTime(new Date('2026-11-27T00:01:00'))
  press('Δείτε την απάντηση')
  press('Το θυμήθηκα')
  expect(screen.getByText('Ωραία. Θα τη δείτε ξανά αύριο.')).toBeTruthy()
})
