import { useEffect } from 'react'
import { publicPaths } from '#contract/paths/site-paths'
import { useSession } from '#session/session'
import { guestLearner, hasLearningData, learnerOf } from './learner'
import { practiceMarks } from './practice-slot'

/** The page of practice, which offers it itself, and the checkout, where nothing should distract. */
const withoutOffer: readonly string[] = [publicPaths.practice, publicPaths.checkout]

/**
 * Fills the slots of the pages, where this device keeps anything of the present learner, or of a
 * guest, and on the home page for every member. A member is offered what was kept before the sign-in.
 * @param path of the current page
 */
export function usePracticeMarks(path: string): void {
  const session = useSession()
  const learner = learnerOf(session)
  const hasGuestData = hasLearningData(guestLearner)
  const isGreeted = session.user !== null && path === publicPaths.index
  const isWanted = learner !== null && (isGreeted || hasGuestData || hasLearningData(learner))
  const isOffered = session.user !== null && hasGuestData && !withoutOffer.includes(path)
  useEffect(() => {
    if (!isWanted) return
    import(/* webpackChunkName: "practice-marks" */ './practice-marks').then(
      ({ marks }) => practiceMarks.set(marks),
      () => {},
    )
  }, [isWanted])
  useEffect(() => {
    if (!isOffered || learner === null) return
    let isCurrent = true
    let end: (() => void) | undefined
    import(/* webpackChunkName: "guest-data" */ './guest-data').then(
      ({ offerGuestData }) => {
        if (isCurrent) end = offerGuestData(learner)
      },
      () => {},
    )
    return () => {
      isCurrent = false
      end?.()
    }
  }, [isOffered, learner])
}
