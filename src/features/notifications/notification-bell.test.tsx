import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import * as z from 'zod/mini'
import { fakeUpstream } from '#components/testing/fake-upstream'
import { seenToasts } from '#components/testing/seen-toasts'
import {
  exampleLiveMessage,
  exampleNotificationUser,
} from '#contract/examples/notification-examples'
import { liveMessage } from '#contract/notifications/notification'
import { openedPages } from '#lib/navigation/testing/opened-pages'
import { createAccountQueryClient } from '#session/use-account-query'
import { apiPage } from '#tests/support/api-page'
import { NotificationBell } from './notification-bell'
import type { NotificationListener } from './tab-sync'

const { notification } = exampleNotificationUser
const titled = (id: number, title: string, seen: boolean, day = `2026-06-0${3 - id}`) => ({
  ...exampleNotificationUser,
  id,
  seen,
  createdAt: `${day}T09:00:00Z`,
  notification: { ...notification, translations: { el: { title, message: '' } } },
})

/** A server with two notifications; `broken` refuses every change. */
function startServer(uncounted: boolean) {
  const state = {
    rows: [titled(1, 'Πρώτη', false), titled(2, 'Δεύτερη', false)],
    broken: false,
    uncounted,
    leftOut: 0,
  }
  const change = (act: () => void) => () => {
    if (state.broken) return { status: 400 }
    act()
    return { success: true }
  }
  const mark = (seen: boolean, only?: number) =>
    change(() => {
      state.rows = state.rows.map((row) => (only && row.id !== only ? row : { ...row, seen }))
    })
  const remove = (id: number) =>
    change(() => {
      state.rows = state.rows.filter((row) => row.id !== id)
    })
  const unseen = () => state.rows.filter(({ seen }) => !seen)
  const base = '/api/notification/user'
  const { calls } = fakeUpstream({
    [`GET ${base}/unseen-count`]: () =>
      state.uncounted ? [404, null] : { count: unseen().length },
    'GET /api/user/account/27/notifications': () => ({
      ...apiPage(unseen()),
      leftOut: state.leftOut,
    }),
    [`POST ${base}/mark-as-seen`]: mark(true, 1),
    [`POST ${base}/mark-as-unseen`]: mark(false, 1),
    [`POST ${base}/mark-all-as-seen`]: mark(true),
    [`DELETE ${base}/1`]: remove(1),
    [`DELETE ${base}/2`]: remove(2),
  })
  return Object.assign(state, { requests: calls })
}

const toasts = seenToasts()
const opened = openedPages()

function startBell({ muteToasts = false, uncounted = false } = {}) {
  const server = startServer(uncounted)
  const feed = {
    listener: undefined as NotificationListener | undefined,
    announceChange: jest.fn(),
  }
  const ended = jest.fn()
  const client = createAccountQueryClient()
  const subscribe = (_: number, listener: NotificationListener) => {
    feed.listener = listener
    return { announceChange: feed.announceChange, unsubscribe: ended }
  }
  const bellOf = (isMuted: boolean) => (
    <QueryClientProvider client={client}>
      <NotificationBell userId={27} muteToasts={isMuted} subscribe={subscribe} />
    </QueryClientProvider>
  )
  const { rerender } = render(bellOf(muteToasts))
  const mute = (isMuted: boolean) => act(async () => rerender(bellOf(isMuted)))
  const bell = (name: string) => screen.findByRole('button', { name })
  const panel = () => within(screen.getByRole('dialog', { name: 'Ειδοποιήσεις' }))
  const press = (name: string) => fireEvent.click(panel().getByRole('button', { name }))
  async function open() {
    fireEvent.click(await bell('Ειδοποιήσεις, 2 νέες'))
    await panel().findByText('Πρώτη')
  }
  return { server, feed, ended, bell, panel, press, open, mute }
}

it('shows the unseen count and lists the notifications (R141, R217, R304)', async () => {
  const { open, panel, server } = startBell()
  await open()
  expect(panel().getAllByRole('listitem')).toHaveLength(2)
  expect(panel().getByRole('link', { name: 'Πρώτη' }).getAttribute('href')).toBe(
    '/account/orders/640',
  )
  expect(server.requests).toContain(
    'GET /api/user/account/27/notifications?seen=false&paginationType=cursor&pageSize=10',
  )
})

