import * as z from 'zod/mini'
import { orderMails, withdrawalMails } from '#contract/config/runtime-config'
import { defaultHsts } from '#contract/site/site-headers'
import {
  defaultHealthTimeoutMs,
  defaultPublicUrl,
  defaultTimeoutMs,
  defaultUpstreamUrl,
} from '#upstream/client'
import {
  givenNumber,
  hookSecret,
  hostList,
  keyList,
  onOff,
  originValue,
  proxyList,
  redisAddress,
  textSecret,
  wholeNumber,
} from './environment-values'
import { isPrivateHost } from './private-host'
import { providerSettings, providersInTheClear } from './provider-settings'
import { secretFaults } from './secret-faults'

const minute = 60_000

const environment = z.object({
  NODE_ENV: z._default(
    z.enum(['development', 'test', 'production'], 'must be development, test or production'),
    'development',
  ),
  UPSTREAM_URL: z._default(originValue, defaultUpstreamUrl),
  IMAGE_SERVICE_URL: z.optional(originValue),
  PUBLIC_URL: z._default(originValue, defaultPublicUrl),
  SESSION_KEYS: keyList,
  GATEWAY_HOST: z._default(z.string(), '127.0.0.1'),
  GATEWAY_PORT: wholeNumber(0, 65_535, 8000),
  SITE_DIR: z._default(z.string(), 'dist'),
  REDIS_URL: z.optional(redisAddress),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  METRICS_PORT: z.optional(givenNumber(0, 65_535)),
  PROVIDERS: z._default(providerSettings, {}),
  ENCRYPTED_TOKEN_SECRET: z.optional(textSecret),
  TRUSTED_PROXY: z._default(proxyList, []),
  SHOP_AUDIENCE: z._default(z.enum(['superusers', 'customers', 'everyone']), 'superusers'),
  PAYMENT_HOSTS: z._default(hostList, [
    'www.vivapayments.com',
    'demo.vivapayments.com',
    'checkout.stripe.com',
  ]),
  ORDER_MAIL: z._default(z.enum(orderMails), 'none'),
  WITHDRAWAL_MAIL: z._default(z.enum(withdrawalMails), 'none'),
  // The build reads the same two; here they only extend the content policy.
  GOOGLE_GSI_ENABLE: z._default(z.stringbool(), false),
  ANALYTICS_ID: z.optional(z.string()),
  HSTS: z._default(
    z.string().check(z.regex(/^max-age=\d+(; includeSubDomains)?(; preload)?$/)),
    defaultHsts,
  ),
  RATE_LIMITS: onOff,
  REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000, 300),
  WRITES_PER_MINUTE: wholeNumber(1, 1_000_000, 120),
  MAILS_PER_RECIPIENT: wholeNumber(1, 1000, 5),
  MAIL_WINDOW_MS: wholeNumber(10, 24 * 60 * minute, 15 * minute),
  PICTURES_PER_MINUTE: wholeNumber(1, 1_000_000, 1200),
  CALLS_AT_ONCE: wholeNumber(1, 10_000, 64),
  CALLS_AT_ONCE_EACH: wholeNumber(1, 10_000, 8),
  CALLS_AT_ONCE_OF_RESOURCE: wholeNumber(1, 10_000, 16),
  CALLS_WAITING: wholeNumber(0, 100_000, 2000),
  CALLS_WAITING_EACH: wholeNumber(0, 100_000, 64),
  CALL_WAIT_MS: wholeNumber(10, minute, 5000),
  PICTURES_AT_ONCE: wholeNumber(1, 1000, 8),
  PICTURES_AT_ONCE_EACH: wholeNumber(1, 1000, 4),
  PICTURES_WAITING: wholeNumber(0, 100_000, 400),
  PICTURES_WAITING_EACH: wholeNumber(0, 100_000, 64),
  PICTURE_WAIT_MS: wholeNumber(10, minute, 5000),
  REMEMBERED_CLIENTS: wholeNumber(10, 1_000_000, 20_000),
  BREAKER: onOff,
  BREAKER_CALLS: wholeNumber(1, 10_000, 20),
  BREAKER_FAILURE_PERCENT: wholeNumber(1, 99, 50),
  BREAKER_WINDOW_MS: wholeNumber(10, 10 * minute, 30_000),
  BREAKER_PROBE_MS: wholeNumber(10, 10 * minute, 2000),
  SESSION_CONFIRMED_MS: wholeNumber(10, 30_000, 30_000),
  LIVE_SOCKETS: wholeNumber(1, 1_000_000, 1000),
  LIVE_SOCKETS_EACH: wholeNumber(1, 1000, 30),
  LIVE_PING_MS: wholeNumber(10, 10 * minute, 30_000),
  LIST_LIFE_MS: wholeNumber(1, 10 * minute, 3000),
  CONTENT_HOOK_SECRET: z.optional(hookSecret),
  CACHE_PURGE_TOKEN: z.optional(textSecret),
  CONTENT_HOOK_WAIT_MS: wholeNumber(0, 10_000, 500),
  REBUILD_REQUEST_FILE: z._default(z.string(), '.data/rebuild-wanted'),
  JSON_BYTES: wholeNumber(1000, 10_000_000, 100_000),
  UPSTREAM_TIMEOUT_MS: wholeNumber(10, 10 * minute, defaultTimeoutMs),
  OPTIONAL_WAIT_MS: wholeNumber(1, minute, 200),
  HEALTH_TIMEOUT_MS: wholeNumber(10, 10 * minute, defaultHealthTimeoutMs),
  HEADERS_TIMEOUT_MS: wholeNumber(10, 10 * minute, 5000),
  REQUEST_TIMEOUT_MS: wholeNumber(10, 10 * minute, 15_000),
  KEEP_ALIVE_TIMEOUT_MS: wholeNumber(10, 10 * minute, 5000),
  SHUTDOWN_TIMEOUT_MS: wholeNumber(10, 10 * minute, 8000),
  CONNECTIONS: wholeNumber(1, 1_000_000, 10_000),
  CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000, 256),
  REQUESTS_IN_FLIGHT: wholeNumber(1, 1000, 4),
  IDLE_TIMEOUT_MS: wholeNumber(10, 10 * minute, 20_000),
})
type Environment = z.infer<typeof environment>

