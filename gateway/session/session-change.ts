import type { EncryptedSession } from './encrypted-session'

/** What an answer of the sign-in service says about the session, tokens included. */
export interface SessionNews {
  status: number
  /** Left out where the answer does not speak of it. */
  isAuthenticated?: boolean | null | undefined
  sessionToken?: string | undefined
  accessToken?: string | undefined
  /** Who is signed in, where the answer names them. */
  userId?: number | undefined
  hasPendingFlow: boolean
}

/** What becomes of the cookie. */
export type SessionChange =
  | { kind: 'keep' }
  | { kind: 'clear' }
  | { kind: 'replace'; session: EncryptedSession }

const keep: SessionChange = { kind: 'keep' }

/**
 * The session after an answer. New tokens begin a
 * new generation, so that a planted cookie is never signed in. A 410 changes nothing here: it may
 * be late. `ends` is true for calls that may end the session they are sent with.
 */
export function sessionAfter(
  before: EncryptedSession | null,
  news: SessionNews,
  { ends, nextGeneration }: { ends: boolean; nextGeneration: () => string },
): SessionChange {
  if (news.status === 410) return keep
  if (ends && isSignedOut(news)) return before ? { kind: 'clear' } : keep
  const known = knownAfter(before, news)
  const hasNewToken = news.sessionToken !== undefined || news.accessToken !== undefined
  if (hasNewToken) return { kind: 'replace', session: { ...known, generation: nextGeneration() } }
  const isOthers = news.userId !== undefined && news.userId !== before?.userId
  if (!before || !isOthers) return keep
  return { kind: 'replace', session: { ...known, generation: before.generation } }
}

function isSignedOut({ status, isAuthenticated, hasPendingFlow }: SessionNews): boolean {
  return status === 401 && isAuthenticated !== true && !hasPendingFlow
}

type Known = Omit<EncryptedSession, 'generation'>

function knownAfter(before: EncryptedSession | null, news: SessionNews): Known {
  const sessionToken = news.sessionToken ?? before?.sessionToken
  const someone = { ...(sessionToken === undefined ? {} : { sessionToken }) }
  if (news.isAuthenticated === false || news.isAuthenticated === null) return someone
  const userId = news.userId ?? before?.userId
  const isSame = userId === before?.userId
  const accessToken = news.accessToken ?? (isSame ? before?.accessToken : undefined)
  return {
    ...someone,
    ...(userId === undefined ? {} : { userId }),
    ...(accessToken === undefined ? {} : { accessToken }),
  }
}
