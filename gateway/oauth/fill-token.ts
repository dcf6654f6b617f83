import type { Context } from 'hono'
import type { ProviderReturnBody, ProviderTokenBody } from '../../contract/allauth/provider-bodies'
import type { GatewayEnv } from '../dependencies'
import type { EncryptionDeps } from '../session/encryption'
import { createTtlCache } from '../session/ttl-cache'
import { type Returned, readProviderCookie, returned } from './provider-cookie'

const rememberedMs = 600_000

/** The result of a redirect, taken so that nobody takes it again. */
export interface TakenToken {
  body: ProviderTokenBody
  /** The upstream was not reached: it may be taken once more. */
  giveBack(): void
}

/** Hands out the sealed result of a redirect, once. */
export type TakeToken = (
  c: Context<GatewayEnv>,
  asked: ProviderReturnBody,
) => Promise<TakenToken | null>

/**
 * Null where there is no result for this provider and process, where it was taken before, and
 * where somebody else connects an account than the one who set out.
 */
export function createTakeToken(
  encryptionDeps: Promise<EncryptionDeps>,
  clock: () => number,
): TakeToken {
  const taken = createTtlCache(rememberedMs, clock)
  return async (c, asked) => {
    const result = await readProviderCookie(await encryptionDeps, c.var.cookies, returned)
    if (!result || !isFor(result, asked, c.var.session?.userId)) return null
    if (taken.knows(result.id)) return null
    taken.remember(result.id)
    return { body: bodyOf(result), giveBack: () => taken.forget(result.id) }
  }
}

function isFor(result: Returned, asked: ProviderReturnBody, userId: number | undefined): boolean {
  if (result.provider !== asked.provider || result.process !== asked.process) return false
  return result.process === 'login' || result.userId === userId
}

function bodyOf({ provider, process, clientId, idToken, accessToken }: Returned) {
  return {
    provider,
    process,
    token: {
      client_id: clientId,
      id_token: idToken,
      ...(accessToken ? { access_token: accessToken } : {}),
    },
  }
}
