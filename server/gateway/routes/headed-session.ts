import { encryptedTokenHeader } from '#contract/allauth/key-checks'
import { signedInAnswer } from '#contract/allauth/session-answer'
import { readSignInSession } from '#contract/endpoints/sign-in-session'
import { readAccount } from '#upstream/endpoints/account'
import { addressOf } from '#upstream/endpoints/endpoint'
import type { RouteContext } from '../http/route-env'
import type { UpstreamCalls } from '../http/upstream-calls'
import { bytesOfBase64url } from '../lib/base64url'
import { type EncryptedSession, encryptedSession } from '../session/encrypted-session'
import { cookieValues } from '../session/session-cookie'
import type { SessionUpdate } from '../session/session-store'
import { parse, readJson } from '../upstream/read-answer'
import type { AuthCalls } from './auth-call'

/** Shape of a session key of Django. */
const sessionIdShape = /^[a-z0-9]{32}$/

export interface HeadedTools {
  config: { encryptedTokenSecret: string | null }
  calls: UpstreamCalls
  authCalls: AuthCalls
}

const read = { who: readSignInSession.who, answer: signedInAnswer }

/**
 * `GET /auth/session`. With `X-Encrypted-Token` a sign-in at the upstream's own pages is taken
 * over: the token of the header, and the session of its cookie. A token that cannot be decrypted,
 * or belongs to another person, is ignored.
 */
export async function answerSession(c: RouteContext, tools: HeadedTools): Promise<Response> {
  const { authCalls, calls, config } = tools
  const headed = await headedSession(c, config.encryptedTokenSecret)
  if (!headed) return authCalls.forward(c, read)
  const call = { ...read, as: headed }
  const complete = async (update: SessionUpdate): Promise<SessionUpdate> => {
    const isTheirs = update.userId !== undefined && (await owns(c, calls, headed, update.userId))
    const { sessionToken, accessToken } = headed
    return isTheirs ? { ...update, sessionToken, accessToken } : update
  }
  const secrets = [headed.sessionToken, headed.accessToken]
  return authCalls.checked.forward(c, { call, body: null, complete, secrets })
}

async function headedSession(
  c: RouteContext,
  secret: string | null,
): Promise<EncryptedSession | null> {
  const encrypted = c.req.header(encryptedTokenHeader)
  if (!encrypted || !secret) return null
  const sessionIds = cookieValues(c.req.header('cookie') ?? '', 'sessionid')
  const [sessionId = '', ...more] = sessionIds.filter((id) => sessionIdShape.test(id))
  const known = c.var.session?.sessionToken
  const sessionToken = more.length === 0 && sessionId ? sessionId : known
  const accessToken = await openEncryptedToken(secret, encrypted)
  return accessToken && sessionToken ? { sessionToken, accessToken, generation: 'headed' } : null
}

async function owns(
  c: RouteContext,
  calls: UpstreamCalls,
  headed: EncryptedSession,
  userId: number,
): Promise<boolean> {
  const session = { ...headed, userId }
  const call = { method: 'GET', path: addressOf(readAccount, { me: userId }) }
  try {
    const known = await calls.sendRest(c, session, call, readJson)
    return parse(readAccount.answer, known).id === userId
  } catch {
    return false
  }
}

const nonceBytes = 16
const tagBytes = 16

/**
 * The access token of a headed sign-in: base64url of nonce, tag and ciphertext, AES-256-GCM under
 * the SHA-256 of the shared secret. Null if it cannot be decrypted.
 */
export async function openEncryptedToken(
  secret: string,
  encrypted: string,
): Promise<string | null> {
  const bytes = bytesOfBase64url(encrypted.replace(/=+$/, ''))
  if (!bytes || bytes.length <= nonceBytes + tagBytes) return null
  const iv = bytes.slice(0, nonceBytes)
  const tag = bytes.slice(nonceBytes, nonceBytes + tagBytes)
  const ciphertext = new Uint8Array(bytes.length - nonceBytes)
  ciphertext.set(bytes.subarray(nonceBytes + tagBytes))
  ciphertext.set(tag, ciphertext.length - tagBytes)
  try {
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv },
      await keyOf(secret),
      ciphertext,
    )
    const token = encryptedSession.shape.accessToken.safeParse(new TextDecoder().decode(plain))
    return token.data ?? null
  } catch {
    return null
  }
}

async function keyOf(secret: string): Promise<CryptoKey> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['decrypt'])
}
