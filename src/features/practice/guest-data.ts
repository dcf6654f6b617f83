import { showToast } from '#components/show-toast'
import { ownPrefix, siteStorage } from '#lib/storage/site-storage'
import { now } from '#lib/time/clock'
import { tellStored } from './change-cards'
import { presentData, takeGuestData } from './import-learning'
import { guestLearner, type Learner } from './learner'
import type { LearningData } from './learning-file'
import { practiceMessages } from './practice-messages'

/** What a guest keeps on this device, in words; empty where it is nothing. */
export function guestFacts({ practice, reading }: LearningData): string {
  const begun = Object.keys(reading.places).filter((postId) => reading.read[postId] === undefined)
  const facts = [
    ['today.cards', Object.keys(practice.cards)],
    ['guest.begun', begun],
    ['guest.read', Object.keys(reading.read)],
    ['guest.ticked', Object.keys(reading.ticks)],
  ] as const
  return facts
    .filter(([, kept]) => kept.length > 0)
    .map(([key, kept]) => practiceMessages.text(key, { count: kept.length }))
    .join(', ')
}

/** Moves the guest's data to a member, and says where that is not possible. */
export function takeOver(learner: Learner): boolean {
  const isStored = takeGuestData(learner, now())
  tellStored(isStored)
  return isStored
}

/** Storage name; deleted at sign-out, so that a refusal counts until the next sign-in. */
const refusedName = `${ownPrefix}guest-data-refused`
const offer = 'guest-data'

/**
 * Offers a member what was kept on this device without signing in, until it is taken over or refused.
 * @returns takes the offer back
 */
export function offerGuestData(learner: Learner): (() => void) | undefined {
  const what = guestFacts(presentData(guestLearner))
  if (what === '' || siteStorage.read(refusedName) !== null) return undefined
  const { text } = practiceMessages
  const take = () => {
    if (takeOver(learner)) showToast({ tone: 'success', title: text('guest.taken') })
  }
  showToast({
    id: offer,
    tone: 'info',
    title: text('guest.question'),
    description: text('guest.text', { what }),
    action: { label: text('guest.take'), onPress: take },
    staysForMs: 0,
    onClose: () => siteStorage.write(refusedName, '1'),
  })
  return () => showToast({ id: offer, isOver: true })
}
