import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { seenToasts } from '#components/testing/seen-toasts'
import type { SavedLesson, SavedNews } from '#contract/site/worker-message'
import LessonTools from './lesson-tools'
import { removeLessons } from './saved-lessons'
import { installWorker, removeWorker } from './testing/fake-worker'

/** Another lesson in each test, as the state of the document outlives them. */
let path = ''
let id = 10
const other: SavedLesson = { path: '/blog/post/2/dyo', title: 'Δύο', bytes: 1 }

const toasts = seenToasts()

const open = () => render(<LessonTools path={path} title='Ένα' bodyHtml='<p>Κείμενο</p>' />)

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const user = userEvent.setup()

beforeEach(() => {
  id += 1
  path = `/blog/post/${id}/mathima`
})
afterEach(removeWorker)

it('saves the lesson and removes it again, with its progress (R387)', async () => {
  let lessons: readonly SavedLesson[] = [other]
  const persist = jest.fn(async () => true)
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } })
  const replies: ((share: number) => void)[] = []
  const messages = installWorker(({ type }, reply) => {
    if (type === 'removeSaved') lessons = [other]
    if (type !== 'saveLessons') return reply({ lessons, share: 1 })
    replies.push((share) => {
      if (share === 1) lessons = [{ path, title: 'Ένα', bytes: 84_600 }, other]
      reply({ lessons, share })
    })
  })
  open()
  await user.click(await button('Αποθήκευση στη συσκευή'))
  await waitFor(() => expect(replies).toHaveLength(1))
  act(() => replies[0]?.(0.4))
  expect((await button('Αποθήκευση… 40%')).getAttribute('aria-busy')).toBe('true')
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')
  act(() => replies[0]?.(1))
  await button('Αφαίρεση από τη συσκευή')
  expect(screen.getByRole('status').textContent).toContain('Αποθηκεύτηκε (85\u00a0kB)')
  expect(screen.getByRole('link', { name: 'Αποθηκευμένα μαθήματα' })).toBeTruthy()
  await user.click(await button('Αφαίρεση από τη συσκευή'))
  await button('Αποθήκευση στη συσκευή')
  expect(persist).toHaveBeenCalledTimes(1)
  expect(messages).toEqual([
    { type: 'listSaved' },
    { type: 'saveLessons', paths: [path] },
    { type: 'removeSaved', paths: [path] },
  ])
})

describe('the first saved lesson of a device', () => {
  const firstSaid = () => screen.queryByText(/Γέμισε το πρώτο σας βάζο/)
  let lessons: readonly SavedLesson[] = []
  const start = (kept: readonly SavedLesson[]) => {
    lessons = kept
    installWorker(({ type }, reply) => {
      if (type === 'saveLessons') lessons = [{ path, title: 'Ένα', bytes: 1 }, ...lessons]
      if (type === 'removeSaved') lessons = []
      reply({ lessons, share: 1 })
    })
    return open()
  }
  const save = async () => {
    await user.click(await button('Αποθήκευση στη συσκευή'))
    await button('Αφαίρεση από τη συσκευή')
  }
  beforeEach(() => localStorage.clear())

  it('is celebrated once, in words that are spoken', async () => {
    start([])
    expect(firstSaid()).toBeNull()
    await save()
    await waitFor(() => expect(screen.getByRole('status').contains(firstSaid())).toBe(true))
    expect(screen.getByRole('status').querySelector('svg')?.ariaHidden).toBe('true')
    await user.click(await button('Αφαίρεση από τη συσκευή'))
    await button('Αποθήκευση στη συσκευή')
    expect(firstSaid()).toBeNull()
    await save()
    expect(firstSaid()).toBeNull()
  })

  it('is none where the device has kept others before', async () => {
    start([other])
    await save()
    await screen.findByText(/^Αποθηκεύτηκε/)
    expect(firstSaid()).toBeNull()
  })

  it('is none where the browser cannot remember it', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    start([])
    await save()
    await screen.findByText(/^Αποθηκεύτηκε/)
    expect(firstSaid()).toBeNull()
    jest.restoreAllMocks()
  })
})

/** A service worker of which the test sends each reply; nothing is saved yet. */
function startSlowWorker() {
  const replies = new Map<string, (news: SavedNews) => void>()
  installWorker((message, reply) => {
    if (message.type === 'listSaved') return reply({ lessons: [other], share: 1 })
    replies.set(`${message.type} ${message.paths[0]}`, reply)
  })
  return async (request: string, news: SavedNews) => {
    await waitFor(() => expect(replies.has(request)).toBe(true))
    act(() => replies.get(request)?.(news))
  }
}

