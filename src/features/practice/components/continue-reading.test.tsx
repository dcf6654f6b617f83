import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { Replaceable } from '#components/replaceable'
import { publishSession, unknownSession } from '#session/session'
import { readingStore } from '../learning-store'
import { isContinued } from '../unfinished-lessons'
import { ContinueReading } from './continue-reading'

beforeEach(() => {
  localStorage.clear()
  publishSession({ ...unknownSession, status: 'guest' })
})

/** What everybody sees; once the page is idle, the lessons to read on take its place. */
function Page({ isIdle }: { isIdle: boolean }) {
  return (
    <Replaceable by={(place) => isIdle && <ContinueReading place={place} />}>
      <article>
        <a href='/blog/post/9/i'>Το μάθημα της ημέρας</a>
      </article>
    </Replaceable>
  )
}

const pathOf = (id: number) => `/blog/post/${id}/mathima`

/** Notes that a lesson of 10 minutes was read at a moment, up to a share that is left. */
function begin(id: number, at: number, left = 0.5, learner = 'guest') {
  const lesson = { title: `Μάθημα ${id}`, path: pathOf(id), minutes: 10, left, at }
  act(() => {
    readingStore.change(learner, (data) => ({
      ...data,
      places: { ...data.places, [id]: { block: 1, share: 0, lesson } },
    }))
  })
}
function open(focused?: string) {
  const { rerender, unmount } = render(<Page isIdle={false} />)
  if (focused) screen.getByRole('link', { name: focused }).focus()
  rerender(<Page isIdle />)
  return { unmount }
}
const region = () => screen.queryByRole('region', { name: 'Συνεχίστε την ανάγνωση' })
const titles = () => {
  const shown = region()
  return shown
    ? within(shown)
        .getAllByRole('link')
        .map((link) => link.textContent)
    : []
}
const dismiss = (id: number) =>
  fireEvent.click(screen.getByRole('button', { name: `Απόκρυψη: Μάθημα ${id}` }))

it('shows the three lessons that were read last, with what is left, inside its place', () => {
  for (const [id, at] of [
    [1, 40],
    [2, 10],
    [3, 30],
    [4, 20],
  ] as const)
    begin(id, at)
  open()
  expect(titles()).toEqual(['Μάθημα 1', 'Μάθημα 3', 'Μάθημα 4'])
  const shown = screen.getByRole('article', { hidden: true })
  expect(region()?.previousElementSibling).toBe(shown)
  expect(getComputedStyle(shown).visibility).toBe('hidden')
  begin(2, 50, 0.04)
  begin(1, 60, 0.31)
  expect(titles()).toEqual(['Μάθημα 1', 'Μάθημα 2', 'Μάθημα 3'])
  expect(
    within(region() as HTMLElement)
      .getAllByText(/^Μέν/)
      .map((p) => p.textContent),
  ).toEqual(['Μένουν 4 λεπτά', 'Μένει 1 λεπτό', 'Μένουν 5 λεπτά'])
})

it('leaves out what is finished, hardly begun, noted without a title, or of somebody else', () => {
  begin(1, 1)
  begin(2, 2, 0.99)
  begin(4, 4, 0.5, '7')
  act(
    () =>
      void readingStore.change('guest', (data) => ({
        ...data,
        places: { ...data.places, 3: { block: 2, share: 0 } },
      })),
  )
  open()
  expect(titles()).toEqual(['Μάθημα 1'])
  act(() => void readingStore.change('guest', (data) => ({ ...data, read: { 1: 5 } })))
  expect(titles()).toEqual([])
})

it('drops one lesson at a time, keeps its place, and moves the focus to what is left', () => {
  begin(1, 1)
  begin(2, 2)
  open()
  dismiss(2)
  expect(titles()).toEqual(['Μάθημα 1'])
  expect(document.activeElement?.textContent).toBe('Συνεχίστε την ανάγνωση')
  dismiss(1)
  expect(region()).toBeNull()
  expect(document.activeElement?.textContent).toBe('Το μάθημα της ημέρας')
  expect(readingStore.read('guest').places).toEqual({
    1: { block: 1, share: 0 },
    2: { block: 1, share: 0 },
  })
  begin(1, 3)
  expect(titles()).toEqual(['Μάθημα 1'])
})

it('asks the lesson to go on where it was left, once', () => {
  begin(1, 1)
  open()
  const link = screen.getByRole('link', { name: 'Μάθημα 1' })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link, { ctrlKey: true })
  expect([isContinued(pathOf(1)), isContinued(pathOf(1))]).toEqual([true, false])
})

it('does not take the place of what has the focus', () => {
  begin(1, 1)
  open('Το μάθημα της ημέρας')
  expect(region()).toBeNull()
})

it('shows no picture of another site, and loses nothing by it', () => {
  for (const picture of [
    'https://example.com/a.png',
    '//example.com/a.png',
    '/\\example.com/a.png',
  ]) {
    const lesson = { title: 'Μάθημα 1', path: pathOf(1), minutes: 3, left: 0.5, at: 1, picture }
    localStorage.setItem(
      'reading-guest',
      JSON.stringify({ read: {}, places: { 1: { block: 1, share: 0, lesson } }, ticks: {} }),
    )
    const { unmount } = open()
    expect(titles()).toEqual(['Μάθημα 1'])
    expect(document.querySelector('img')).toBeNull()
    unmount()
  }
})
