import { ownPrefix, siteStorage } from '#lib/storage/site-storage'
import { whenMember } from '#session/session'

export const marksName = `${ownPrefix}asked-alerts`

/** Whether a guest has asked from this browser to be told of products. */
export function hasAsked(): boolean {
  return siteStorage.read(marksName) !== null
}

/** Resolves where somebody may wait for products already: a member, or a guest who has asked here. */
export function whenAsked(): Promise<void> {
  return hasAsked() ? Promise.resolve() : whenMember()
}