it.each([
  ['below the others', (rows: unknown[]) => rows],
  ['in place of an empty list', () => []],
])('counts the notifications that cannot be shown %s', async (_, left) => {
  const { bell, panel, server } = startBell()
  server.leftOut = 1
  fireEvent.click(await bell('Ειδοποιήσεις, 2 νέες'))
  server.rows = left(server.rows) as typeof server.rows
  await panel().findByText('1 ειδοποίηση δεν μπορεί να εμφανιστεί τώρα.')
  expect(panel().queryByText('Τα έχετε δει όλα')).toBeNull()
})

it('does not count none where the number could not be read, and reads it with the press (R511)', async () => {
  const { bell, panel, server } = startBell({ uncounted: true })
  const button = await bell('Ειδοποιήσεις: δεν φορτώθηκαν')
  expect(document.querySelector('[data-count=unknown]')?.textContent).toBe('–')
  server.uncounted = false
  fireEvent.click(button)
  await panel().findByText('Πρώτη')
  await bell('Ειδοποιήσεις, 2 νέες')
  expect(document.querySelector('[data-count]')?.textContent).toBe('2')
  expect(panel().getByRole('button', { name: 'Τις είδα όλες' })).not.toHaveProperty(
    'ariaDisabled',
    'true',
  )
})

it('leads on where there is nothing new, and closes (R439)', async () => {
  const { bell, panel, server } = startBell()
  const button = await bell('Ειδοποιήσεις, 2 νέες')
  server.rows = []
  fireEvent.click(button)
  expect(await panel().findByText('Τα έχετε δει όλα')).toBeTruthy()
  const way = panel().getByRole('link', { name: 'Δείτε τα μαθήματα' })
  fireEvent.click(way)
  expect(opened.map(([to]) => to)).toEqual(['/blog'])
  expect(screen.queryByRole('dialog', { name: 'Ειδοποιήσεις' })).toBeNull()
})

it('shows each change at once, sends it and informs the other tabs (R217, R305)', async () => {
  const { open, press, panel, bell, server, feed } = startBell()
  await open()
  press('Την είδα: Πρώτη')
  await bell('Ειδοποιήσεις, 1 νέα')
  expect(panel().getAllByRole('listitem')).toHaveLength(2)
  press('Διαγραφή: Δεύτερη')
  await bell('Ειδοποιήσεις')
  expect(panel().queryByText('Δεύτερη')).toBeNull()
  expect(document.activeElement?.getAttribute('role')).toBe('dialog')
  await act(async () => {})
  press('Να μείνει ως νέα: Πρώτη')
  await bell('Ειδοποιήσεις, 1 νέα')
  press('Τις είδα όλες')
  await bell('Ειδοποιήσεις')
  await act(async () => {})
  expect(server.requests.filter((call) => !call.startsWith('GET'))).toEqual([
    'POST /api/notification/user/mark-as-seen',
    'DELETE /api/notification/user/2',
    'POST /api/notification/user/mark-as-unseen',
    'POST /api/notification/user/mark-all-as-seen',
  ])
  expect(feed.announceChange).toHaveBeenCalledTimes(4)
})

