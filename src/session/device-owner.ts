import { ownPrefix, siteStorage } from '#lib/storage/site-storage'

/** Storage name of the user whose values the device has; deleted at sign-out, as they are. */
export const deviceOwnerKey = `${ownPrefix}owner`

/** Whether somebody was signed in here and has not signed out since: a guest's session has ended elsewhere. */
export function hadMember(): boolean {
  return siteStorage.read(deviceOwnerKey) !== null
}
