import { whenIdle } from '#lib/idle/scheduling'
import { siteStorage } from '#lib/storage/site-storage'
import { hasSessionHint } from '#session/session-hint'
import { guestLearner, readingName } from './learner'

/** How long an idle page waits for the reader to scroll, in ms. */
const longestWait = 5000

/**
 * Resolves once a lesson is scrolled, or some seconds after the page is idle; at once where this
 * device may know the place to go on from. What follows a lesson's text is not loaded before.
 */
export async function whenReading(): Promise<void> {
  const mayKnowPlace = siteStorage.read(readingName(guestLearner)) !== null || hasSessionHint()
  if (mayKnowPlace || scrollY > 0) return
  await new Promise<void>((resolve) => {
    addEventListener('scroll', () => resolve(), { once: true, passive: true })
    void whenIdle().then(() => setTimeout(resolve, longestWait))
  })
}
