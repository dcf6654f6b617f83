import * as z from 'zod/mini'
import type { SocketTokens } from '../../contract/notifications/socket-tokens'
import type { EncryptedSession, MemberSession } from './encrypted-session'
import { type EncryptionDeps, seal, unseal } from './encryption'
import { base64urlOf } from './key-ring'
import { createTtlCache } from './ttl-cache'

const lifetimeMs = 60_000
const idBytes = 16
const purposes = { sessionToken: 'ws-session', accessToken: 'ws-access' } as const

const content = z.tuple([z.string(), z.int(), z.string()])

/** Gives out the values with which a browser opens its socket, and takes them back once. */
export interface SocketTokenIssuer {
  mint(session: MemberSession): Promise<SocketTokens>
  /** The user's id; null where values are strange, older than 60 s, used, or of another session. */
  redeem(tokens: SocketTokens, session: EncryptedSession | null): Promise<number | null>
}

/**
 * Any copy of the gateway can redeem what another one minted. That a value serves once is
 * remembered by each copy alone; the session and the 60 s hold everywhere (S2).
 */
export function createSocketTokenIssuer(
  encryptionDeps: Promise<EncryptionDeps>,
  clock: () => number,
): SocketTokenIssuer {
  const used = createTtlCache(2 * lifetimeMs, clock)

  async function read(token: string, purpose: string) {
    const unsealed = await unseal(await encryptionDeps, purpose, token, lifetimeMs)
    return z.safeParse(content, unsealed?.content).data ?? null
  }

  return {
    async mint({ userId, generation }) {
      const deps = await encryptionDeps
      const said = [base64urlOf(deps.random(idBytes)), userId, generation]
      return {
        sessionToken: await seal(deps, purposes.sessionToken, said),
        accessToken: await seal(deps, purposes.accessToken, said),
      }
    },
    async redeem(tokens, session) {
      const first = await read(tokens.sessionToken, purposes.sessionToken)
      const second = await read(tokens.accessToken, purposes.accessToken)
      if (!first || !second || first.join() !== second.join()) return null
      const [id, userId, generation] = first
      const isTheirs = session?.generation === generation && session.userId === userId
      if (!isTheirs || used.knows(id)) return null
      used.remember(id)
      return userId
    },
  }
}
