import { useEffect } from 'react'
import { useSession } from '#session/session'
import { guestLearner, hasLearningData, learnerOf } from './learner'
import { practiceMarks } from './practice-slot'

/**
 * Fills the slots of the pages, where this device keeps anything of the present learner, or of a
 * guest. A member is told of the cards that wait from before the sign-in.
 * @param path of the current page
 */
export function usePracticeMarks(path: string): void {
  const learner = learnerOf(useSession())
  const isWanted = learner !== null && [learner, guestLearner].some(hasLearningData)
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    import(/* webpackChunkName: "practice-marks" */ './practice-marks').then(
      ({ marks, tellGuestCards }) => {
        practiceMarks.set(marks)
        if (isCurrent && learner !== guestLearner) tellGuestCards(path)
      },
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, learner, path])
}
