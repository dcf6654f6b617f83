import { type RefObject, useEffect } from 'react'
import { showToast } from '#components/show-toast'
import { entryMemory } from '#lib/navigation/entry-memory'
import { now } from '#lib/time/clock'
import type { Learner } from './learner'
import type { BegunLesson } from './learning-data'
import { readingStore } from './learning-store'
import { practiceMessages } from './practice-messages'
import { mayResume, placeAt, scrollPositionOf, shareLeft } from './reading-place'
import { isContinued } from './unfinished-lessons'

/** Pages that this document has shown, by history entry. */
const shown = entryMemory<true>()
/** Path that the document was opened with. */
let firstPath: string | undefined

const toastId = 'reading-place'
/** Time between two notes of the place, in ms. */
const pause = 300

/** A lesson as its page knows it. */
export interface ReadLesson extends Pick<BegunLesson, 'title' | 'path' | 'minutes' | 'picture'> {
  postId: number
}

/**
 * Goes on where the reader stopped, notes the place while the lesson is read, and that its end was
 * reached.
 * @param places the text, and what follows it
 */
export function useReading(
  lesson: ReadLesson,
  learner: Learner | null,
  { text, end }: Readonly<Record<'text' | 'end', RefObject<Element>>>,
): void {
  useEffect(() => {
    if (learner === null) return
    const over = new AbortController()
    const { signal } = over
    const blocks = [...(text.current?.firstElementChild?.children ?? [])]
    resume(learner, lesson.postId, blocks)
    followPlace(learner, lesson, blocks, signal)
    const observer = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return
      over.abort()
      noteRead(learner, lesson.postId)
    })
    if (end.current) observer.observe(end.current)
    return () => {
      observer.disconnect()
      over.abort()
      showToast({ id: toastId, isOver: true })
    }
  }, [lesson, learner, text, end])
}

function resume(learner: Learner, postId: number, blocks: readonly Element[]): void {
  const { pathname, hash } = window.location
  firstPath ??= pathname
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isAsked = isContinued(pathname)
  const mayAnyway = mayResume({
    hash,
    documentOpening: opening?.type ?? 'navigate',
    byLink: pathname !== firstPath,
    isReturn: shown.recall() !== undefined,
    scrollY,
    isBusy: document.activeElement?.matches('a, button, input, select, summary, textarea') ?? false,
  })
  shown.keep(true)
  const place = readingStore.read(learner).places[postId]
  const position = (isAsked || mayAnyway) && place ? scrollPositionOf(blocks, place) : null
  if (position === null) return
  scrollTo({ top: position, behavior: 'instant' })
  const { text } = practiceMessages
  showToast({
    id: toastId,
    tone: 'info',
    title: text('reading.resumed'),
    action: { label: text('reading.toTop'), onPress: toTop },
  })
}

function toTop(): void {
  scrollTo({ top: 0, behavior: 'instant' })
  const title = document.querySelector<HTMLElement>('main h1')
  title?.setAttribute('tabindex', '-1')
  title?.focus({ preventScroll: true })
}

/** Notes the place some moments after the page was scrolled, and when it is left. */
function followPlace(
  learner: Learner,
  { postId, ...lesson }: ReadLesson,
  blocks: readonly Element[],
  signal: AbortSignal,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const note = () => {
    clearTimeout(timer)
    timer = undefined
    const place = placeAt(blocks)
    const noted = place && { ...place, lesson: { ...lesson, left: shareLeft(blocks), at: now() } }
    readingStore.change(learner, (data) => {
      const { [`${postId}`]: _, ...others } = data.places
      return { ...data, places: noted ? { ...others, [postId]: noted } : others }
    })
  }
  const noteSoon = () => {
    timer ??= setTimeout(note, pause)
  }
  // The reader has scrolled before this was loaded.
  if (scrollY > 0) noteSoon()
  addEventListener('scroll', noteSoon, { passive: true, signal })
  addEventListener('pagehide', () => timer && note(), { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}

function noteRead(learner: Learner, postId: number): void {
  readingStore.change(learner, (data) => {
    const { [`${postId}`]: _, ...places } = data.places
    return { ...data, places, read: { ...data.read, [postId]: now() } }
  })
}
