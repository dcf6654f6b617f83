import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { publishSession, unknownSession } from '#session/session'
import { noReading } from '../learning-data'
import { practiceStore, readingStore } from '../learning-store'
import { type Answer, withAnswer, withLesson } from '../schedule'
import { memoryLesson } from '../testing/practice-lesson'
import { isContinued } from '../unfinished-lessons'
import Practice from './practice'

const morning = +new Date('2026-11-26T10:00:00')
const day = 86_400_000
const next = { postId: 2, title: 'Παλάτι της μνήμης', path: '/blog/post/2/palati' }

const keep = (picture?: string) =>
  practiceStore.change('guest', (data) =>
    withLesson(data, { ...memoryLesson, next, picture }, morning - day),
  )
const answer = (cardId: string, given: Answer, at = morning) =>
  practiceStore.change('guest', (data) => withAnswer(data, cardId, given, at))
const wayOn = () => within(screen.getByRole('region', { name: 'Για σήμερα' })).getAllByRole('link')

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({ now: morning, doNotFake: ['performance'] })
  publishSession({ ...unknownSession, status: 'guest' })
})
afterEach(() => jest.useRealTimers())

describe('the one way on after the last card (R467)', () => {
  beforeEach(() => {
    keep()
    for (const id of ['1-a1', '1-idea']) answer(id, 'remembered')
  })

  it('is the next lesson, named beside the button', () => {
    render(<Practice />)
    const [link] = wayOn()
    expect(wayOn()).toHaveLength(1)
    expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Ένα μάθημα ακόμη', next.path])
    expect(screen.getByText('Σειρά έχει το μάθημα «Παλάτι της μνήμης».').id).toBe(
      link?.getAttribute('aria-describedby'),
    )
  })

  it('is a half-read lesson, opened where its reader stopped, once the next was read', () => {
    const lesson = { ...next, postId: 9, path: '/blog/post/9/a', minutes: 4, left: 0.5, at: 1 }
    readingStore.change('guest', () => ({
      ...noReading,
      read: { 2: morning },
      places: { 9: { block: 1, share: 0, lesson } },
    }))
    render(<Practice />)
    const [link] = wayOn()
    expect(link?.textContent).toBe('Συνεχίστε το μάθημα')
    link?.addEventListener('click', (event) => event.preventDefault())
    if (link) fireEvent.click(link)
    expect(isContinued('/blog/post/9/a')).toBe(true)
  })

  it('is the list of all lessons where nothing is known to be next', () => {
    readingStore.change('guest', () => ({ ...noReading, read: { 2: morning } }))
    render(<Practice />)
    expect(wayOn().map((link) => link.getAttribute('href'))).toEqual(['/blog'])
  })

  it('is there on a day without cards, too', () => {
    answer('1-a1', 'remembered', morning + day)
    answer('1-idea', 'remembered', morning + day)
    jest.setSystemTime(morning + 2 * day)
    render(<Practice />)
    expect(screen.getByText('Τίποτα για σήμερα')).toBeTruthy()
    expect(wayOn().map((link) => link.getAttribute('href'))).toEqual([next.path])
  })
})

