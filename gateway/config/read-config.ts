import * as z from 'zod/mini'
import { euroValue, keyList, onOff, originValue, wholeNumber, wordList } from './environment-values'
import { providerSettings, providersInTheClear } from './provider-settings'

const minute = 60_000

const environment = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  UPSTREAM_URL: z._default(originValue, 'http://localhost:8100'),
  IMAGE_SERVICE_URL: z.optional(originValue),
  PUBLIC_URL: z._default(originValue, 'http://localhost:8000'),
  SESSION_KEYS: keyList,
  GATEWAY_HOST: z._default(z.string(), '127.0.0.1'),
  GATEWAY_PORT: wholeNumber(0, 65_535, 8000),
  SITE_DIR: z._default(z.string(), 'dist'),
  PROVIDERS: z._default(providerSettings, {}),
  ENCRYPTED_TOKEN_SECRET: z.optional(
    z.string().check(z.minLength(16, 'must have at least 16 characters')),
  ),
  TRUSTED_PROXY: z._default(wordList, []),
  SHOP_AUDIENCE: z._default(z.enum(['superusers', 'customers', 'everyone']), 'superusers'),
  SHIPPING_PRICE: z.optional(euroValue),
  // The site was built with the same two; here they only widen the content policy.
  GOOGLE_GSI_ENABLE: z._default(z.stringbool(), false),
  ANALYTICS_ID: z.optional(z.string()),
  HSTS: z._default(
    z.string().check(z.regex(/^max-age=\d+(; includeSubDomains)?(; preload)?$/)),
    'max-age=63072000',
  ),
  RATE_LIMITS: onOff(true),
  REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000, 300),
  WRITES_PER_MINUTE: wholeNumber(1, 1_000_000, 120),
  PICTURES_PER_MINUTE: wholeNumber(1, 1_000_000, 1200),
  REMEMBERED_CLIENTS: wholeNumber(10, 1_000_000, 20_000),
  BREAKER: onOff(true),
  BREAKER_FAILURES: wholeNumber(1, 1000, 5),
  BREAKER_WINDOW_MS: wholeNumber(10, 10 * minute, 10_000),
  BREAKER_PROBE_MS: wholeNumber(10, 10 * minute, 2000),
  LIVE_SOCKETS: wholeNumber(1, 1_000_000, 1000),
  LIVE_SOCKETS_EACH: wholeNumber(1, 1000, 30),
  LIVE_CHECK_MS: wholeNumber(10, 30 * minute, 10 * minute),
  LIVE_PING_MS: wholeNumber(10, 10 * minute, 30_000),
  JSON_BYTES: wholeNumber(1000, 10_000_000, 100_000),
  UPSTREAM_TIMEOUT_MS: wholeNumber(10, 10 * minute, 5000),
  HEALTH_TIMEOUT_MS: wholeNumber(10, 10 * minute, 15_000),
  HEADERS_TIMEOUT_MS: wholeNumber(10, 10 * minute, 5000),
  REQUEST_TIMEOUT_MS: wholeNumber(10, 10 * minute, 15_000),
  KEEP_ALIVE_TIMEOUT_MS: wholeNumber(10, 10 * minute, 5000),
  SHUTDOWN_TIMEOUT_MS: wholeNumber(10, 10 * minute, 10_000),
})
type Environment = z.infer<typeof environment>

/** The settings of a gateway; times in milliseconds, sizes in bytes, money in euro. */
export type GatewayConfig = ReturnType<typeof arrange>

/** Names every environment variable that is wrong, one per line. */
export class ConfigRefused extends Error {
  constructor(readonly faults: readonly string[]) {
    super(
      `The gateway does not start with these settings:\n${faults.map((f) => `  ${f}`).join('\n')}`,
    )
    this.name = 'ConfigRefused'
  }
}

