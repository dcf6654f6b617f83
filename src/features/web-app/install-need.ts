import { onInstallOffer } from '#lib/install/install-offer'
import { siteStorage } from '#lib/storage/site-storage'

/** Storage name of a closed offer; blocked storage keeps nothing. */
const declinedName = 'install-declined'

/** Whether the offer was closed before, and is not made again. */
export function wasInstallDeclined(): boolean {
  return siteStorage.read(declinedName) === 'yes'
}

/** Stores that the offer was closed. */
export function storeRefusal(): void {
  siteStorage.write(declinedName, 'yes')
}

/**
 * Calls a function once the machine of installing has something to offer: the browser's own offer,
 * or a hint.
 * @returns unsubscribes
 */
export function onInstallNeed(act: () => void): () => void {
  if (wasInstallDeclined()) return () => {}
  if (needsInstallHint(navigator)) act()
  return onInstallOffer(act)
}

/** Properties of `navigator` that identify the device. */
interface Device {
  userAgent: string
  maxTouchPoints: number
  /** Whether the site already runs as an app; Safari only. */
  standalone?: boolean
}

/**
 * Whether only the device's own menu can install the site: Safari on iPhone and iPad. An iPad
 * identifies as a Mac with a touch screen.
 */
export function needsInstallHint({ userAgent, maxTouchPoints, standalone }: Device): boolean {
  const isPad = /Macintosh/.test(userAgent) && maxTouchPoints > 1
  const isApple = isPad || /iPhone|iPad/.test(userAgent)
  return isApple && /Safari/.test(userAgent) && !/CriOS|FxiOS|EdgiOS/.test(userAgent) && !standalone
}
