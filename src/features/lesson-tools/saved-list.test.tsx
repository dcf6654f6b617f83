import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OverlayOutlet } from '#components/overlays'
import { stubDialogs } from '#components/testing/browser-stubs'
import type { SavedLesson } from '#contract/site/worker-message'
import SavedList from './saved-list'
import { installWorker, removeWorker } from './testing/fake-worker'

const all: SavedLesson[] = [
  { path: '/blog/post/1/ena', title: 'Ένα &amp; μισό', bytes: 84_600 },
  { path: '/blog/post/2/dyo', title: 'Δύο', bytes: 1_200_000 },
]

/** A device with saved lessons. */
function startDevice(...saved: SavedLesson[]) {
  let lessons = saved
  return installWorker((message, reply) => {
    if ('paths' in message) lessons = lessons.filter(({ path }) => !message.paths.includes(path))
    reply({ lessons, share: 1 })
  })
}

const setEstimate = (estimate: () => Promise<StorageEstimate>) =>
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { estimate } })
const user = userEvent.setup()
beforeAll(stubDialogs)
afterEach(removeWorker)

const show = () =>
  render(
    <>
      <SavedList />
      <OverlayOutlet />
    </>,
  )
const rows = () => screen.getAllByRole('listitem')

it('lists the lessons with their sizes, the total and the free room (R389)', async () => {
  setEstimate(async () => ({ quota: 3_000_000_000, usage: 500_000_000 }))
  startDevice(...all)
  show()
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(rows()[0]?.textContent).toContain('Ένα & μισό85\u00a0kB')
  const link = screen.getByRole('link', { name: 'Ένα & μισό' })
  expect(link.getAttribute('href')).toBe('/blog/post/1/ena')
  await screen.findByText('Ελεύθερος χώρος: 2,5 GB')
  expect(screen.getByText('Σύνολο: 1,3 MB')).toBeTruthy()
  expect(screen.getByText('2 μαθήματα')).toBeTruthy()
})

it('removes one lesson, and the focus stays in the list (R389)', async () => {
  setEstimate(() => Promise.reject(new Error('not told')))
  startDevice(...all)
  show()
  await user.click(await screen.findByRole('button', { name: 'Αφαίρεση: Ένα & μισό' }))
  await waitFor(() => expect(rows()).toHaveLength(1))
  await waitFor(() => expect(document.activeElement?.textContent).toContain('1 μάθημα'))
  expect(screen.queryByText(/Ελεύθερος χώρος/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Αφαίρεση όλων' })).toBeNull()
})

it('removes all lessons after a confirmation (R389)', async () => {
  const messages = startDevice(...all)
  show()
  await user.click(await screen.findByRole('button', { name: 'Αφαίρεση όλων' }))
  await user.click(await screen.findByRole('button', { name: 'Άκυρο' }))
  expect(rows()).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Αφαίρεση όλων' }))
  const [, confirm] = await screen.findAllByRole('button', { name: 'Αφαίρεση όλων', hidden: true })
  await user.click(confirm as HTMLElement)
  await screen.findByText('Κανένα αποθηκευμένο μάθημα ακόμη')
  expect(messages.at(-1)).toEqual({ type: 'removeSaved', paths: all.map(({ path }) => path) })
})
