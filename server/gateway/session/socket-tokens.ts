import * as z from 'zod/mini'
import type { SocketTokens } from '#contract/notifications/notification'
import { base64urlOf } from '../lib/base64url'
import type { SharedState } from '../shared/shared-state'
import type { EncryptedSession, MemberSession } from './encrypted-session'
import { decrypt, type EncryptionDeps, encrypt } from './encryption'

const lifetimeMs = 60_000
const idBytes = 16
const purposes = { sessionToken: 'ws-session', accessToken: 'ws-access' } as const

const content = z.tuple([z.string(), z.int(), z.string()])

/** Issues the tokens with which a browser opens its socket, and redeems them once. */
export interface SocketTokenIssuer {
  issue(session: MemberSession): Promise<SocketTokens>
  /** The user's id; null where tokens are invalid, older than 60 s, used, or of another session. */
  redeem(tokens: SocketTokens, session: EncryptedSession | null): Promise<number | null>
}

/**
 * Any copy of the gateway can redeem the tokens of another one. Single use is enforced among copies
 * that share their state; session and age are checked everywhere.
 */
export function createSocketTokenIssuer(
  encryptionDeps: Promise<EncryptionDeps>,
  shared: SharedState,
): SocketTokenIssuer {
  const used = shared.oneTime('socket-token', 2 * lifetimeMs)

  async function read(token: string, purpose: string) {
    const decrypted = await decrypt(await encryptionDeps, purpose, token, lifetimeMs)
    return z.safeParse(content, decrypted?.content).data ?? null
  }

  return {
    async issue({ userId, generation }) {
      const deps = await encryptionDeps
      const claims = [base64urlOf(deps.random(idBytes)), userId, generation]
      return {
        sessionToken: await encrypt(deps, purposes.sessionToken, claims),
        accessToken: await encrypt(deps, purposes.accessToken, claims),
      }
    },
    async redeem(tokens, session) {
      const first = await read(tokens.sessionToken, purposes.sessionToken)
      const second = await read(tokens.accessToken, purposes.accessToken)
      if (!first || !second || first.join() !== second.join()) return null
      const [id, userId, generation] = first
      const isTheirs = session?.generation === generation && session.userId === userId
      if (!isTheirs || !(await used.take(id))) return null
      return userId
    },
  }
}
