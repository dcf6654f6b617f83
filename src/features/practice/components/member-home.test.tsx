import { act, render, screen, within } from '@testing-library/react'
import { useRef } from 'react'
import { publishSession, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import { practiceStore, readingStore } from '../learning-store'
import { PracticeSlot, practiceMarks } from '../practice-slot'
import { withAnswer, withLesson } from '../schedule'
import { memoryLesson } from '../testing/practice-lesson'
import { usePracticeMarks } from '../use-practice-marks'

const begun = { title: 'Ο μέσος όρος', path: '/blog/post/2/b', minutes: 4, left: 0.6, at: 1 }

function Page({ path }: { path: string }) {
  usePracticeMarks(path)
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place}>
      <a href='/blog/post/1/a'>Το μάθημα της ημέρας</a>
      <PracticeSlot name='ContinueReading' place={place} />
      <PracticeSlot name='DueCards' place='home' path={path} />
    </div>
  )
}

const member = (firstName = 'Άννα') =>
  publishSession({ ...unknownSession, status: 'member', user: { ...annasAccount, firstName } })
const own = () => screen.findByRole('region', { name: /^Γεια σας/ })
const step = async () => {
  const link = within(await own()).getByRole('link')
  return [link.textContent, link.getAttribute('href')]
}

beforeEach(() => {
  localStorage.clear()
  practiceMarks.set(null)
  member()
})

const readOne = () => readingStore.change('7', (data) => ({ ...data, read: { 1: Date.now() } }))

it('greets a member by name and leads to the next lesson (R494)', async () => {
  readOne()
  render(<Page path='/' />)
  expect((await own()).textContent).toContain('Γεια σας, Άννα')
  expect(await step()).toEqual(['Διαλέξτε μάθημα', '/blog/categories'])
})

it('leaves the lesson of the day to a member who has read nothing, until they have begun (R494)', async () => {
  render(<Page path='/' />)
  await act(async () => {})
  expect(screen.queryByRole('region')).toBeNull()
  act(readOne)
  expect(await own()).toBeTruthy()
})

it('leads to the lesson that was begun, rather to the cards that are due, named once (R494)', async () => {
  readingStore.change('7', (data) => ({
    ...data,
    places: { 2: { block: 3, share: 0, lesson: begun } },
  }))
  render(<Page path='/' />)
  expect(await step()).toEqual(['Συνεχίστε το μάθημα', '/blog/post/2/b'])
  act(() => void practiceStore.change('7', (data) => withLesson(data, memoryLesson, Date.now())))
  expect(await step()).toEqual(['Ας τις θυμηθούμε', '/practice'])
  expect(screen.queryByText('Για σήμερα:')).toBeNull()
})

it('shows the last seven days, full where cards were answered (R494)', async () => {
  practiceStore.change('7', (data) =>
    withAnswer(withLesson(data, memoryLesson, Date.now()), '1-a1', 'remembered', Date.now()),
  )
  render(<Page path='/' />)
  const days = within(await own()).getAllByRole('listitem')
  expect(days.map((day) => day.querySelector('[data-part=water]') !== null)).toEqual([
    ...Array(6).fill(false),
    true,
  ])
})

it.each([
  ['has no name', ''],
  ['has one that cannot be addressed', 'ANNA'],
])('greets without a name one who %s (R494)', async (_, firstName) => {
  member(firstName)
  readOne()
  render(<Page path='/' />)
  expect(within(await own()).getByRole('heading', { level: 2 }).textContent).toBe('Γεια σας')
})

it('takes the place of nothing that has the focus, and is not there for a guest (R494)', async () => {
  readOne()
  const { unmount } = render(<Page path='/' />)
  screen.getByRole('link', { name: 'Το μάθημα της ημέρας' }).focus()
  await act(async () => {})
  expect(screen.queryByRole('region')).toBeNull()
  unmount()
  practiceStore.change('guest', (data) => withLesson(data, memoryLesson, Date.now()))
  publishSession({ ...unknownSession, status: 'guest' })
  render(<Page path='/' />)
  expect(await screen.findByText('Για σήμερα:')).toBeTruthy()
  expect(screen.queryByRole('region')).toBeNull()
})