describe('without a connection the way on', () => {
  const unread = { ...next, postId: 9, path: '/blog/post/9/a', minutes: 4, left: 0.5, at: 1 }
  const pageOf = (stored: readonly string[]) => async (path: string) =>
    stored.includes(path) ? {} : undefined
  const store = (...stored: string[]) =>
    Object.assign(window, { caches: { match: pageOf(stored) } })
  const setOnline = (isOnline: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    return act(async () => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
  }
  const target = () => wayOn().map((link) => link.getAttribute('href'))
  beforeEach(async () => {
    keep()
    for (const id of ['1-a1', '1-idea']) answer(id, 'remembered')
    readingStore.change('guest', () => ({
      ...noReading,
      places: { 9: { block: 1, share: 0, lesson: unread } },
    }))
    await setOnline(false)
  })
  afterEach(() => {
    Reflect.deleteProperty(window, 'caches')
    jest.restoreAllMocks()
  })

  it.each([
    ['the next lesson where it is stored', [next.path, unread.path, '/blog'], next.path],
    ['a half-read one that is', [unread.path, '/blog'], unread.path],
    ['the list of all lessons that is', ['/blog'], '/blog'],
    ['to what was saved where none is', [], '/saved'],
  ])('is %s (R493)', async (_, stored, path) => {
    store(...stored)
    render(<Practice />)
    await act(async () => {})
    expect(target()).toEqual([path])
  })

  it('is said not to open where no browser storage can be read (R493)', async () => {
    render(<Practice />)
    await screen.findByText(/^Χωρίς σύνδεση ανοίγουν μόνο όσα έχετε αποθηκεύσει\./)
    expect(target()).toEqual(['/saved'])
  })

  it('is the next lesson again once there is a connection (R493)', async () => {
    store()
    render(<Practice />)
    await screen.findByText(/^Χωρίς σύνδεση/)
    await setOnline(true)
    expect(target()).toEqual([next.path])
    expect(screen.queryByText(/^Χωρίς σύνδεση/)).toBeNull()
  })

  it('leads one who keeps no cards to no list that is not stored (R493)', async () => {
    store()
    practiceStore.remove('guest')
    render(<Practice />)
    await screen.findByText(/^Χωρίς σύνδεση/)
    expect(target()).toEqual(['/saved'])
  })
})

it('shows the last seven days once: at the end of the day, else below it (R493)', () => {
  keep()
  practiceStore.change('guest', (data) => ({ ...data, days: { '2026-11-20': 2 } }))
  const { unmount } = render(<Practice />)
  const lists = () =>
    screen.getAllByRole('list', { hidden: true }).map((list) => list.getAttribute('aria-label'))
  expect(lists()).toEqual(
    expect.arrayContaining(['Οι τελευταίες επτά ημέρες', 'Οι επόμενες επτά ημέρες']),
  )
  expect(lists()).not.toContain('Η εβδομάδα σας')
  unmount()
  for (const id of ['1-a1', '1-idea']) answer(id, 'remembered')
  render(<Practice />)
  expect(lists()).toEqual(expect.arrayContaining(['Η εβδομάδα σας', 'Οι επόμενες επτά ημέρες']))
  expect(lists()).not.toContain('Οι τελευταίες επτά ημέρες')
})

it('says on the next day in a tab that stayed open that nothing is due, not that none was seen (R493)', () => {
  keep()
  for (const id of ['1-a1', '1-idea']) answer(id, 'remembered', morning - day)
  render(<Practice />)
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  for (const _ of [1, 2]) {
    press('Δείτε την απάντηση')
    press('Το θυμήθηκα')
  }
  expect(screen.getByText('Τελειώσατε για σήμερα')).toBeTruthy()
  jest.setSystemTime(morning + day)
  act(() => void dispatchEvent(new Event('focus')))
  expect(screen.getByText('Τίποτα για σήμερα')).toBeTruthy()
})

it.each<[Answer, Answer, string]>([
  ['remembered', 'remembered', 'Σήμερα θυμηθήκατε και τις 2 κάρτες.'],
  ['remembered', 'notYet', 'Σήμερα θυμηθήκατε 1 από τις 2 κάρτες.'],
  ['notYet', 'notYet', 'Σήμερα ξαναείδατε 2 κάρτες.'],
])('says after %s and %s how much was remembered (R468)', (first, second, sentence) => {
  keep()
  answer('1-a1', first)
  answer('1-idea', second)
  render(<Practice />)
  expect(screen.getByText(sentence)).toBeTruthy()
})

it('shows seven drops, full on the days with answers, and never red (R468)', () => {
  keep()
  practiceStore.change('guest', (data) => ({ ...data, days: { '2026-11-24': 3 } }))
  for (const id of ['1-a1', '1-idea']) answer(id, 'remembered')
  render(<Practice />)
  const drops = within(screen.getByRole('list', { name: 'Η εβδομάδα σας' })).getAllByRole(
    'listitem',
  )
  const isFull = drops.map((drop) => drop.querySelector('[data-part=water]') !== null)
  expect(isFull).toEqual([false, false, false, false, true, false, true])
  expect(drops[6]?.getAttribute('aria-current')).toBe('date')
  expect(drops[6]?.textContent).toMatch(/^Σήμερα, .*26 Νοεμβρίου: 2 απαντήσεις/)
  expect(drops[3]?.textContent).toMatch(/23 Νοεμβρίου: Ελεύθερη ημέρα/)
})

it("shows a piece of the lesson's picture on its card, a drop where it is missing (R468)", () => {
  keep('/media/lesson.webp')
  render(<Practice />)
  const picture = screen.getByRole('article').querySelector('img')
  expect(picture?.getAttribute('src')).toBe('/media/lesson.webp')
  if (picture) fireEvent.error(picture)
  expect(screen.getByRole('article').querySelector('img')).toBeNull()
  expect(screen.getByRole('article').querySelector('[data-part=source] svg')).toBeTruthy()
})
