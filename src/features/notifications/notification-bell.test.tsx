import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import * as z from 'zod/mini'
import {
  exampleLiveMessage,
  exampleNotificationUser,
} from '../../../contract/examples/notification-examples'
import { liveMessage } from '../../../contract/notifications/live-message'
import { setStage } from '../../components/show-toast'
import { createAccountQueries } from '../../session/account-queries'
import type { NotificationListener } from './follow-notifications'
import { NotificationBell } from './notification-bell'

jest.mock('../../lib/config/public-config', () => ({
  publicConfig: { appTitle: 'Σταγόνα', shopAudience: 'superusers' },
}))

const { notification } = exampleNotificationUser
const titled = (id: number, title: string, seen: boolean) => ({
  ...exampleNotificationUser,
  id,
  seen,
  notification: { ...notification, translations: { el: { title, message: '' } } },
})

/** A server that keeps two notifications; `broken` refuses every change. */
function startServer() {
  const state = {
    rows: [titled(1, 'Πρώτη', false), titled(2, 'Δεύτερη', false)],
    broken: false,
    asked: [] as string[],
  }
  const page = (rows: unknown[]) => ({
    links: { next: null, previous: null },
    count: rows.length,
    totalPages: 1,
    pageSize: 10,
    pageTotalResults: rows.length,
    results: rows,
  })
  const answerTo = (method: string, url: URL, sent: string): unknown => {
    if (url.pathname.endsWith('/unseen-count')) {
      return { count: state.rows.filter(({ seen }) => !seen).length }
    }
    if (method === 'GET') {
      const onlyNew = url.searchParams.get('seen') === 'false'
      return page(state.rows.filter(({ seen }) => !onlyNew || !seen))
    }
    if (method === 'DELETE') {
      state.rows = state.rows.filter(({ id }) => !url.pathname.endsWith(`/${id}`))
      return null
    }
    const ids = /\d+/.exec(sent)
    const seen = !url.pathname.includes('unseen')
    state.rows = state.rows.map((row) =>
      ids && row.id !== Number(ids[0]) ? row : { ...row, seen },
    )
    return { success: true }
  }
  globalThis.fetch = async (address, { method = 'GET', body } = {}) => {
    const url = new URL(String(address), 'http://localhost')
    state.asked.push(`${method} ${url.pathname}${url.search}`)
    const isRefused = state.broken && method !== 'GET'
    const text = isRefused ? '{}' : JSON.stringify(answerTo(method, url, String(body ?? '')))
    return {
      status: isRefused ? 400 : 200,
      headers: new Headers(),
      text: async () => text,
    } as Response
  }
  return state
}

const realFetch = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = realFetch
})

function startBell({ othersSpeak = false } = {}) {
  const server = startServer()
  const told: string[] = []
  const line = { listener: undefined as NotificationListener | undefined, tellChanged: jest.fn() }
  const endStage = setStage((toast) => 'title' in toast && told.push(toast.title))
  const ended = jest.fn(endStage)
  render(
    <QueryClientProvider client={createAccountQueries()}>
      <NotificationBell
        userId={27}
        othersSpeak={othersSpeak}
        follow={(_, listener) => {
          line.listener = listener
          return { tellChanged: line.tellChanged, end: ended }
        }}
      />
    </QueryClientProvider>,
  )
  const bell = (name: string) => screen.findByRole('button', { name })
  const panel = () => within(screen.getByRole('dialog', { name: 'Ειδοποιήσεις' }))
  const press = (name: string) => fireEvent.click(panel().getByRole('button', { name }))
  async function open() {
    fireEvent.click(await bell('Ειδοποιήσεις, 2 νέες'))
    await panel().findByText('Πρώτη')
  }
  return { server, told, line, ended, bell, panel, press, open }
}

it('says how many are new, and lists them (R141, R217, R304)', async () => {
  const { open, panel, server } = startBell()
  await open()
  expect(panel().getAllByRole('listitem')).toHaveLength(2)
  expect(panel().getByRole('link', { name: 'Πρώτη' }).getAttribute('href')).toBe(
    '/account/orders/640',
  )
  expect(server.asked).toContain(
    'GET /api/user/account/27/notifications?seen=false&paginationType=cursor&pageSize=10',
  )
})

it('shows each change at once, carries it out and tells the other tabs (R217, R305)', async () => {
  const { open, press, panel, bell, server, line } = startBell()
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
  expect(server.asked.filter((call) => !call.startsWith('GET'))).toEqual([
    'POST /api/notification/user/mark-as-seen',
    'DELETE /api/notification/user/2',
    'POST /api/notification/user/mark-as-unseen',
    'POST /api/notification/user/mark-all-as-seen',
  ])
  expect(line.tellChanged).toHaveBeenCalledTimes(4)
})

it('takes back what was refused, and says so (A5-92)', async () => {
  const { open, press, panel, bell, server, told, line } = startBell()
  await open()
  server.broken = true
  press('Διαγραφή: Πρώτη')
  await panel().findByText('Πρώτη')
  await bell('Ειδοποιήσεις, 2 νέες')
  expect(told).toEqual(['Η αλλαγή στις ειδοποιήσεις δεν αποθηκεύτηκε'])
  expect(line.tellChanged).not.toHaveBeenCalled()
})

it('renews list and number when something comes, and shows a toast (R213)', async () => {
  const { open, panel, bell, server, told, line } = startBell()
  await open()
  server.rows = [titled(3, 'Τρίτη', false), ...server.rows]
  const message = z.parse(liveMessage, exampleLiveMessage)
  act(() => line.listener?.onTold(message))
  await bell('Ειδοποιήσεις, 3 νέες')
  expect(await panel().findByText('Τρίτη')).toBeTruthy()
  expect(told).toEqual(['Το δέμα ξεκίνησε'])
  server.rows = []
  act(() => line.listener?.onChanged())
  await bell('Ειδοποιήσεις')
})

it('counts what comes, and shows no toast, while something else asks for an answer', async () => {
  const { bell, server, told, line } = startBell({ othersSpeak: true })
  await bell('Ειδοποιήσεις, 2 νέες')
  server.rows = [titled(3, 'Τρίτη', false), ...server.rows]
  act(() => line.listener?.onTold(z.parse(liveMessage, exampleLiveMessage)))
  await bell('Ειδοποιήσεις, 3 νέες')
  expect(told).toEqual([])
})

it('closes with Escape, by a press elsewhere, and ends with the page', async () => {
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
