import { showToast } from '#components/show-toast'
import { webAppMessages } from './web-app-messages'

const { text } = webAppMessages

/** Toasts with the same id replace each other. */
export const toastIds = { reload: 'app-reload', install: 'app-install' } as const

interface OfferHandlers {
  onPress: () => void
  onClose: () => void
}

/** How long it is said that the site works offline: a sentence and a button, in ms. */
const offlineStaysForMs = 6_000

/** Says that the site works offline. */
export function showOfflineToast({ onPress, onClose }: OfferHandlers): void {
  showToast({
    id: toastIds.reload,
    tone: 'success',
    title: text('ready'),
    staysForMs: offlineStaysForMs,
    orientation: 'horizontal',
    action: { label: text('reload'), onPress },
    onClose,
  })
}

/** Offers an update, until closed. */
export function showUpdateToast({ onPress, onClose }: OfferHandlers): void {
  showToast({
    id: toastIds.reload,
    tone: 'info',
    title: text('update.title'),
    description: text('update.sentence'),
    staysForMs: 0,
    action: { label: text('reload'), onPress },
    onClose,
  })
}

/** Offers to install the site, until closed. */
export function showInstallToast({ onPress, onClose }: OfferHandlers): void {
  showToast({
    id: toastIds.install,
    tone: 'info',
    title: text('install.title'),
    description: text('install.sentence'),
    staysForMs: 0,
    action: { label: text('install.action'), onPress },
    onClose,
  })
}

/** Hints that the device's own menu installs the site. */
export function showInstallHint(): void {
  showToast({
    id: toastIds.install,
    tone: 'info',
    title: text('hint.title'),
    description: text('hint.sentence'),
    staysForMs: 0,
  })
}
