import { act, render, screen, within } from '@testing-library/react'
import { readingStore } from '../learning-store'
import PracticeMarks from '../practice-marks'

const lessons = ['Πρώτο', 'Δεύτερο', 'Τρίτο']
const path = '/blog/category/4/thema'

/** The first page of a topic with so many lessons, of which it shows three. */
function openTopic(count: number): void {
  const ids = Array.from({ length: count }, (_, at) => at + 1)
  const cards = lessons.map(
    (title, at) =>
      `<article><a data-card-link href="/blog/post/${at + 1}/x">${title}</a></article>`,
  )
  document.body.innerHTML = `<main><div data-series="${ids.join(' ')}" data-series-path="${path}">
    <a href="/blog/post/1/x">Ξεκινήστε</a></div>${cards.join('')}</main>`
}

const note = (...read: number[]) =>
  void readingStore.change('guest', (data) => ({
    ...data,
    read: Object.fromEntries(read.map((id) => [id, 1])),
  }))

const show = () => render(<PracticeMarks path={path} learner='guest' />)
const slot = () => document.querySelector<HTMLElement>('[data-series]') ?? document.body
const progress = () => slot().querySelector('[data-part=progress]')
const link = () => within(progress() as HTMLElement).getByRole('link')
const shown = () => [progress()?.textContent, link().getAttribute('href')]

beforeEach(() => localStorage.clear())

it('says how much of the series was read, and offers the first lesson that was not', () => {
  openTopic(3)
  note(1, 3, 99)
  show()
  expect(shown()).toEqual(['2 από 3 διαβασμέναΕπόμενο στη σειράΔεύτερο', '/blog/post/2/x'])
  const drops = [...slot().querySelectorAll('[aria-hidden] > span')]
  expect(drops.map((drop) => Object.keys((drop as HTMLElement).dataset))).toEqual([
    ['read'],
    ['next'],
    ['read'],
  ])
  act(() => note(2))
  expect(shown()).toEqual(['1 από 3 διαβασμένοΕπόμενο στη σειράΠρώτο', '/blog/post/1/x'])
})

it('leads to the page of the list that has the next lesson', () => {
  openTopic(30)
  note(...Array.from({ length: 12 }, (_, at) => at + 1))
  show()
  expect(shown()).toEqual(['12 από 30 διαβασμέναΕπόμενο στη σειράΜάθημα 13', `${path}/page/2`])
  expect(slot().querySelectorAll('[aria-hidden] > span')).toHaveLength(0)
})

it('leads on to the practice when all was read', () => {
  openTopic(3)
  note(1, 2, 3)
  show()
  expect(progress()?.textContent).toContain('3 από 3 διαβασμένα')
  expect(link().getAttribute('href')).toBe('/practice')
})

it('stays away from who has read nothing of it, and from another person', () => {
  openTopic(3)
  note(99)
  show().unmount()
  note(1)
  render(<PracticeMarks path={path} learner='7' />)
  expect(progress()).toBeNull()
})

it('takes the focus of nobody', () => {
  openTopic(3)
  note(1)
  screen.getByRole('link', { name: 'Ξεκινήστε' }).focus()
  show()
  expect(progress()).toBeNull()
})
