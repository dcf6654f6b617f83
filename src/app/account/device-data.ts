import { forgetWithdrawals } from '#components/account/sent-withdrawals'
import { removeAllLessons } from '#features/lesson-tools/saved-lessons'
import { forgetMark } from '#features/practice/change-cards'
import { practiceStore, readingStore } from '#features/practice/learning-store'

/** Erases what this device keeps of a member beyond a sign-out, and the saved lessons. */
export async function eraseDeviceData(userId: number): Promise<void> {
  const learner = String(userId)
  practiceStore.remove(learner)
  readingStore.remove(learner)
  forgetMark(learner)
  forgetWithdrawals(userId)
  await removeAllLessons()
}
