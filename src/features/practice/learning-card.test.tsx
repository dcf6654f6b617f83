import { act, render, screen } from '@testing-library/react'
import { publishSession, unknownSession } from '#session/session-store'
import { annasAccount } from '#session/testing/annas-account'
import { LearningCard } from './learning-card'
import { practiceStore } from './learning-store'
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