/**
 * Reads the environment once; an empty variable counts as absent, except for keys. Throws
 * `ConfigRefused`, which never repeats a value, so that no key reaches a log.
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): GatewayConfig {
  const present = Object.entries(variables).filter(
    ([name, value]) => value !== undefined && (value !== '' || name === 'SESSION_KEYS'),
  )
  const parsed = z.safeParse(environment, Object.fromEntries(present))
  if (!parsed.success) {
    throw new ConfigRefused(
      parsed.error.issues.map(({ path, message, input }) =>
        input === undefined && message.startsWith('Invalid input')
          ? `${path.join('.')} is missing`
          : `${path.join('.')} ${message}`,
      ),
    )
  }
  const faults = faultsInProduction(parsed.data)
  if (faults.length > 0) throw new ConfigRefused(faults)
  return arrange(parsed.data)
}

function faultsInProduction(values: Environment): string[] {
  if (values.NODE_ENV !== 'production') return []
  const { protocol, hostname } = new URL(values.PUBLIC_URL)
  const faults: string[] = []
  if (protocol === 'http:' && hostname !== 'localhost') {
    faults.push('PUBLIC_URL must be https in production')
  }
  if (!values.RATE_LIMITS) faults.push('RATE_LIMITS cannot be off in production')
  if (!values.BREAKER) faults.push('BREAKER cannot be off in production')
  for (const id of providersInTheClear(values.PROVIDERS)) {
    faults.push(`PROVIDERS.${id}.issuer must be https in production`)
  }
  if (values.SHIPPING_PRICE === undefined) faults.push('SHIPPING_PRICE is missing')
  return faults
}

/** What a parcel costs in development, where nobody set a price. */
const developmentShippingPrice = 3

function arrange(values: Environment) {
  return {
    production: values.NODE_ENV === 'production',
    upstreamUrl: values.UPSTREAM_URL,
    imageServiceUrl: values.IMAGE_SERVICE_URL ?? values.UPSTREAM_URL,
    publicUrl: values.PUBLIC_URL,
    sessionKeys: values.SESSION_KEYS,
    providers: values.PROVIDERS,
    encryptedTokenSecret: values.ENCRYPTED_TOKEN_SECRET ?? null,
    siteDir: values.SITE_DIR,
    hsts: values.HSTS,
    server: {
      host: values.GATEWAY_HOST,
      port: values.GATEWAY_PORT,
      trustedProxies: values.TRUSTED_PROXY,
      headersTimeoutMs: values.HEADERS_TIMEOUT_MS,
      requestTimeoutMs: values.REQUEST_TIMEOUT_MS,
      keepAliveTimeoutMs: values.KEEP_ALIVE_TIMEOUT_MS,
      shutdownTimeoutMs: values.SHUTDOWN_TIMEOUT_MS,
    },
    shop: {
      shippingPrice: values.SHIPPING_PRICE ?? developmentShippingPrice,
      audience: values.SHOP_AUDIENCE,
    },
    google: {
      identity: values.GOOGLE_GSI_ENABLE,
      analytics: values.ANALYTICS_ID !== undefined,
    },
    rates: {
      enabled: values.RATE_LIMITS,
      requestsPerMinute: values.REQUESTS_PER_MINUTE,
      writesPerMinute: values.WRITES_PER_MINUTE,
      picturesPerMinute: values.PICTURES_PER_MINUTE,
      rememberedClients: values.REMEMBERED_CLIENTS,
    },
    live: {
      most: values.LIVE_SOCKETS,
      mostEach: values.LIVE_SOCKETS_EACH,
      checkMs: values.LIVE_CHECK_MS,
      pingMs: values.LIVE_PING_MS,
    },
    breaker: {
      enabled: values.BREAKER,
      failures: values.BREAKER_FAILURES,
      windowMs: values.BREAKER_WINDOW_MS,
      probeMs: values.BREAKER_PROBE_MS,
    },
    jsonBytes: values.JSON_BYTES,
    upstreamTimeoutMs: values.UPSTREAM_TIMEOUT_MS,
    healthTimeoutMs: values.HEALTH_TIMEOUT_MS,
  }
}
