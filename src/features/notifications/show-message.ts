import type { Toast } from '#components/show-toast'
import type { LiveMessage } from '#contract/notifications/notification'
import { goTo } from '#lib/navigation/navigate'
import { destinationOf } from './external-navigation'
import { notificationsMessages } from './messages'
import { toldWords } from './told-words'

const { text } = notificationsMessages

/** Toasts shown one by one within this time, in ms; further messages share one toast. */
const rateLimit = { most: 3, withinMs: 10_000 }

interface ToastDeps {
  show: (toast: Toast) => void
  go: (path: string) => void
  now: () => number
  /** Origin of the site. */
  origin: string
}

/** Shows notifications as success toasts; their content is always plain text. */
export function createToastNotifier({ show, go, now, origin }: ToastDeps) {
  let shownAt: number[] = []
  let more = 0
  return (message: LiveMessage): void => {
    shownAt = shownAt.filter((at) => now() - at < rateLimit.withinMs)
    if (shownAt.length >= rateLimit.most) {
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
    const { title, message: body } = wordsOf(message)
    const path = linkPath(message.link, origin)
    show({
      tone: 'success',
      title: title.text || text('toast.plain'),
      ...(body.text && { description: body.text }),
      ...(path && { action: { label: text('toast.open'), onPress: () => go(path) } }),
    })
  }
}

const wordsOf = (message: LiveMessage) => toldWords({ ...message, type: message.notification_type })

/** Options of a system notification; `renotify` and `vibrate` are not in lib.dom. */
export interface SystemOptions extends NotificationOptions {
  renotify: boolean
  vibrate: readonly number[]
  data: { path: string | null }
}

interface SystemDeps {
  /** Undefined if the browser has no system notifications. */
  permission: () => NotificationPermission | undefined
  /** Throws if a page may not show notifications, as on phones. */
  fromPage: (title: string, options: SystemOptions) => Pick<Notification, 'onclick' | 'close'>
  fromWorker: (title: string, options: SystemOptions) => Promise<void>
  /** Brings the page to the front. */
  focus: () => void
  go: (path: string) => void
  origin: string
}

/** Shows a message as system notification if permission was granted. */
export function createSystemNotifier({
  permission,
  fromPage,
  fromWorker,
  focus,
  go,
  origin,
}: SystemDeps) {
  return (message: LiveMessage): void => {
    if (permission() !== 'granted') return
    const { title, message: body } = wordsOf(message)
    const path = linkPath(message.link, origin)
    const name = title.text || notificationsMessages.text('toast.plain')
    const options: SystemOptions = {
      body: body.text,
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

/** The permission; undefined if the browser has no system notifications. */
export function systemPermission(): NotificationPermission | undefined {
  return typeof Notification === 'function' ? Notification.permission : undefined
}

/** Requests permission, which browsers allow during a user interaction only. */
export async function requestSystemPermission(): Promise<NotificationPermission | undefined> {
  await Notification.requestPermission().catch(() => undefined)
  return systemPermission()
}

/** The notifier with the APIs of this browser. */
export function browserNotifier() {
  return createSystemNotifier({
    permission: systemPermission,
    fromPage: (title, options) => new Notification(title, options),
    async fromWorker(title, options) {
      const worker = await navigator.serviceWorker?.getRegistration()
      await worker?.showNotification(title, options)
    },
    focus: () => focus(),
    go: goTo,
    origin: location.origin,
  })
}

/**
 * The path of a notification's link; null without a link and for links to other sites. The API links
 * to the shop's domain, by https and without a port, whatever address the site has.
 */
export function linkPath(link: string, origin: string): string | null {
  if (link === '') return null
  try {
    const destination = destinationOf(atOrigin(link, origin), origin)
    return destination.kind === 'page' ? destination.path : null
  } catch {
    return null
  }
}

function atOrigin(link: string, origin: string): string {
  const url = new URL(link, origin)
  const isOurs = /^https?:$/.test(url.protocol) && url.hostname === new URL(origin).hostname
  return isOurs ? origin + url.pathname + url.search + url.hash : link
}
