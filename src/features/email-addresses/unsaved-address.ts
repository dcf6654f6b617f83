import { ownPrefix, siteStorage } from '../../lib/storage/site-storage'

const name = `${ownPrefix}unsaved-email`

/**
 * The address that the service lists but does not keep before its code arrives: it can be neither
 * deleted nor told from one that is kept. All tabs know it, as they share the session that waits for
 * the code, until the person signs out.
 */
export const unsavedAddress = {
  /** Null where this browser has added none. */
  read: (): string | null => siteStorage.read(name),
  keep: (email: string): void => siteStorage.write(name, email),
  forget: (): void => siteStorage.remove(name),
}
