import { act, render, screen, within } from '@testing-library/react'
import { connectToaster, type Toast, type ToastEnd } from '#components/show-toast'
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

/** The toasts, and the ids of those that code took back. */
const toasts: Toast[] = []
const ended: string[] = []
connectToaster((order: Toast | ToastEnd) => {
  if ('isOver' in order) ended.push(order.id)
  else toasts.push(order)
})
const addCards = () =>
  practiceStore.change('guest', (data) => withLesson(data, memoryLesson, Date.now()))
const readLessons = (read: ReadingData['read']) =>
  readingStore.change('guest', (data) => ({ ...data, read }))

const stopWithin = (postId: number) =>
  readingStore.change('guest', (data) => ({
    ...data,
    places: { [postId]: { block: 3, share: 0.5 } },
  }))

const guest = () => publishSession({ ...unknownSession, status: 'guest' })
const member = () => publishSession({ ...unknownSession, status: 'member', user: annasAccount })

beforeEach(() => {
  localStorage.clear()
  toasts.length = 0
  ended.length = 0
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

it('offers a member on every page what was kept before the sign-in, until it is taken over (R382)', async () => {
  addCards()
  stopWithin(5)
  readLessons({ 1: 1 })
  readingStore.change('guest', (data) => ({ ...data, ticks: { 1: [0] } }))
  const { unmount } = await open('/')
  expect(toasts).toEqual([])
  await act(async () => member())
  expect(toasts).toMatchObject([
    {
      title: 'Είναι δικά σας;',
      description: expect.stringContaining(
        ': 2 κάρτες, 1 μάθημα στη μέση, 1 μάθημα που διαβάστηκε, βήματα από 1 άσκηση. ',
      ),
      action: { label: 'Είναι δικά μου' },
      staysForMs: 0,
    },
  ])
  expect(read()).toEqual([])
  unmount()
  await open('/blog')
  expect(toasts).toHaveLength(2)
  act(() => toasts[1]?.action?.onPress())
  expect(toasts[2]?.title).toBe('Τα πήρατε όλα μαζί σας. Μένουν σε αυτή τη συσκευή.')
  expect(read()).toEqual(['1'])
  expect(readingStore.read('7').places[5]?.block).toBe(3)
  expect(Object.keys(practiceStore.read('7').cards)).toHaveLength(2)
  expect([localStorage['reading-guest'], localStorage['recall-cards-guest']]).toEqual([
    undefined,
    undefined,
  ])
})

it('offers a member a lesson that was only begun (R382)', async () => {
  stopWithin(5)
  member()
  await open('/account')
  expect(toasts[0]?.description).toContain('πριν συνδεθείτε: 1 μάθημα στη μέση.')
})

it('does not ask again who refused, until the next sign-in (R382)', async () => {
  addCards()
  member()
  const { goTo, unmount } = await open('/')
  await goTo('/blog')
  expect(toasts).toHaveLength(1)
  toasts[0]?.onClose?.()
  unmount()
  ;(await open('/about')).unmount()
  expect(toasts).toHaveLength(1)
  forgetOwn()
  await open('/')
  expect(toasts).toHaveLength(2)
})

it('takes the offer back at the sign-out, and on the page that offers it itself (R382)', async () => {
  addCards()
  member()
  const { goTo } = await open('/')
  expect(ended).toEqual([])
  await goTo('/practice')
  expect(ended).toEqual(['guest-data'])
  await goTo('/checkout')
  expect(toasts).toHaveLength(1)
  await goTo('/')
  expect(toasts).toHaveLength(2)
  await act(async () => guest())
  expect(ended).toEqual(['guest-data', 'guest-data'])
})

it('offers nothing where nothing was kept (R382)', async () => {
  readingStore.change('guest', (data) => ({ ...data, read: {} }))
  member()
  await open('/')
  expect(toasts).toEqual([])
})
