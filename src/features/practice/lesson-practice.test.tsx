import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useRef } from 'react'
import { connectToaster, type Toast, type ToastEnd } from '#components/show-toast'
import { publishSession, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import { storeAgain } from './change-cards'
import { practiceData } from './learning-data'
import { practiceStore, readingStore } from './learning-store'
import LessonPractice, { type LessonPracticeProps } from './lesson-practice'
import { withLesson } from './schedule'
import { limitStorage } from './testing/limit-storage'
import { memoryLesson } from './testing/practice-lesson'
import { askToContinue } from './unfinished-lessons'

const { cards, ...known } = memoryLesson
const lesson = {
  ...known,
  minutes: 4,
  picture: '/a.webp',
  next: { postId: 2, title: 'Παλάτι της μνήμης', path: '/blog/post/2/palati' },
}
let reachEnd: () => void

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({ now: new Date('2026-11-26T10:00:00'), doNotFake: ['performance'] })
  window.history.replaceState({ key: `${Math.random()}` }, '', lesson.path)
  Object.assign(window, {
    scrollTo: jest.fn(),
    IntersectionObserver: class {
      constructor(readonly report: (seen: { isIntersecting: boolean }[]) => void) {}
      observe(element: Element) {
        // Links are observed as well.
        if (!element.matches('a')) reachEnd = () => this.report([{ isIntersecting: true }])
      }
      unobserve() {}
      disconnect() {}
    },
  })
  Object.assign(performance, { getEntriesByType: () => [] })
  publishSession({ ...unknownSession, status: 'guest' })
})
afterEach(() => jest.useRealTimers())

/** As the build writes it. */
const html =
  '<p>α</p><section data-block="exercise"><h2>Άσκηση</h2><ol><li id="vima-1"><span data-step=""></span>Ένα</li><li id="vima-2"><span data-step=""></span>Δύο</li></ol><div data-progress=""></div></section>'

function Page({ recallCards, title }: Pick<LessonPracticeProps, 'recallCards' | 'title'>) {
  const text = useRef<HTMLDivElement>(null)
  return (
    <main>
      <div ref={text}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a lesson's text is HTML */}
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </div>
      <LessonPractice {...lesson} {...{ recallCards, title, text }} />
    </main>
  )
}

const open = (recallCards = cards, title = lesson.title) =>
  render(<Page {...{ recallCards, title }} />)

const questions = () => within(screen.getByRole('region', { name: 'Το θυμάστε;' }))
const questionOf = (text: string) => {
  const details = questions().getByText(text).closest('details')
  if (!details) throw new Error(text)
  return details
}
const press = (name: string, place: { getByRole: typeof screen.getByRole } = screen) =>
  fireEvent.click(place.getByRole('button', { name, hidden: true }))
const ticks = () => screen.getAllByRole<HTMLInputElement>('checkbox')

it('asks each question with its answer closed (R376)', () => {
  open()
  const details = questionOf('Πότε ξεχνάμε πιο γρήγορα;')
  expect(details.open).toBe(false)
  expect(within(details).getByText('Στην αρχή.')).toBeTruthy()
  expect(
    within(details)
      .getAllByRole('button', { hidden: true })
      .map((b) => b.textContent),
  ).toEqual(['Το θυμήθηκα', 'Όχι ακόμη'])
})

it('schedules the answered card alone, says when it comes again, and keeps the focus (R376)', () => {
  open()
  const details = questionOf('Πότε ξεχνάμε πιο γρήγορα;')
  press('Το θυμήθηκα', within(details))
  const status = within(details).getByRole('status', { hidden: true })
  expect(status.textContent).toBe('Θα σας το ξαναρωτήσουμε αύριο.')
  expect(document.activeElement).toBe(status)
  expect(Object.keys(practiceStore.read('guest').cards)).toEqual(['1-a1'])
  expect(within(details).queryByRole('button', { hidden: true })).toBeNull()
  expect(questions().getByRole('button', { name: 'Κρατήστε τις κάρτες' })).toBeTruthy()
})

it('adds all cards of the lesson at once, with the focus on a status that was there before (R376)', () => {
  open()
  const status = questions()
    .getAllByRole('status')
    .find((element) => element.closest('details') === null)
  expect(status?.textContent).toBe('')
  press('Κρατήστε τις κάρτες')
  expect(Object.keys(practiceStore.read('guest').cards)).toEqual(['1-a1', '1-idea'])
  expect(practiceStore.read('guest').days).toEqual({})
  expect(document.activeElement).toBe(status)
  expect(status?.textContent).toContain('Οι κάρτες του μαθήματος είναι στην επανάληψή σας.')
  const link = screen.getByRole('link', { name: 'Στην επανάληψη' })
  expect(link.getAttribute('href')).toBe('/practice')
})