describe('a row that was just seen', () => {
  async function seeFirst() {
    const started = startBell()
    await started.open()
    started.press('Την είδα: Πρώτη')
    await started.bell('Ειδοποιήσεις, 1 νέα')
    await act(async () => {})
    return started
  }
  const readAgain = ({ server, feed }: ReturnType<typeof startBell>) => {
    const { length } = server.requests
    act(() => feed.listener?.onChanged())
    return waitFor(() => expect(server.requests.length).toBeGreaterThan(length + 1))
  }
  const titles = ({ panel }: ReturnType<typeof startBell>) =>
    panel()
      .getAllByRole('listitem')
      .map((row) => row.querySelector('strong')?.textContent)

  it('stays in its place when the list is read again (R217)', async () => {
    const started = await seeFirst()
    started.server.rows = [titled(3, 'Τρίτη', false, '2026-06-03'), ...started.server.rows]
    await readAgain(started)
    await started.panel().findByText('Τρίτη')
    expect(titles(started)).toEqual(['Τρίτη', 'Πρώτη', 'Δεύτερη'])
    started.press('Διαγραφή: Πρώτη')
    await act(async () => {})
    await readAgain(started)
    expect(titles(started)).toEqual(['Τρίτη', 'Δεύτερη'])
    expect(started.server.requests).toContain('DELETE /api/notification/user/1')
  })

  it('becomes new again, also after the list was read again', async () => {
    const started = await seeFirst()
    await readAgain(started)
    started.press('Να μείνει ως νέα: Πρώτη')
    await started.bell('Ειδοποιήσεις, 2 νέες')
    expect(started.panel().getByRole('button', { name: 'Την είδα: Πρώτη' })).toBeTruthy()
    await readAgain(started)
    expect(titles(started)).toEqual(['Πρώτη', 'Δεύτερη'])
  })

  it('shows as before where a change of it is refused', async () => {
    const started = await seeFirst()
    await readAgain(started)
    started.server.broken = true
    started.press('Διαγραφή: Πρώτη')
    await waitFor(() => expect(toasts).toHaveLength(1))
    expect(titles(started)).toEqual(['Πρώτη', 'Δεύτερη'])
  })

  it('leaves the new ones when they are shown anew', async () => {
    const started = await seeFirst()
    fireEvent.click(await started.bell('Ειδοποιήσεις, 1 νέα'))
    fireEvent.click(await started.bell('Ειδοποιήσεις, 1 νέα'))
    await waitFor(() => expect(titles(started)).toEqual(['Δεύτερη']))
  })
})

it('rolls back and reports a refused change (A5-92)', async () => {
  const { open, press, panel, bell, server, feed } = startBell()
  await open()
  server.broken = true
  press('Διαγραφή: Πρώτη')
  await panel().findByText('Πρώτη')
  await bell('Ειδοποιήσεις, 2 νέες')
  expect(toasts).toMatchObject([{ title: 'Η αλλαγή στις ειδοποιήσεις δεν αποθηκεύτηκε' }])
  expect(feed.announceChange).not.toHaveBeenCalled()
})

it('refetches list and count for a new message, and shows a toast (R213)', async () => {
  const { open, panel, bell, server, feed } = startBell()
  await open()
  server.rows = [titled(3, 'Τρίτη', false, '2026-06-03'), ...server.rows]
  const message = z.parse(liveMessage, exampleLiveMessage)
  act(() => feed.listener?.onMessage(message))
  await bell('Ειδοποιήσεις, 3 νέες')
  expect(await panel().findByText('Τρίτη')).toBeTruthy()
  expect(toasts).toMatchObject([{ title: 'Το δέμα ξεκίνησε' }])
  server.rows = []
  act(() => feed.listener?.onChanged())
  await bell('Ειδοποιήσεις')
})

it('counts new messages at once and shows them when toasts are allowed again (R213)', async () => {
  const { bell, server, feed, mute } = startBell({ muteToasts: true })
  await bell('Ειδοποιήσεις, 2 νέες')
  server.rows = [titled(3, 'Τρίτη', false, '2026-06-03'), ...server.rows]
  const message = z.parse(liveMessage, exampleLiveMessage)
  act(() => feed.listener?.onMessage(message))
  await bell('Ειδοποιήσεις, 3 νέες')
  expect(toasts).toEqual([])
  await mute(false)
  expect(toasts).toHaveLength(1)
  await mute(true)
  await mute(false)
  expect(toasts).toHaveLength(1)
  act(() => feed.listener?.onMessage(message))
  expect(toasts).toHaveLength(2)
})

it('closes on Escape and on a press elsewhere, and unsubscribes on unmount', async () => {
  const { open, panel, bell, ended } = startBell()
  await open()
  fireEvent.keyDown(panel().getByText('Πρώτη'), { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(await bell('Ειδοποιήσεις, 2 νέες'))
  await open()
  fireEvent.pointerDown(document.body)
  expect(screen.queryByRole('dialog')).toBeNull()
  cleanup()
  expect(ended).toHaveBeenCalledTimes(1)
})

it('narrows the list to one area, and says where there is nothing of it (R460)', async () => {
  const { open, panel, server } = startBell()
  await open()
  server.rows = []
  fireEvent.change(panel().getByRole('combobox', { name: 'Είδος ειδοποιήσεων' }), {
    target: { value: 'PAYMENT' },
  })
  await panel().findByText('Δεν υπάρχει κάτι νέο αυτού του είδους')
  expect(server.requests.at(-1)).toContain('seen=false&notification_Category=PAYMENT')
})
