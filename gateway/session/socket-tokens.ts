import * as z from 'zod/mini'
import type { SocketTokens } from '../../contract/notifications/socket-tokens'
import { base64urlOf } from './key-ring'
import { type SealParts, seal, unseal } from './seal'
import type { MemberSession, SealedSession } from './sealed-session'
import { createShortMemory } from './short-memory'

const lifetimeMs = 60_000
const idBytes = 16
const purposes = { sessionToken: 'ws-session', accessToken: 'ws-access' } as const

const content = z.tuple([z.string(), z.int(), z.string()])

/** Gives out the values with which a browser opens its socket, and takes them back once (D25). */
export interface SocketTokenDesk {
  mint(session: MemberSession): Promise<SocketTokens>
  /** The user's id; null where values are strange, older than 60 s, used, or of another session. */
  redeem(tokens: SocketTokens, session: SealedSession | null): Promise<number | null>
}

/**
 * Any copy of the gateway can redeem what another one minted. That a value serves once is
 * remembered by each copy alone; the session and the 60 s hold everywhere (S2).
 */
export function createSocketTokenDesk(
  sealParts: Promise<SealParts>,
  clock: () => number,
): SocketTokenDesk {
  const used = createShortMemory(2 * lifetimeMs, clock)

  async function read(token: string, purpose: string) {
    const unsealed = await unseal(await sealParts, purpose, token, lifetimeMs)
    return z.safeParse(content, unsealed?.content).data ?? null
  }

  return {
    async mint({ userId, generation }) {
      const parts = await sealParts
      const said = [base64urlOf(parts.random(idBytes)), userId, generation]
      return {
        sessionToken: await seal(parts, purposes.sessionToken, said),
        accessToken: await seal(parts, purposes.accessToken, said),
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
