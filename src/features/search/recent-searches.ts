import * as z from 'zod/mini'
import { ownPrefix, type SiteStorage, siteStorage } from '#lib/storage/site-storage'

/** Deleted at sign-out, like all values of the one who signs out. */
const name = `${ownPrefix}recent-searches`
const mostKept = 8

const stored = z.catch(z.array(z.string()), [])

/** The latest searches on this device, newest first. */
export interface RecentSearches {
  read: () => readonly string[]
  add: (query: string) => void
  clear: () => void
}

export function createRecentSearches(storage: SiteStorage): RecentSearches {
  const read = () => z.parse(stored, parseJson(storage.read(name)))
  return {
    read,
    add: (query) => {
      if (query === '') return
      const others = read().filter((other) => other !== query)
      storage.write(name, JSON.stringify([query, ...others].slice(0, mostKept)))
    },
    clear: () => storage.remove(name),
  }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}

export const recentSearches = createRecentSearches(siteStorage)
