import { act, render, screen, within } from '@testing-library/react'
import { seenToasts } from '#components/testing/seen-toasts'
import { openedPages } from '#lib/navigation/testing/opened-pages'
import { forgetOwn } from '#lib/storage/site-storage'
import { publishSession, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import type { ReadingData } from './learning-data'
import { practiceStore, readingStore } from './learning-store'
import { PracticeSlot, practiceMarks } from './practice-slot'
import { readMarkOf } from './read-mark'
import { withAnswer, withLesson } from './schedule'
import { memoryLesson } from './testing/practice-lesson'
import { usePracticeMarks } from './use-practice-marks'

const toasts = seenToasts()
const opened = openedPages()
const addCards = () =>
  practiceStore.change('guest', (data) => withLesson(data, memoryLesson, Date.now()))
const readLessons = (read: ReadingData['read']) =>
  readingStore.change('guest', (data) => ({ ...data, read }))

const guest = () => publishSession({ ...unknownSession, status: 'guest' })
const member = () => publishSession({ ...unknownSession, status: 'member', user: annasAccount })

beforeEach(() => {
  localStorage.clear()
  practiceMarks.set(null)
  guest()
})

/** A page with links to due cards, and cards of lessons. */
function Page({ path, posts = [1, 12] }: { path: string; posts?: readonly number[] }) {
  usePracticeMarks(path)
  return (
    <>
      {(['row', 'menu', 'home'] as const).map((where) => (
        <PracticeSlot key={where} name='DueCards' place={where} path={path} />
      ))}
      {posts.map((postId) => (
        <article key={postId} aria-label={`${postId}`}>
          {readMarkOf(postId)}
        </article>
      ))}
    </>
  )
}

async function open(path: string) {
  const { rerender, unmount } = render(<Page path={path} />)
  await act(async () => {})
  return {
    unmount,
    show: (posts: readonly number[]) => rerender(<Page {...{ path, posts }} />),
    goTo: (next: string) => act(async () => rerender(<Page path={next} />)),
  }
}

const read = () =>
  screen
    .getAllByRole('article')
    .filter((card) => within(card).queryByText('Διαβάστηκε'))
    .map((card) => card.getAttribute('aria-label'))
const dueLinks = () => screen.queryAllByRole('link', { name: /^Για σήμερα: / })

it('marks the cards of the lessons that were read, also those that appear later (R385)', async () => {
  readLessons({ 1: 1, 3: 1 })
  const { show } = await open('/blog')
  expect(read()).toEqual(['1'])
  show([1, 12, 3])
  expect(read()).toEqual(['1', '3'])
  act(() => readLessons({ 12: 1 }))
  expect(read()).toEqual(['12'])
})

it('loads nothing where the device keeps nothing, until it does (R385)', async () => {
  const { goTo } = await open('/blog')
  expect(practiceMarks.get()).toBeNull()
  readLessons({ 1: 1 })
  await goTo('/blog/page/2')
  expect(read()).toEqual(['1'])
})

it('links to the cards that are due, only while some are (R383)', async () => {
  addCards()
  await open('/')
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

it('shows nothing of another person, and no link on the page itself (R382, R383)', async () => {
  addCards()
  readLessons({ 1: 1 })
  const { goTo } = await open('/')
  expect(dueLinks()).toHaveLength(3)
  await act(async () => member())
  expect([dueLinks(), read()]).toEqual([[], []])
  await act(async () => guest())
  expect(dueLinks()).toHaveLength(3)
  await goTo('/practice')
  expect(dueLinks()).toEqual([])
})

it('tells a member once after the sign-in that cards of before wait (R382)', async () => {
  addCards()
  ;(await open('/')).unmount()
  expect(toasts).toEqual([])
  member()
  ;(await open('/account')).unmount()
  ;(await open('/blog')).unmount()
  expect(toasts.map(({ title, action }) => [title, action?.label])).toEqual([
    ['Κρατήσατε κάρτες πριν συνδεθείτε', 'Στην επανάληψη'],
  ])
  toasts[0]?.action?.onPress()
  expect(opened.map(([address]) => address)).toEqual(['/practice'])
  // Signed out and in again.
  forgetOwn()
  await open('/')
  expect(toasts).toHaveLength(2)
})

it('tells nothing of waiting cards where none wait, nor on the page that offers them (R382)', async () => {
  readLessons({ 1: 1 })
  member()
  ;(await open('/')).unmount()
  addCards()
  await open('/practice')
  expect(toasts).toEqual([])
})
