import { goTo } from '../../lib/navigation/go-to'
import { createOutside } from './show-outside'

/** What the person allowed; undefined where the browser knows no system notifications. */
export function systemPermission(): NotificationPermission | undefined {
  return typeof Notification === 'function' ? Notification.permission : undefined
}

/** Asks the person; only their own press may lead here. Resolves with what they decided. */
export async function askSystemPermission(): Promise<NotificationPermission | undefined> {
  await Notification.requestPermission().catch(() => undefined)
  return systemPermission()
}

/** Shows messages in the device's own way. */
export function systemOutside() {
  return createOutside({
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
