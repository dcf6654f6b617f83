import type { LiveMessage } from '../../../contract/notifications/live-message'
import { liveMessages } from '../../../contract/notifications/live-message'
import type { Toast } from '../../components/show-toast'
import { linkPath } from './link-path'
import { notificationsMessages } from './notifications-texts'

const { text } = notificationsMessages

/** So many may appear one by one within this time, in ms; the rest become one (A5-86). */
const burst = { most: 3, withinMs: 10_000 }

interface TellDeps {
  show: (toast: Toast) => void
  go: (path: string) => void
  now: () => number
  /** Origin of the site. */
  origin: string
}

/**
 * Tells of new notifications in toasts, in the colour of success (R213,
 * R333). Their words are text whatever is in them.
 */
export function createToastTeller({ show, go, now, origin }: TellDeps) {
  let shownAt: number[] = []
  let more = 0
  return (message: LiveMessage): void => {
    shownAt = shownAt.filter((at) => now() - at < burst.withinMs)
    if (shownAt.length >= burst.most) {
      more += 1
      show({
        tone: 'success',
        id: 'more-notifications',
        title: text('toast.more', { count: more }),
      })
      return
    }
    shownAt.push(now())
    more = 0
    const { title, message: words } = liveMessages(message)
    const path = linkPath(message.link, origin)
    show({
      tone: 'success',
      title: title.text || text('toast.plain'),
      ...(words.text && { description: words.text }),
      ...(path && { action: { label: text('toast.open'), onPress: () => go(path) } }),
    })
  }
}
