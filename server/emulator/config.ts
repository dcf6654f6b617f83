import * as z from 'zod'
import { isHookSecret } from '#contract/hooks/content-hook'
import type { PurgeSettings } from './node/cache-purge'
import type { HookSettings } from './node/content-hook'

const environment = z.object({
  NODE_ENV: z
    .optional(z.string())
    .refine((mode) => mode !== 'production', 'the emulator never runs in production'),
  EMULATOR_PORT: z.coerce.number().int().min(1).max(65_535).default(8100),
  EMULATOR_DATABASE: z.string().min(1).default('file:.data/emulator.db'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:8000')
    .transform((url) => url.replace(/\/+$/, '')),
  CONTENT_HOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  CONTENT_HOOK_SECRET: z
    .string()
    .refine(isHookSecret, 'must be whsec_ and 24 to 64 random bytes in base64')
    .optional(),
  CACHE_PURGE_TOKEN: z.string().min(16).optional(),
})

export interface EmulatorConfig {
  port: number
  /** A `file:` address, or `:memory:`. */
  database: string
  /** Public URL of the site, used in links of mails. No trailing slash. */
  siteUrl: string
  /** The content hook, called after content changes; null without an address or a secret. */
  contentHook: HookSettings | null
  /** The shop that "clear caches" calls, at the origin of the hook; null without a token. */
  cachePurge: PurgeSettings | null
}

/** Parses the environment. Throws one error that names every invalid setting. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): EmulatorConfig {
  const read = environment.safeParse(env)
  if (read.success) {
    const { data } = read
    const { CONTENT_HOOK_URL: url, CONTENT_HOOK_SECRET: secret, CACHE_PURGE_TOKEN: token } = data
    return {
      port: data.EMULATOR_PORT,
      database: data.EMULATOR_DATABASE,
      siteUrl: data.PUBLIC_URL,
      contentHook: url && secret ? { url, secret } : null,
      cachePurge: url && token ? { url: new URL(url).origin, token } : null,
    }
  }
  const lines = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`The emulator does not start. ${lines.join('; ')}`)
}
