import { showToast } from '../../components/show-toast'
import { webAppMessages } from './web-app-texts'

const { text } = webAppMessages

/** A toast takes the place of the one with its id. */
export const toastIds = { reload: 'app-reload', install: 'app-install' } as const

interface Offer {
  onPress: () => void
  onClose: () => void
}

/** A newer version waits (R219). Stays until it is closed (R333). */
export function sayUpdate({ onPress, onClose }: Offer): void {
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

/** The site can be installed (R222). Stays until it is closed (R333). */
export function sayInstall({ onPress, onClose }: Offer): void {
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

/** The site can be installed by the device's own menu. */
export function sayInstallHint(): void {
  showToast({
    id: toastIds.install,
    tone: 'info',
    title: text('hint.title'),
    description: text('hint.sentence'),
    staysForMs: 0,
  })
}
