import * as z from 'zod/mini'
import { providerProcesses } from '../../contract/allauth/provider-bodies'
import { cookieValues } from '../session/cookie-values'
import { type EncryptionDeps, seal, unseal } from '../session/encryption'

/** Keeps a redirect through a provider; Lax, as the return comes from another site. */
export const providerCookieName = '__Host-Http-oa'

const lifetimeSeconds = 600
const largestCookie = 4096
const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax'
const text = z.string().check(z.minLength(1))

const common = {
  provider: text,
  process: z.enum(providerProcesses),
  /** Who connects an account. */
  userId: z.optional(z.int()),
  /** Checked page of this site to go on to. */
  redirect: z.optional(text),
}

/** A person is on the way to the provider. */
export const begun = z.object({
  step: z.literal('begun'),
  state: text,
  nonce: text,
  verifier: text,
  ...common,
})
export type Begun = z.infer<typeof begun>

/** The provider has said who it is. */
export const returned = z.object({
  step: z.literal('returned'),
  /** Names this result, which serves once. */
  id: text,
  clientId: text,
  idToken: text,
  accessToken: z.optional(text),
  ...common,
})
export type Returned = z.infer<typeof returned>

/** Takes the cookie away. */
export const clearProviderCookie = `${providerCookieName}=; ${attributes}; Max-Age=0`

/** The Set-Cookie header of a step, or null where a browser would not keep so much. */
export async function writeProviderCookie(
  deps: EncryptionDeps,
  content: Begun | Returned,
): Promise<string | null> {
  const pair = `${providerCookieName}=${await seal(deps, providerCookieName, content)}`
  if (pair.length >= largestCookie) return null
  return `${pair}; ${attributes}; Max-Age=${lifetimeSeconds}`
}

/** Reads one step from a Cookie header; null for another step and whatever is wrong with it. */
export async function readProviderCookie<Step extends Begun | Returned>(
  deps: EncryptionDeps,
  cookieHeader: string | undefined,
  step: z.ZodMiniType<Step>,
): Promise<Step | null> {
  const [value, ...more] = cookieValues(cookieHeader ?? '', providerCookieName)
  if (value === undefined || more.length > 0 || value.length >= largestCookie) return null
  const unsealed = await unseal(deps, providerCookieName, value, lifetimeSeconds * 1000)
  const parsed = z.safeParse(step, unsealed?.content)
  return parsed.success ? parsed.data : null
}
