import { showToast } from '#components/show-toast'
import { publicPaths } from '#contract/paths/site-paths'
import { goTo } from '#lib/navigation/navigate'
import { ownPrefix, siteStorage } from '#lib/storage/site-storage'
import { hasCards } from './change-cards'
import { guestLearner } from './learner'
import { practiceMessages } from './practice-messages'

/** Storage name; deleted at sign-out, so that it is said once after each sign-in. */
const saidName = `${ownPrefix}guest-cards-said`

/** Tells a member once that cards, kept before the sign-in, wait on the page that offers them. */
export function tellGuestCards(path: string): void {
  if (!hasCards(guestLearner) || siteStorage.read(saidName) !== null) return
  siteStorage.write(saidName, '1')
  // That page says it itself.
  if (path === publicPaths.practice) return
  const { text } = practiceMessages
  showToast({
    id: 'guest-cards',
    tone: 'info',
    title: text('guest.waiting'),
    description: text('guest.waitingText'),
    action: { label: text('guest.open'), onPress: () => goTo(publicPaths.practice) },
  })
}
