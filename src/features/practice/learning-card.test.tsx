import { act, render, screen } from '@testing-library/react'
import { publishSession, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import { LearningCard } from './learning-card'
import { practiceStore, readingStore } from './learning-store'
import { withAnswer, withLesson } from './schedule'
import { memoryLesson } from './testing/practice-lesson'

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

it("leads to the member's cards, with the number that is due, and to the saved lessons (R378, R389)", () => {
  localStorage.clear()
  publishSession({ ...unknownSession, status: 'member', user: annasAccount })
  render(<LearningCard />)
  expect(screen.getByRole('region', { name: 'Η μάθησή σας' })).toBeTruthy()
  const saved = ['Αποθηκευμένα μαθήματα', '/saved']
  expect(links()).toEqual([['Επανάληψη ', '/practice'], saved])
  const at = Date.now()
  act(() => void practiceStore.change('7', (data) => withLesson(data, memoryLesson, at)))
  expect(links()).toEqual([['Επανάληψη Για σήμερα: 2 κάρτες', '/practice'], saved])
  act(() => void practiceStore.change('7', (data) => withAnswer(data, '1-a1', 'notYet', at)))
  expect(links()).toEqual([['Επανάληψη Για σήμερα: 1 κάρτα', '/practice'], saved])
})

it('leads to the lessons that the member has begun, not to those of a guest', () => {
  localStorage.clear()
  publishSession({ ...unknownSession, status: 'member', user: annasAccount })
  render(<LearningCard />)
  const begin = (learner: string, title: string) =>
    act(() => {
      const lesson = { title, path: '/blog/post/2/b', minutes: 4, left: 0.6, at: 1 }
      const places = { 2: { block: 3, share: 0, lesson } }
      readingStore.change(learner, (data) => ({ ...data, places }))
    })
  begin('guest', 'Άλλου')
  expect(links()).toHaveLength(2)
  begin('7', 'Δικό μου')
  expect(links()[0]).toEqual(['Δικό μου Μένουν 3 λεπτά', '/blog/post/2/b'])
})