it('saves a second lesson while another is being saved (R387)', async () => {
  const reply = startSlowWorker()
  const first = path
  const { unmount } = open()
  await user.click(await button('Αποθήκευση στη συσκευή'))
  await reply(`saveLessons ${first}`, { lessons: [other], share: 0.5 })
  await button('Αποθήκευση… 50%')
  unmount()
  path = `/blog/post/${id}/allo`
  open()
  await user.click(await button('Αποθήκευση στη συσκευή'))
  await button('Αποθήκευση… 0%')
  await reply(`saveLessons ${first}`, { lessons: [other], share: 1 })
  await button('Αποθήκευση… 0%')
  await reply(`saveLessons ${path}`, { share: 0.3 })
  await button('Αποθήκευση… 30%')
  await reply(`saveLessons ${path}`, { lessons: [{ path, title: '', bytes: 1 }], share: 1 })
  await button('Αφαίρεση από τη συσκευή')
})

it('shows the progress on while another lesson is removed, slowly (R387, R389)', async () => {
  const reply = startSlowWorker()
  open()
  await user.click(await button('Αποθήκευση στη συσκευή'))
  await reply(`saveLessons ${path}`, { lessons: [other], share: 0.5 })
  let removal = Promise.resolve()
  act(() => {
    removal = removeLessons([other.path])
  })
  await reply(`removeSaved ${other.path}`, { lessons: [other], share: 0 })
  await reply(`removeSaved ${other.path}`, { lessons: [], share: 1 })
  await act(() => removal)
  await button('Αποθήκευση… 50%')
  await reply(`saveLessons ${path}`, { lessons: [], share: 0.5, failure: 'notLoaded' })
  await button('Δοκιμάστε ξανά')
})

it.each([
  ['noRoom', /Δεν υπάρχει αρκετός χώρος στη συσκευή/],
  ['notLoaded', /Ελέγξτε τη σύνδεσή σας/],
] as const)('says what to do where saving fails: %s (R387)', async (failure, sentence) => {
  installWorker(({ type }, reply) =>
    reply(type === 'listSaved' ? { lessons: [], share: 1 } : { lessons: [], share: 0, failure }),
  )
  open()
  await user.click(await button('Αποθήκευση στη συσκευή'))
  expect(await screen.findByText(sentence)).toBeTruthy()
  await button('Δοκιμάστε ξανά')
  expect(screen.queryByRole('link') !== null).toBe(failure === 'noRoom')
})

it('says so where no service worker answers (R387)', async () => {
  jest.useFakeTimers()
  const impatient = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  installWorker(() => {})
  open()
  await impatient.click(screen.getByRole('button', { name: 'Αποθήκευση στη συσκευή' }))
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(screen.getByText(/Η αποθήκευση δεν είναι διαθέσιμη τώρα/)).toBeTruthy()
  jest.useRealTimers()
})

it('has no button to save where the browser has no service workers (R387)', async () => {
  open()
  await button('Κοινοποίηση')
  expect(screen.queryByRole('button', { name: /Αποθήκευση/ })).toBeNull()
})

describe('sharing (R391)', () => {
  const setShare = (share?: Navigator['share']) =>
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  const url = () => `${window.location.origin}${path}`

  it("opens the device's share sheet", async () => {
    const share = jest.fn(async () => {})
    setShare(share)
    open()
    await user.click(await button('Κοινοποίηση'))
    expect(share).toHaveBeenCalledWith({ title: 'Ένα', url: url() })
    expect(toasts).toEqual([])
  })

  it('does nothing more where the visitor closes the sheet', async () => {
    setShare(() => Promise.reject(new DOMException('closed', 'AbortError')))
    open()
    await user.click(await button('Κοινοποίηση'))
    expect(toasts).toEqual([])
  })

  it.each([
    ['there is no sheet', undefined],
    ['the sheet fails', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
  ])('copies the address where %s', async (_name, share) => {
    setShare(share)
    open()
    await user.click(await button('Κοινοποίηση'))
    expect(await navigator.clipboard.readText()).toBe(url())
    expect(toasts).toMatchObject([{ tone: 'success', title: 'Ο σύνδεσμος αντιγράφηκε.' }])
  })

  it('shows the address where it cannot be copied', async () => {
    setShare()
    open()
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'))
    await user.click(await button('Κοινοποίηση'))
    expect(toasts).toMatchObject([{ tone: 'error', description: url() }])
  })
})

it('prints the page (R391)', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {})
  open()
  await user.click(await button('Εκτύπωση'))
  expect(print).toHaveBeenCalledTimes(1)
})
