import { type EncryptedSession, encryptedSession } from './encrypted-session'
import { decrypt, type EncryptionDeps, encrypt } from './encryption'

/** Name of the session cookie; the prefixes keep scripts and sub-domains from setting one. */
export const sessionCookieName = '__Host-Http-sid'

const day = 24 * 60 * 60
/** How long a browser keeps the cookie. */
export const lifetimeSeconds = 14 * day

/** Most bytes of name and value that browsers store of one cookie (RFC 6265, section 6.1). */
const largestCookie = 4096

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Strict'

/** The Set-Cookie header that deletes the session cookie. */
export const clearSessionCookie = `${sessionCookieName}=; ${attributes}; Max-Age=0`

/**
 * The Set-Cookie header of a session that is kept for 14 days from `issuedAtMs`.
 * Throws where the cookie would be too large for a browser, which no valid session reaches.
 */
export async function writeSessionCookie(
  deps: EncryptionDeps,
  session: EncryptedSession,
  issuedAtMs = deps.clock(),
): Promise<string> {
  const { sessionToken = 0, accessToken = 0, userId = 0, generation } = session
  const content = [sessionToken, accessToken, userId, generation]
  const value = await encrypt(deps, sessionCookieName, content, issuedAtMs)
  const cookie = `${sessionCookieName}=${value}`
  if (cookie.length >= largestCookie) throw new Error('The session is too large for a cookie')
  const age = Math.floor((deps.clock() - issuedAtMs) / 1000)
  return `${cookie}; ${attributes}; Max-Age=${Math.max(0, lifetimeSeconds - age)}`
}

/** The session of a request's cookies. */
export interface CookieReading {
  session: EncryptedSession | null
  /** There is a cookie that cannot be decrypted: it should be cleared. */
  broken: boolean
  /** When the cookie was made, if it should be encrypted again because its key was retired. */
  rewriteFromMs: number | null
}

const guest: CookieReading = { session: null, broken: false, rewriteFromMs: null }

/**
 * Reads the session from a Cookie header. Any invalid cookie (altered, foreign, too old, too large,
 * sent twice) means signed out, never an error.
 */
export async function readSessionCookie(
  deps: EncryptionDeps,
  cookieHeader: string | null | undefined,
): Promise<CookieReading> {
  const values = cookieValues(cookieHeader ?? '', sessionCookieName)
  const [value] = values
  if (value === undefined) return guest
  const broken = { ...guest, broken: true }
  if (values.length > 1 || value.length >= largestCookie) return broken
  const decrypted = await decrypt(deps, sessionCookieName, value, lifetimeSeconds * 1000)
  if (!decrypted || !Array.isArray(decrypted.content)) return broken
  const session = encryptedSession.safeParse(sessionOf(decrypted.content))
  if (!session.success) return broken
  const rewriteFromMs = decrypted.byRetiredKey ? decrypted.issuedAtMs : null
  return { session: session.data, broken: false, rewriteFromMs }
}

function sessionOf([sessionToken, accessToken, userId, generation]: unknown[]) {
  return {
    ...(sessionToken ? { sessionToken } : {}),
    ...(accessToken ? { accessToken } : {}),
    ...(userId ? { userId } : {}),
    generation,
  }
}

/** Every value that a Cookie header contains under a name; more than one is suspicious. */
export function cookieValues(header: string, name: string): string[] {
  const values: string[] = []
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at !== -1 && pair.slice(0, at).trim() === name) values.push(pair.slice(at + 1).trim())
  }
  return values
}