/** The settings of a gateway; times in milliseconds, sizes in bytes, money in euro. */
export type GatewayConfig = ReturnType<typeof arrange>

/** Lists every invalid environment variable, one per line. */
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
  const faults = faultsInProduction(parsed.data, new Set(present.map(([name]) => name)))
  if (faults.length > 0) throw new ConfigRefused(faults)
  return arrange(parsed.data)
}

function faultsInProduction(values: Environment, given: ReadonlySet<string>): string[] {
  if (values.NODE_ENV !== 'production') return []
  const { protocol, hostname } = new URL(values.PUBLIC_URL)
  const faults = ['UPSTREAM_URL', 'PUBLIC_URL']
    .filter((name) => !given.has(name))
    .map((name) => `${name} is missing`)
  if (protocol === 'http:' && hostname !== 'localhost') {
    faults.push('PUBLIC_URL must be https in production')
  }
  for (const name of ['UPSTREAM_URL', 'IMAGE_SERVICE_URL', 'REDIS_URL'] as const) {
    const address = values[name]
    if (address && isReadableOnTheWay(address)) {
      faults.push(`${name} must be encrypted (https, rediss), as its host is not a private one`)
    }
  }
  if (!values.RATE_LIMITS) faults.push('RATE_LIMITS cannot be off in production')
  if (!values.BREAKER) faults.push('BREAKER cannot be off in production')
  for (const id of providersInTheClear(values.PROVIDERS)) {
    faults.push(`PROVIDERS.${id}.issuer must be https in production`)
  }
  faults.push(...secretFaults(values))
  return faults
}

/** Whether calls to an address would leave the own network unencrypted, sessions included. */
function isReadableOnTheWay(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return (protocol === 'http:' || protocol === 'redis:') && !isPrivateHost(hostname.toLowerCase())
}

/** Longest duration of a response: a connection that waits for it is not idle. */
function longestAnswerMs(values: Environment): number {
  const { UPSTREAM_TIMEOUT_MS, HEALTH_TIMEOUT_MS, PICTURE_WAIT_MS, CALL_WAIT_MS } = values
  const call = CALL_WAIT_MS + Math.max(UPSTREAM_TIMEOUT_MS, HEALTH_TIMEOUT_MS)
  return Math.max(call, UPSTREAM_TIMEOUT_MS + PICTURE_WAIT_MS) + 1000
}

/** Without limits by address, one address may use the whole capacity. */
function queueLimits<Limits extends { atOnce: number; waiting: number }>(
  { RATE_LIMITS }: Environment,
  limits: Limits,
) {
  const { atOnce, waiting } = limits
  if (RATE_LIMITS) return limits
  return { ...limits, atOnceEach: atOnce, atOnceOfResource: atOnce, waitingEach: waiting }
}

