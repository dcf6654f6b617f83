import { siteStorage } from '#lib/storage/site-storage'

const storageName = 'offline-known'

/** Whether the user of this browser was told that the site works offline. */
export function knowsOfflineUse(): boolean {
  return siteStorage.read(storageName) !== null
}

/** Stores that the user was told. */
export function storeOfflineUseKnown(): void {
  siteStorage.write(storageName, '1')
}
