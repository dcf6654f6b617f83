import { act, render, screen, within } from '@testing-library/react'
import type { RefObject } from 'react'
import { Replaceable } from '#components/replaceable'
import { publishSession, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import { readingStore } from '../learning-store'
import { SeriesProgress } from './series-progress'

const titles = ['Πρώτο', 'Δεύτερο', 'Τρίτο']
const lessons = titles.map((title, at) => ({ title, path: `/blog/post/${at + 1}/x` }))
const path = '/blog/category/4/thema'

/** The first page of a topic with so many lessons, of which it shows three. */
function Topic({ count, isIdle }: { count: number; isIdle: boolean }) {
  const series = Array.from({ length: count }, (_, at) => at + 1)
  const progressIn = (place: RefObject<HTMLElement>) => (
    <SeriesProgress {...{ place, path, series, lessons }} />
  )
  return (
    <Replaceable by={(place) => isIdle && progressIn(place)}>
      <a href='/blog/post/1/x'>Ξεκινήστε</a>
    </Replaceable>
  )
}

function openTopic(count: number, focused?: string) {
  const { rerender, unmount } = render(<Topic count={count} isIdle={false} />)
  if (focused) screen.getByRole('link', { name: focused }).focus()
  rerender(<Topic count={count} isIdle />)
  return { unmount }
}

const note = (...read: number[]) =>
  void readingStore.change('guest', (data) => ({
    ...data,
    read: Object.fromEntries(read.map((id) => [id, 1])),
  }))

const progress = () => screen.getByText('Ξεκινήστε').nextElementSibling
const link = () => within(progress() as HTMLElement).getByRole('link')
const shown = () => [progress()?.textContent, link().getAttribute('href')]

beforeEach(() => {
  localStorage.clear()
  publishSession({ ...unknownSession, status: 'guest' })
})

it('says how much of the series was read, and offers the first lesson that was not', () => {
  note(1, 3, 99)
  openTopic(3)
  expect(shown()).toEqual([
    '2 από 3 διαβασμέναΔεν το έχετε διαβάσει ακόμηΔεύτερο',
    '/blog/post/2/x',
  ])
  const drops = [...document.querySelectorAll('[aria-hidden] > span')]
  expect(drops.map((drop) => Object.keys((drop as HTMLElement).dataset))).toEqual([
    ['read'],
    ['next'],
    ['read'],
  ])
  act(() => note(2))
  expect(shown()).toEqual(['1 από 3 διαβασμένοΔεν το έχετε διαβάσει ακόμηΠρώτο', '/blog/post/1/x'])
})

it('leads to the page of the list that has the next lesson', () => {
  note(...Array.from({ length: 12 }, (_, at) => at + 1))
  openTopic(30)
  expect(shown()).toEqual([
    '12 από 30 διαβασμέναΔεν το έχετε διαβάσει ακόμηΜάθημα 13',
    `${path}/page/2`,
  ])
  expect(document.querySelectorAll('[aria-hidden] > span')).toHaveLength(0)
})

it('leads on to the practice when all was read', () => {
  note(1, 2, 3)
  openTopic(3)
  expect(progress()?.textContent).toContain('3 από 3 διαβασμένα')
  expect(link().getAttribute('href')).toBe('/practice')
})

it('stays away from who has read nothing of it, and from another person', () => {
  note(99)
  openTopic(3)
  expect(progress()).toBeNull()
  act(() => note(1))
  expect(progress()).not.toBeNull()
  act(() => publishSession({ ...unknownSession, status: 'member', user: annasAccount }))
  expect(progress()).toBeNull()
})

it('takes the focus of nobody', () => {
  note(1)
  openTopic(3, 'Ξεκινήστε')
  expect(progress()).toBeNull()
})
