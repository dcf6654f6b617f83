import { act, render, screen } from '@testing-library/react'
import { seenToasts } from '#components/testing/seen-toasts'
import { openedPages } from '#lib/navigation/testing/opened-pages'
import { forgetOwn } from '#lib/storage/site-storage'
import { practiceStore, readingStore } from './learning-store'
import PracticeMarks from './practice-marks'
import { withAnswer, withLesson } from './schedule'
import { memoryLesson } from './testing/practice-lesson'

const toasts = seenToasts()
const opened = openedPages()
const nextFrame = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())))
const addCards = () =>
  practiceStore.change('guest', (data) => withLesson(data, memoryLesson, Date.now()))

const cardOf = (path: string, title: string) =>
  `<article><h3><a data-card-link href="${path}">${title}</a></h3></article>`

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = `<header><div class="row"></div><details><nav></nav></details></header>
    <main><div data-due-cards></div>
    ${cardOf('/blog/post/1/a', 'Ένα')}${cardOf('/blog/post/12/b', 'Δύο')}
    ${cardOf('/products/1/c', 'Προϊόν')}</main>`
})

const read = () =>
  screen
    .queryAllByText('Διαβάστηκε')
    .map((mark) => mark.closest('article')?.querySelector('a')?.text)
const dueLinks = () => screen.queryAllByRole('link', { name: /^Για σήμερα: / })

it('marks the cards of the lessons that were read, also those that appear later (R385)', async () => {
  readingStore.change('guest', (data) => ({ ...data, read: { 1: 1, 3: 1 } }))
  render(<PracticeMarks path='/blog' learner='guest' />)
  expect(read()).toEqual(['Ένα'])
  document.querySelector('main')?.insertAdjacentHTML('beforeend', cardOf('/blog/post/3/d', 'Τρία'))
  await nextFrame()
  await nextFrame()
  expect(read()).toEqual(['Ένα', 'Τρία'])
  act(() => void readingStore.change('guest', (data) => ({ ...data, read: { 12: 1 } })))
  expect(read()).toEqual(['Δύο'])
})

it('marks the cards of a part that waits for its script once it is hydrated', async () => {
  readingStore.change('guest', (data) => ({ ...data, read: { 3: 1 } }))
  const waiting = `<div data-waits>${cardOf('/blog/post/3/d', 'Τρία')}</div>`
  document.querySelector('main')?.insertAdjacentHTML('beforeend', waiting)
  render(<PracticeMarks path='/' learner='guest' />)
  expect(read()).toEqual([])
  document.querySelector('[data-waits]')?.removeAttribute('data-waits')
  await nextFrame()
  await nextFrame()
  expect(read()).toEqual(['Τρία'])
})

it('links from menu and home page to the cards that are due, only while some are (R383)', () => {
  addCards()
  render(<PracticeMarks path='/' learner='guest' />)
  expect(dueLinks().map(({ textContent }) => textContent)).toEqual(
    Array(3).fill('Για σήμερα: 2 κάρτες'),
  )
  expect(new Set(dueLinks().map((link) => link.getAttribute('href')))).toEqual(
    new Set(['/practice']),
  )
  for (const cardId of ['1-a1', '1-idea']) {
    act(
      () =>
        void practiceStore.change('guest', (data) =>
          withAnswer(data, cardId, 'remembered', Date.now()),
        ),
    )
  }
  expect(dueLinks()).toEqual([])
})

it('shows nothing of another person, and no link on the page itself (R382, R383)', () => {
  addCards()
  const { rerender } = render(<PracticeMarks path='/' learner='7' />)
  expect(dueLinks()).toEqual([])
  rerender(<PracticeMarks path='/practice' learner='guest' />)
  expect(dueLinks()).toEqual([])
})

it('tells a member once after the sign-in that cards of before wait (R382)', () => {
  addCards()
  render(<PracticeMarks path='/' learner='guest' />).unmount()
  expect(toasts).toEqual([])
  render(<PracticeMarks path='/account' learner='7' />).unmount()
  render(<PracticeMarks path='/blog' learner='7' />).unmount()
  expect(toasts.map(({ title, action }) => [title, action?.label])).toEqual([
    ['Κρατήσατε κάρτες πριν συνδεθείτε', 'Στην επανάληψη'],
  ])
  toasts[0]?.action?.onPress()
  expect(opened.map(([address]) => address)).toEqual(['/practice'])
  // Signed out and in again.
  forgetOwn()
  render(<PracticeMarks path='/' learner='7' />)
  expect(toasts).toHaveLength(2)
})

it('tells nothing of waiting cards where none wait, nor on the page that offers them (R382)', () => {
  readingStore.change('guest', (data) => ({ ...data, read: { 1: 1 } }))
  render(<PracticeMarks path='/' learner='7' />).unmount()
  addCards()
  render(<PracticeMarks path='/practice' learner='7' />)
  expect(toasts).toEqual([])
})
