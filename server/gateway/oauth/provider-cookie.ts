import * as z from 'zod/mini'
import {
  type ProviderReturnBody,
  type ProviderTokenBody,
  providerProcesses,
} from '#contract/allauth/provider-return'
import { decrypt, type EncryptionDeps, encrypt } from '../session/encryption'
import { cookieValues } from '../session/session-cookie'
import type { SharedState } from '../shared/shared-state'

/**
 * Stores the state of a redirect through a provider; Lax, as the return comes from another site.
 */
export const providerCookieName = '__Host-Http-oa'

const lifetimeSeconds = 600
const largestCookie = 4096
const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax'
const text = z.string().check(z.minLength(1))

const common = {
  provider: text,
  process: z.enum(providerProcesses),
  /** The user who connects an account. */
  userId: z.optional(z.int()),
  /** Checked page of this site to redirect to afterwards. */
  redirect: z.optional(text),
}

/** Content while a person is at the provider. */
export const begun = z.object({
  step: z.literal('begun'),
  state: text,
  nonce: text,
  verifier: text,
  ...common,
})
export type Begun = z.infer<typeof begun>

/** Content once the provider has identified the person. */
export const returned = z.object({
  step: z.literal('returned'),
  /** Id of this result, which can be used once. */
  id: text,
  clientId: text,
  idToken: text,
  accessToken: z.optional(text),
  ...common,
})
export type Returned = z.infer<typeof returned>

/** The Set-Cookie header that deletes the cookie. */
export const clearProviderCookie = `${providerCookieName}=; ${attributes}; Max-Age=0`

/** The Set-Cookie header of a step, or null if it is too large for browsers. */
export async function writeProviderCookie(
  deps: EncryptionDeps,
  content: Begun | Returned,
): Promise<string | null> {
  const pair = `${providerCookieName}=${await encrypt(deps, providerCookieName, content)}`
  if (pair.length >= largestCookie) return null
  return `${pair}; ${attributes}; Max-Age=${lifetimeSeconds}`
}

/** Reads one step from a Cookie header; null for another step and for an invalid cookie. */
export async function readProviderCookie<Step extends Begun | Returned>(
  deps: EncryptionDeps,
  cookieHeader: string | undefined,
  step: z.ZodMiniType<Step>,
): Promise<Step | null> {
  const [value, ...more] = cookieValues(cookieHeader ?? '', providerCookieName)
  if (value === undefined || more.length > 0 || value.length >= largestCookie) return null
  const decrypted = await decrypt(deps, providerCookieName, value, lifetimeSeconds * 1000)
  const parsed = z.safeParse(step, decrypted?.content)
  return parsed.success ? parsed.data : null
}

const rememberedMs = 600_000

/** The result of a redirect, which cannot be taken a second time. */
interface TakenToken {
  body: ProviderTokenBody
  /** Lets it be taken once more, after a call that failed. */
  giveBack(): void
}

/** Returns the encrypted result of a redirect, once. */
type TakeToken = (
  cookies: string | undefined,
  userId: number | undefined,
  request: ProviderReturnBody,
) => Promise<TakenToken | null>

/**
 * Null if there is no result for this provider and process, if it was taken before, or if another
 * person than the one who began connects the account.
 */
export function createTakeToken(
  encryptionDeps: Promise<EncryptionDeps>,
  shared: Pick<SharedState, 'oneTime'>,
): TakeToken {
  const taken = shared.oneTime('provider-token', rememberedMs)
  return async (cookies, userId, request) => {
    const result = await readProviderCookie(await encryptionDeps, cookies, returned)
    if (!result || !isFor(result, request, userId)) return null
    if (!(await taken.take(result.id))) return null
    return { body: bodyOf(result), giveBack: () => taken.giveBack(result.id) }
  }
}

function isFor(result: Returned, request: ProviderReturnBody, userId: number | undefined): boolean {
  if (result.provider !== request.provider || result.process !== request.process) return false
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
