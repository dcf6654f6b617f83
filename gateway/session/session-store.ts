import type { EncryptedSession } from './encrypted-session'
import type { EncryptionDeps } from './encryption'
import { base64urlOf } from './key-ring'
import { type SessionChange, type SessionNews, sessionAfter } from './session-change'
import { clearSessionCookie, writeSessionCookie } from './session-cookie'
import { createTtlCache } from './ttl-cache'

const generationBytes = 12
const rememberedMs = 60_000

/** What the browser is told of its session: cookies to keep, and the session that begins, if any. */
export interface KeptSession {
  cookies: string[]
  generation: string | null
}

/** Turns answers of the sign-in service into session cookies. */
export interface SessionStore {
  keep(before: EncryptedSession | null, news: SessionNews, ends: boolean): Promise<KeptSession>
  /** Whether a newer session has taken this one's place in the last minute, as far as known here. */
  isRetired(session: EncryptedSession): boolean
}

/**
 * Answers of requests that were under way while their session was replaced write no cookie, or the
 * newer session would be lost. Only an answer that signs somebody in always does. `onRetired` hears
 * of each session that is over or replaced.
 */
export function createSessionStore(
  encryptionDeps: Promise<EncryptionDeps>,
  clock: () => number,
  onRetired: (generation: string) => void = () => undefined,
) {
  const retired = createTtlCache(rememberedMs, clock)
  const isRetired = ({ generation }: EncryptedSession) => retired.knows(generation)

  async function cookiesOf(change: SessionChange): Promise<string[]> {
    if (change.kind === 'keep') return []
    if (change.kind === 'clear') return [clearSessionCookie]
    return [await writeSessionCookie(await encryptionDeps, change.session)]
  }

  const keeper: SessionStore = {
    isRetired,
    async keep(before, news, ends) {
      const { random } = await encryptionDeps
      const nextGeneration = () => base64urlOf(random(generationBytes))
      const isLate = before !== null && isRetired(before) && news.accessToken === undefined
      const change = isLate ? keepAsIs : sessionAfter(before, news, { ends, nextGeneration })
      const begun = change.kind === 'replace' ? change.session.generation : null
      if (before && change.kind !== 'keep' && begun !== before.generation) {
        retired.remember(before.generation)
        onRetired(before.generation)
      }
      return { cookies: await cookiesOf(change), generation: begun }
    },
  }
  return keeper
}

const keepAsIs: SessionChange = { kind: 'keep' }