describe('on a device that stores nothing', () => {
  const toasts: (Toast | ToastEnd)[] = []
  let disconnect: () => void
  let restore: () => void
  beforeEach(() => {
    toasts.length = 0
    disconnect = connectToaster((toast) => toasts.push(toast))
    restore = limitStorage(0)
  })
  afterEach(() => {
    restore()
    act(() => storeAgain('guest'))
    disconnect()
  })

  it('says in place that added cards last as long as the page, and warns of cards and answers (R376)', () => {
    open()
    press('Κρατήστε τις κάρτες')
    expect(questions().queryByText(/στην επανάληψή σας/)).toBeNull()
    const status = questions()
      .getByText(/Οι κάρτες του μαθήματος μένουν μόνο όσο/)
      .closest('p')
    expect(document.activeElement).toBe(status)
    const title = expect.stringMatching(/τίποτα εδώ\. Οι κάρτες και οι απαντήσεις σας μένουν/)
    expect(toasts.filter(({ id }) => id === 'not-stored')).toEqual([
      expect.objectContaining({ title }),
    ])
  })

  it('promises no next time for an answer (R376)', () => {
    open()
    press('Το θυμήθηκα', within(questionOf('Πότε ξεχνάμε πιο γρήγορα;')))
    expect(screen.queryByText(/ξαναρωτήσουμε/)).toBeNull()
    expect(screen.getByText(/Η απάντησή σας μένει μόνο όσο/)).toBeTruthy()
  })

  it('says that the cards are kept as soon as they are (R376)', () => {
    open()
    press('Κρατήστε τις κάρτες')
    restore()
    act(() => storeAgain('guest'))
    expect(questions().getByText(/είναι στην επανάληψή σας/)).toBeTruthy()
  })
})

it('keeps a lesson with an endless title so that it can be read again (R376)', () => {
  open(cards, 'α'.repeat(6000))
  press('Κρατήστε τις κάρτες')
  const stored = JSON.parse(localStorage.getItem('recall-cards-guest') ?? '')
  expect(practiceData.safeParse(stored).success).toBe(true)
})

it('takes over corrected words once, and leaves those that another tab writes (R382)', () => {
  practiceStore.change('guest', (data) => withLesson(data, memoryLesson, Date.now()))
  const corrected = cards.map((card) => ({ ...card, answer: 'Διορθωμένη.' }))
  const wordsOf = () => practiceStore.read('guest').cards['1-a1']?.answer
  open(corrected)
  expect(wordsOf()).toBe('Διορθωμένη.')
  act(
    () => void practiceStore.change('guest', (data) => withLesson(data, memoryLesson, Date.now())),
  )
  expect(wordsOf()).toBe('Στην αρχή.')
})

it('asks nothing before it is known whose cards they are (R382)', () => {
  publishSession(unknownSession)
  open()
  expect(screen.queryAllByRole('button', { hidden: true })).toEqual([])
  act(() => publishSession({ ...unknownSession, status: 'member', user: annasAccount }))
  press('Κρατήστε τις κάρτες')
  expect(practiceStore.read('guest').cards).toEqual({})
  expect(Object.keys(practiceStore.read('7').cards)).toHaveLength(2)
})

it('has no questions for a lesson without any', () => {
  open([])
  expect(screen.queryByRole('heading', { name: 'Το θυμάστε;' })).toBeNull()
  expect(ticks()).toHaveLength(2)
})

it('ticks the steps of the exercise, by box or by text, and keeps them (R386)', () => {
  const { unmount } = open()
  expect(ticks().map((tick) => [tick.checked, tick.getAttribute('aria-labelledby')])).toEqual([
    [false, 'vima-1'],
    [false, 'vima-2'],
  ])
  const [first] = ticks()
  if (first) fireEvent.click(first)
  expect(screen.getByText('Κάνατε 1 από τα 2 βήματα.')).toBeTruthy()
  fireEvent.click(screen.getByText('Δύο'))
  expect(screen.getByText('Η άσκηση ολοκληρώθηκε.')).toBeTruthy()
  unmount()
  open()
  expect(ticks().map(({ checked }) => checked)).toEqual([true, true])
  press('Από την αρχή')
  expect(document.activeElement?.textContent).toBe('Σημειώστε κάθε βήμα μόλις το κάνετε.')
  expect(ticks().map(({ checked }) => checked)).toEqual([false, false])
  expect(readingStore.read('guest').ticks).toEqual({})
})

it('notes that the end was reached, and no place any more (R385)', () => {
  readingStore.change('guest', (data) => ({ ...data, places: { 1: { block: 0, share: 0.5 } } }))
  open()
  act(() => reachEnd())
  const { read, places } = readingStore.read('guest')
  expect(read[1]).toBe(Date.now())
  expect(places).toEqual({})
})

describe('the place of the reader', () => {
  /** The text as a document of two blocks of 500 px, scrolled by so many px. */
  function scrollTo(scrolled: number) {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      const top = (this.matches('section') ? 500 : 0) - scrolled
      return { top, height: 500, bottom: top + 500 } as DOMRect
    })
    fireEvent.scroll(window)
    act(() => void jest.advanceTimersByTime(1000))
  }
  afterEach(() => jest.restoreAllMocks())

  it('is noted with what other pages show of the lesson, for its reader alone (R384)', () => {
    publishSession({ ...unknownSession, status: 'member', user: annasAccount })
    open()
    scrollTo(420)
    const { title, path, minutes, picture } = lesson
    const shown = { title, path, minutes, picture, left: 0.5 }
    expect(readingStore.read('7').places[1]).toMatchObject({ block: 1, share: 0, lesson: shown })
    expect(readingStore.read('guest').places).toEqual({})
  })

  it.each([
    ['by "continue"', true, 1],
    ['by another link after a reload', false, 0],
  ])('is returned to %s', (_name, isAsked, times) => {
    Object.assign(performance, { getEntriesByType: () => [{ type: 'reload' }] })
    readingStore.change('guest', (data) => ({ ...data, places: { 1: { block: 1, share: 0 } } }))
    if (isAsked) askToContinue(lesson.path)
    open()
    expect(window.scrollTo).toHaveBeenCalledTimes(times)
  })
})
