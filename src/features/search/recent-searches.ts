import * as z from 'zod/mini'
import { parseJson } from '#contract/wire/parse-json'
import { ownPrefix, type SiteStorage, siteStorage } from '#lib/storage/site-storage'
import { currentSession, type Status } from '#session/session'

/**
 * Storage name by who searches, deleted at sign-out. A guest has a list apart, because a member whose
 * session has ended may be somebody else; without a connection it is the member who has not signed
 * out. Null while this is not known: then nothing is shown or kept.
 */
const names: Record<Status, string | null> = {
  guest: `${ownPrefix}guest-searches`,
  signingIn: `${ownPrefix}guest-searches`,
  member: `${ownPrefix}recent-searches`,
  unavailable: `${ownPrefix}recent-searches`,
  unknown: null,
}
const mostKept = 8

const stored = z.catch(z.array(z.string()), [])

/** The latest searches of the present person on this device, newest first. */
export interface RecentSearches {
  read: () => readonly string[]
  add: (query: string) => void
  clear: () => void
}

export function createRecentSearches(storage: SiteStorage, status: () => Status): RecentSearches {
  const read = () => {
    const name = names[status()]
    return name === null ? [] : z.parse(stored, parseJson(storage.read(name)))
  }
  return {
    read,
    add: (query) => {
      const name = names[status()]
      if (query === '' || name === null) return
      const others = read().filter((other) => other !== query)
      storage.write(name, JSON.stringify([query, ...others].slice(0, mostKept)))
    },
    clear: () => {
      const name = names[status()]
      if (name !== null) storage.remove(name)
    },
  }
}

export const recentSearches = createRecentSearches(siteStorage, () => currentSession().status)
