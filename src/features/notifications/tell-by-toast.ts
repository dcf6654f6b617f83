import type { LiveMessage } from '../../../contract/notifications/live-message'
import { liveTexts } from '../../../contract/notifications/live-message'
import type { Toast } from '../../shared/ui/show-toast'
import { linkPath } from './link-path'
import { notificationsTexts } from './notifications-texts'

const { text } = notificationsTexts

/** So many may appear one by one within this time, in ms; the rest become one (A5-86). */
const burst = { most: 3, withinMs: 10_000 }

interface TellParts {
  show: (toast: Toast) => void
  go: (path: string) => void
  now: () => number
  /** Origin of the site. */
  origin: string
}

/**
 * Tells of new notifications in toasts, in the colour of success as the specification says (R213,
 * R333). Their words are text whatever is in them (D37).
 */
export function createToastTeller({ show, go, now, origin }: TellParts) {
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
    const { title, message: words } = liveTexts(message)
    const path = linkPath(message.link, origin)
    show({
      tone: 'success',
      title: title.text || text('toast.plain'),
      ...(words.text && { description: words.text }),
      ...(path && { action: { label: text('toast.open'), onPress: () => go(path) } }),
    })
  }
}
