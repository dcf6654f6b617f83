import { act, render, screen } from '@testing-library/react'
import { publishSession, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import { FirstStep } from './first-step'
import { practiceStore, readingStore } from './learning-store'
import { withLesson } from './schedule'
import { memoryLesson } from './testing/practice-lesson'

const begun = { title: 'Ο μέσος όρος', path: '/blog/post/2/b', minutes: 4, left: 0.6, at: 1 }

beforeEach(() => {
  localStorage.clear()
  publishSession({ ...unknownSession, status: 'member', user: annasAccount })
  render(<FirstStep />)
})

const shown = () => {
  const link = screen.getByRole('link')
  return [screen.getByRole('heading').textContent, link.textContent, link.getAttribute('href')]
}
const read = (...ids: number[]) =>
  readingStore.change('7', (data) => ({
    ...data,
    read: Object.fromEntries(ids.map((id) => [id, 1])),
  }))
const begin = () =>
  readingStore.change('7', (data) => ({
    ...data,
    places: { 2: { block: 3, share: 0, lesson: begun } },
  }))

it('leads a new member to a first lesson, later to a further one (R476)', () => {
  expect(shown()).toEqual(['Διαβάστε το πρώτο σας μάθημα', 'Διαλέξτε μάθημα', '/blog/categories'])
  act(() => void read(1))
  expect(shown()).toEqual(['Ένα μάθημα ακόμη;', 'Διαλέξτε μάθημα', '/blog/categories'])
})

it('leads to the lesson that was begun, rather to the cards that are due (R476)', () => {
  act(() => void begin())
  expect(shown()).toEqual(['Ο μέσος όρος', 'Συνεχίστε το μάθημα', '/blog/post/2/b'])
  act(() => void practiceStore.change('7', (data) => withLesson(data, memoryLesson, Date.now())))
  expect(shown()).toEqual(['Σας περιμένουν 2 κάρτες', 'Ας τις θυμηθούμε', '/practice'])
})

it('is not moved by what a guest has read on this device', () => {
  act(() => void readingStore.change('guest', (data) => ({ ...data, read: { 1: 1 } })))
  expect(shown()[0]).toBe('Διαβάστε το πρώτο σας μάθημα')
})
