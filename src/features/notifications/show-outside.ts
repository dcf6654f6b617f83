import { type LiveMessage, liveMessages } from '../../../contract/notifications/live-message'
import { linkPath } from './link-path'
import { notificationsMessages } from './notifications-texts'

/** What a system notification is shown with (R214, R339); `renotify` and `vibrate` are not in lib.dom. */
export interface OutsideOptions extends NotificationOptions {
  renotify: boolean
  vibrate: readonly number[]
  data: { path: string | null }
}

interface OutsideDeps {
  /** What the person allowed; undefined where the browser knows no such notifications. */
  permission: () => NotificationPermission | undefined
  /** Shows it; throws where a page may not, as on telephones. */
  fromPage: (title: string, options: OutsideOptions) => Pick<Notification, 'onclick' | 'close'>
  fromWorker: (title: string, options: OutsideOptions) => Promise<void>
  /** Brings the page to the front. */
  focus: () => void
  go: (path: string) => void
  origin: string
}

/** Shows a message outside the page, where the person allowed it; else nothing happens. */
export function createOutside({
  permission,
  fromPage,
  fromWorker,
  focus,
  go,
  origin,
}: OutsideDeps) {
  return (message: LiveMessage): void => {
    if (permission() !== 'granted') return
    const { title, message: words } = liveMessages(message)
    const path = linkPath(message.link, origin)
    const name = title.text || notificationsMessages.text('toast.plain')
    const options: OutsideOptions = {
      body: words.text,
      tag: message.type,
      lang: title.locale,
      icon: '/logo.svg',
      requireInteraction: false,
      renotify: true,
      vibrate: [200, 100, 200],
      data: { path },
    }
    try {
      const shown = fromPage(name, options)
      shown.onclick = () => {
        focus()
        if (path) go(path)
        shown.close()
      }
    } catch {
      void fromWorker(name, options).catch(() => {})
    }
  }
}
