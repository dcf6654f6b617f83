import { siteStorage } from '#lib/storage/site-storage'
import { hasSessionHint } from '#session/session-hint'
import { guestLearner, readingName } from './learner'

/**
 * Resolves once a lesson is scrolled, because the reading is followed from then on; at once where this
 * device may know the place to go on from.
 */
export async function whenReading(): Promise<void> {
  const mayKnowPlace = siteStorage.read(readingName(guestLearner)) !== null || hasSessionHint()
  if (mayKnowPlace || scrollY > 0) return
  await new Promise((resolve) => {
    addEventListener('scroll', resolve, { once: true, passive: true })
  })
}