function callQueue(values: Environment) {
  return queueLimits(values, {
    atOnce: values.CALLS_AT_ONCE,
    atOnceEach: values.CALLS_AT_ONCE_EACH,
    atOnceOfResource: values.CALLS_AT_ONCE_OF_RESOURCE,
    waiting: values.CALLS_WAITING,
    waitingEach: values.CALLS_WAITING_EACH,
    waitMs: values.CALL_WAIT_MS,
  })
}

/** The image service has one resource. */
function pictureQueue(values: Environment) {
  return queueLimits(values, {
    atOnce: values.PICTURES_AT_ONCE,
    atOnceEach: values.PICTURES_AT_ONCE_EACH,
    atOnceOfResource: values.PICTURES_AT_ONCE,
    waiting: values.PICTURES_WAITING,
    waitingEach: values.PICTURES_WAITING_EACH,
    waitMs: values.PICTURE_WAIT_MS,
  })
}

/** Host and port of the metrics; null without a port. */
function metricsServer({ METRICS_HOST: host, METRICS_PORT: port }: Environment) {
  return port === undefined ? null : { host, port }
}

function arrange(values: Environment) {
  return {
    production: values.NODE_ENV === 'production',
    upstreamUrl: values.UPSTREAM_URL,
    imageServiceUrl: values.IMAGE_SERVICE_URL ?? values.UPSTREAM_URL,
    publicUrl: values.PUBLIC_URL,
    sessionKeys: values.SESSION_KEYS,
    providers: values.PROVIDERS,
    paymentHosts: values.PAYMENT_HOSTS,
    encryptedTokenSecret: values.ENCRYPTED_TOKEN_SECRET ?? null,
    siteDir: values.SITE_DIR,
    redisUrl: values.REDIS_URL ?? null,
    metricsServer: metricsServer(values),
    hsts: values.HSTS,
    server: {
      host: values.GATEWAY_HOST,
      port: values.GATEWAY_PORT,
      trustedProxies: values.TRUSTED_PROXY,
      headersTimeoutMs: values.HEADERS_TIMEOUT_MS,
      requestTimeoutMs: values.REQUEST_TIMEOUT_MS,
      keepAliveTimeoutMs: values.KEEP_ALIVE_TIMEOUT_MS,
      shutdownTimeoutMs: values.SHUTDOWN_TIMEOUT_MS,
      limits: {
        connections: values.CONNECTIONS,
        connectionsPerAddress: values.RATE_LIMITS ? values.CONNECTIONS_PER_ADDRESS : null,
        requestsInFlight: values.REQUESTS_IN_FLIGHT,
        idleMs: Math.max(values.IDLE_TIMEOUT_MS, longestAnswerMs(values)),
      },
    },
    shop: {
      audience: values.SHOP_AUDIENCE,
      orderMail: values.ORDER_MAIL,
      withdrawalMail: values.WITHDRAWAL_MAIL,
    },
    google: {
      identity: values.GOOGLE_GSI_ENABLE,
      analytics: values.ANALYTICS_ID !== undefined,
    },
    rates: {
      enabled: values.RATE_LIMITS,
      requestsPerMinute: values.REQUESTS_PER_MINUTE,
      writesPerMinute: values.WRITES_PER_MINUTE,
      mailsPerRecipient: values.MAILS_PER_RECIPIENT,
      mailWindowMs: values.MAIL_WINDOW_MS,
      picturesPerMinute: values.PICTURES_PER_MINUTE,
      rememberedClients: values.REMEMBERED_CLIENTS,
    },
    sessionConfirmedMs: values.SESSION_CONFIRMED_MS,
    callQueue: callQueue(values),
    pictureQueue: pictureQueue(values),
    live: {
      most: values.LIVE_SOCKETS,
      mostEach: values.LIVE_SOCKETS_EACH,
      pingMs: values.LIVE_PING_MS,
    },
    breaker: {
      enabled: values.BREAKER,
      calls: values.BREAKER_CALLS,
      failureShare: values.BREAKER_FAILURE_PERCENT / 100,
      windowMs: values.BREAKER_WINDOW_MS,
      probeMs: values.BREAKER_PROBE_MS,
    },
    listLifeMs: values.LIST_LIFE_MS,
    cachePurgeToken: values.CACHE_PURGE_TOKEN ?? null,
    contentHook: {
      secret: values.CONTENT_HOOK_SECRET ?? null,
      waitMs: values.CONTENT_HOOK_WAIT_MS,
      requestFile: values.REBUILD_REQUEST_FILE,
    },
    jsonBytes: values.JSON_BYTES,
    upstreamTimeoutMs: values.UPSTREAM_TIMEOUT_MS,
    optionalWaitMs: values.OPTIONAL_WAIT_MS,
    healthTimeoutMs: values.HEALTH_TIMEOUT_MS,
  }
}
