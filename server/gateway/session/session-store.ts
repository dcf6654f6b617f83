import { base64urlOf } from '../lib/base64url'
import { createTtlSet } from '../lib/ttl-set'
import type { EncryptedSession } from './encrypted-session'
import type { EncryptionDeps } from './encryption'
import { clearSessionCookie, writeSessionCookie } from './session-cookie'

const generationBytes = 12
const rememberedMs = 60_000

/** Cookies for the browser, and the session that begins, if any. */
export interface KeptSession {
  cookies: string[]
  generation: string | null
}

/** Turns answers of the sign-in service into session cookies. */
export interface SessionStore {
  keep(before: EncryptedSession | null, update: SessionUpdate, ends: boolean): Promise<KeptSession>
  /** Whether a newer session has replaced this one in the last minute, as far as known here. */
  isRetired(session: EncryptedSession): boolean
  /** Marks a session as replaced: another copy of the gateway did so. */
  retire(generation: string): void
}

/**
 * Responses to requests that were under way while their session was replaced write no cookie, as
 * the newer session would be lost. Only a response that signs a person in always does. `onRetired`
 * is called for each session that is over or replaced.
 */
export function createSessionStore(
  encryptionDeps: Promise<EncryptionDeps>,
  clock: () => number,
  onRetired: (generation: string) => void = () => undefined,
) {
  const retired = createTtlSet(rememberedMs, clock)
  const isRetired = ({ generation }: EncryptedSession) => retired.has(generation)

  async function cookiesOf(change: SessionChange): Promise<string[]> {
    if (change.kind === 'keep') return []
    if (change.kind === 'clear') return [clearSessionCookie]
    return [await writeSessionCookie(await encryptionDeps, change.session)]
  }

  const store: SessionStore = {
    isRetired,
    retire: (generation) => retired.add(generation),
    async keep(before, update, ends) {
      const { random } = await encryptionDeps
      const nextGeneration = () => base64urlOf(random(generationBytes))
      const isLate = before !== null && isRetired(before) && update.accessToken === undefined
      const change = isLate ? keepAsIs : sessionAfter(before, update, { ends, nextGeneration })
      const begun = change.kind === 'replace' ? change.session.generation : null
      if (before && change.kind !== 'keep' && begun !== before.generation) {
        retired.add(before.generation)
        onRetired(before.generation)
      }
      return { cookies: await cookiesOf(change), generation: begun }
    },
  }
  return store
}

const keepAsIs: SessionChange = { kind: 'keep' }

/** Facts about the session in an answer of the sign-in service, tokens included. */
export interface SessionUpdate {
  status: number
  /** Absent where the answer does not contain it. */
  isAuthenticated?: boolean | null | undefined
  sessionToken?: string | undefined
  accessToken?: string | undefined
  /** Who is signed in, where the answer names them. */
  userId?: number | undefined
  hasPendingFlow: boolean
}

/** How an answer changes the cookie. */
export type SessionChange =
  | { kind: 'keep' }
  | { kind: 'clear' }
  | { kind: 'replace'; session: EncryptedSession }

const keep: SessionChange = { kind: 'keep' }

/**
 * The session after an answer. New tokens begin a new generation, so that a cookie set by an
 * attacker is never signed in (session fixation). A 410 changes nothing here, as it may be late.
 * `ends` is true for calls that may end the session they are sent with.
 */
export function sessionAfter(
  before: EncryptedSession | null,
  update: SessionUpdate,
  { ends, nextGeneration }: { ends: boolean; nextGeneration: () => string },
): SessionChange {
  if (update.status === 410) return keep
  if (ends && isSignedOut(update)) return before ? { kind: 'clear' } : keep
  const known = knownAfter(before, update)
  const hasNewToken = update.sessionToken !== undefined || update.accessToken !== undefined
  if (hasNewToken) return { kind: 'replace', session: { ...known, generation: nextGeneration() } }
  const isOthers = update.userId !== undefined && update.userId !== before?.userId
  if (!before || !isOthers) return keep
  return { kind: 'replace', session: { ...known, generation: before.generation } }
}

function isSignedOut({ status, isAuthenticated, hasPendingFlow }: SessionUpdate): boolean {
  return status === 401 && isAuthenticated !== true && !hasPendingFlow
}

type Known = Omit<EncryptedSession, 'generation'>

function knownAfter(before: EncryptedSession | null, update: SessionUpdate): Known {
  const sessionToken = update.sessionToken ?? before?.sessionToken
  const someone = { ...(sessionToken === undefined ? {} : { sessionToken }) }
  if (update.isAuthenticated === false || update.isAuthenticated === null) return someone
  const userId = update.userId ?? before?.userId
  const isSame = userId === before?.userId
  const accessToken = update.accessToken ?? (isSame ? before?.accessToken : undefined)
  return {
    ...someone,
    ...(userId === undefined ? {} : { userId }),
    ...(accessToken === undefined ? {} : { accessToken }),
  }
}
