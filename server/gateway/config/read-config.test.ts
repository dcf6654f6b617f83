import { createHash, randomBytes } from 'node:crypto'
import { ConfigRefused, readConfig } from './read-config'

const key = 'mZ3sT0pVb1xQe7Yk9LrDhU2fJw8aGc4nSvOi6EtRqBk'
const production = {
  NODE_ENV: 'production',
  SESSION_KEYS: randomBytes(32).toString('base64url'),
  PUBLIC_URL: 'https://shop.example.gr',
  UPSTREAM_URL: 'https://api.example.gr',
}

function faultsOf(variables: Record<string, string>): readonly string[] {
  try {
    readConfig(variables)
  } catch (error) {
    if (error instanceof ConfigRefused) return error.faults
    throw error
  }
  return []
}

it('starts in development with nothing but a key', () => {
  const config = readConfig({ SESSION_KEYS: key })
  expect(config).toMatchObject({
    production: false,
    upstreamUrl: 'http://localhost:8100',
    imageServiceUrl: 'http://localhost:8100',
    publicUrl: 'http://localhost:8000',
    siteDir: 'dist',
    server: { host: '127.0.0.1', port: 8000 },
    rates: { enabled: true },
    breaker: { enabled: true },
    paymentHosts: ['www.vivapayments.com', 'demo.vivapayments.com', 'checkout.stripe.com'],
  })
})

it('serves metrics only if a port is set, 0 for any', () => {
  expect(readConfig({ SESSION_KEYS: key }).metricsServer).toBeNull()
  const named = readConfig({ SESSION_KEYS: key, METRICS_PORT: '0' })
  expect(named.metricsServer).toEqual({ host: '127.0.0.1', port: 0 })
})

it('counts an empty variable as absent, except for keys', () => {
  expect(readConfig({ SESSION_KEYS: key, GATEWAY_PORT: '' }).server.port).toBe(8000)
  expect(faultsOf({ SESSION_KEYS: '' })).toEqual(['SESSION_KEYS key 1 is empty'])
})

type Fault = [variables: Record<string, string>, fault: string]

it.each<Fault>([
  [{ SESSION_KEYS: 'AAEC' }, 'SESSION_KEYS key 1 has 3 bytes instead of 32'],
  [{ SESSION_KEYS: `${key},short+` }, 'SESSION_KEYS key 2 is not base64url'],
  [{ SESSION_KEYS: `${key},` }, 'SESSION_KEYS key 2 is empty'],
  [{ SESSION_KEYS: `${key},${'_'.repeat(43)}` }, 'SESSION_KEYS key 2 is not random'],
  ...['secret', 'whsec_', 'whsec_c2hvcnQ=', 'whsec_%%%%', `whsec_${'A'.repeat(32)}`].map(
    (CONTENT_HOOK_SECRET): Fault => [
      { CONTENT_HOOK_SECRET },
      'CONTENT_HOOK_SECRET must be whsec_ and 24 to 64 random bytes in base64',
    ],
  ),
  [{ ENCRYPTED_TOKEN_SECRET: 'changeme'.repeat(4) }, 'ENCRYPTED_TOKEN_SECRET is not random'],
  [{ TRUSTED_PROXY: '0.0.0.0/0' }, 'TRUSTED_PROXY 0.0.0.0/0 is too wide'],
  [{ TRUSTED_PROXY: '127.0.0.1,::/0' }, 'TRUSTED_PROXY ::/0 is too wide'],
  [{ TRUSTED_PROXY: '128.0.0.0/1' }, 'TRUSTED_PROXY 128.0.0.0/1 is too wide'],
  ...['::ffff:0:0/96', '::ffff:0.0.0.0/97', '::/16', '64:ff9b::/96', '2002::/16'].map(
    (range): Fault => [{ TRUSTED_PROXY: range }, `TRUSTED_PROXY ${range} is too wide`],
  ),
  ...[
    Array.from({ length: 256 }, (_, at) => `${at}.0.0.0/8`),
    Array.from({ length: 256 }, (_, at) => `::ffff:${at}.0.0.0/104`),
    Array.from({ length: 256 }, (_, at) => `2002:${at.toString(16)}00::/24`),
    Array.from({ length: 1025 }, (_, at) => `${at >> 8}.${at & 255}.0.0/16`),
    Array.from({ length: 5 }, (_, at) => `260${at}::/16`),
  ].map(
    (ranges): Fault => [{ TRUSTED_PROXY: ranges.join() }, 'TRUSTED_PROXY is too wide altogether'],
  ),
  [{ TRUSTED_PROXY: 'proxy.example' }, 'TRUSTED_PROXY proxy.example is not an address or a range'],
  [{ TRUSTED_PROXY: '10.0.0.0/33' }, 'TRUSTED_PROXY 10.0.0.0/33 is not an address or a range'],
  [{ PAYMENT_HOSTS: 'www.viva.gr, https://a.gr' }, 'PAYMENT_HOSTS https://a.gr is not a host'],
  [{ PAYMENT_HOSTS: 'WWW.viva.gr/pay' }, 'PAYMENT_HOSTS WWW.viva.gr/pay is not a host'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV must be development, test or production'],
  [{ CONNECTIONS_PER_ADDRESS: '0' }, 'CONNECTIONS_PER_ADDRESS must be a whole number'],
  [{ REDIS_URL: 'http://localhost:6379' }, 'REDIS_URL must be an address such as redis://'],
  [{ METRICS_PORT: '70000' }, 'METRICS_PORT must be a whole number from 0 to 65535'],
  [{ PUBLIC_URL: 'localhost:8000' }, 'PUBLIC_URL must be an origin such as'],
  [{ PUBLIC_URL: 'https://a.gr/shop' }, 'PUBLIC_URL must be an origin such as'],
  [{ UPSTREAM_URL: 'ftp://a.gr' }, 'UPSTREAM_URL must be an origin such as'],
  [{ UPSTREAM_URL: 'http://me:pw@a.gr' }, 'UPSTREAM_URL must be an origin such as'],
  [{ GATEWAY_PORT: '80a' }, 'GATEWAY_PORT must be a whole number from 0 to 65535'],
  [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS must be on or off'],
  [{ SHOP_AUDIENCE: 'all' }, 'SHOP_AUDIENCE'],
  [{ ENCRYPTED_TOKEN_SECRET: 'short' }, 'ENCRYPTED_TOKEN_SECRET must have at least 16 characters'],
  [{ PROVIDERS: 'mikro' }, 'PROVIDERS must be JSON'],
  [{ PROVIDERS: '{"mi/kro":{}}' }, 'PROVIDERS.mi/kro'],
  [{ PROVIDERS: '{"mikro":{"issuer":"https://a.gr"}}' }, 'PROVIDERS.mikro.clientId is missing'],
  [
    { PROVIDERS: '{"mikro":{"issuer":"a.gr","clientId":"shop"}}' },
    'PROVIDERS.mikro.issuer must be an http(s) address',
  ],
])('reports the fault in %j (A6-102)', (variables, fault) => {
  const faults = faultsOf({ SESSION_KEYS: key, ...variables })
  expect(faults).toEqual([expect.stringContaining(fault)])
})

it('reports all invalid variables at once, without their values', () => {
  const secret = 'c2VjcmV0LXNlY3JldA'
  const faults = faultsOf({ SESSION_KEYS: secret, PUBLIC_URL: 'x', GATEWAY_PORT: 'y' })
  expect(faults.map((fault) => fault.split(' ')[0]).sort()).toEqual([
    'GATEWAY_PORT',
    'PUBLIC_URL',
    'SESSION_KEYS',
  ])
  expect(faults.join()).not.toContain(secret)
})

it('starts in production with https, a key and a price', () => {
  expect(readConfig(production)).toMatchObject({ production: true })
})

it.each([
  [{ PUBLIC_URL: 'http://shop.example.gr' }, 'PUBLIC_URL must be https in production'],
  [{ RATE_LIMITS: 'off' }, 'RATE_LIMITS cannot be off in production'],
  [{ BREAKER: 'off' }, 'BREAKER cannot be off in production'],
  [
    {
      PROVIDERS: '{"mikro":{"issuer":"https://a.gr","clientId":"s","clientSecret":"aaaaaaaaaaaa"}}',
    },
    'PROVIDERS.mikro.clientSecret is not random: make one with `openssl rand`',
  ],
  [{ UPSTREAM_URL: '' }, 'UPSTREAM_URL is missing'],
  [{ PUBLIC_URL: '' }, 'PUBLIC_URL is missing'],
  [{ SESSION_KEYS: '' }, 'SESSION_KEYS key 1 is empty'],
])('refuses %j in production (A6-102)', (variables, fault) => {
  expect(faultsOf({ ...production, ...variables })).toEqual([fault])
})

const otherKey = randomBytes(32).toString('base64url')
const textKey = Buffer.from('a session key of thirty-two byte').toString('base64url')
const providers = (clientSecret: string) =>
  JSON.stringify({ mikro: { issuer: 'https://a.gr', clientId: 's', clientSecret } })
const hookOf = (bytes: string | Buffer) => `whsec_${Buffer.from(bytes).toString('base64')}`

it.each<[Record<string, string>, string]>([
  [{ PROVIDERS: providers('mikro-shop-development-secret') }, 'PROVIDERS.mikro.clientSecret'],
  [{ PROVIDERS: providers('correct horse battery staple') }, 'PROVIDERS.mikro.clientSecret'],
  [{ PROVIDERS: providers('Password1234xQ9') }, 'PROVIDERS.mikro.clientSecret'],
  [{ PROVIDERS: providers('Stagona2026!') }, 'PROVIDERS.mikro.clientSecret'],
  [{ PROVIDERS: providers('q7Zt0mW') }, 'PROVIDERS.mikro.clientSecret'],
  [{ CONTENT_HOOK_SECRET: hookOf('another secret of thirty-two byte') }, 'CONTENT_HOOK_SECRET'],
  [{ CONTENT_HOOK_SECRET: hookOf('μυστικό του καταστήματος 2026') }, 'CONTENT_HOOK_SECRET'],
  [{ ENCRYPTED_TOKEN_SECRET: 'your-own-words-go-here' }, 'ENCRYPTED_TOKEN_SECRET'],
  [{ CACHE_PURGE_TOKEN: 'purge-the-example-shop' }, 'CACHE_PURGE_TOKEN'],
  [{ SESSION_KEYS: key }, 'SESSION_KEYS key 1'],
  [{ SESSION_KEYS: `${otherKey},${textKey}` }, 'SESSION_KEYS key 2'],
])('refuses a secret that everybody can read or guess, in production: %j', (variables, name) => {
  const faults = faultsOf({ ...production, ...variables })
  expect(faults).toEqual([
    expect.stringMatching(new RegExp(`^${name} (is not random|can be read)`)),
  ])
  expect(readConfig({ SESSION_KEYS: key, ...variables }).production).toBe(false)
})

const shared = randomBytes(32)
const inText = shared.toString('base64url')

it.each([
  [{ SESSION_KEYS: inText, CACHE_PURGE_TOKEN: inText }, 'CACHE_PURGE_TOKEN', 'SESSION_KEYS'],
  [
    { SESSION_KEYS: inText, CONTENT_HOOK_SECRET: hookOf(shared) },
    'CONTENT_HOOK_SECRET',
    'SESSION_KEYS',
  ],
  [
    { CONTENT_HOOK_SECRET: hookOf(shared), CACHE_PURGE_TOKEN: hookOf(shared) },
    'CACHE_PURGE_TOKEN',
    'CONTENT_HOOK_SECRET',
  ],
  [
    { CACHE_PURGE_TOKEN: inText, ENCRYPTED_TOKEN_SECRET: inText },
    'ENCRYPTED_TOKEN_SECRET',
    'CACHE_PURGE_TOKEN',
  ],
  [
    { SESSION_KEYS: `${otherKey},${inText}`, PROVIDERS: providers(inText) },
    'PROVIDERS.mikro.clientSecret',
    'SESSION_KEYS',
  ],
  [
    { CACHE_PURGE_TOKEN: inText, REDIS_URL: `rediss://:${inText}@redis.example.gr` },
    'REDIS_URL',
    'CACHE_PURGE_TOKEN',
  ],
])('refuses one secret for two uses in production: %j', (variables, second, first) => {
  expect(faultsOf({ ...production, ...variables })).toEqual([
    `${second} is also that of ${first}: make one for each`,
  ])
})

it.each([
  ['UPSTREAM_URL', 'http://api.example.gr'],
  ['UPSTREAM_URL', 'http://203.0.113.7:8000'],
  ['UPSTREAM_URL', 'http://172.32.0.1'],
  ['UPSTREAM_URL', 'http://100.128.0.1'],
  ['UPSTREAM_URL', 'http://[2001:db8::1]'],
  ['UPSTREAM_URL', 'http://0xcb.0.0x71.7'],
  ['UPSTREAM_URL', 'http://localhost.example.gr'],
  ['IMAGE_SERVICE_URL', 'http://pictures.example.gr'],
  ['REDIS_URL', 'redis://redis.example.gr'],
])('refuses %s=%s in production, as others may read it on its way', (name, address) => {
  expect(faultsOf({ ...production, [name]: address })).toEqual([
    `${name} must be encrypted (https, rediss), as its host is not a private one`,
  ])
})

it.each([
  'http://localhost:8100',
  'http://django:8000',
  'http://api.internal',
  'http://api.shop.svc',
  'http://api.shop.svc.cluster.local',
  'http://127.0.0.1:8000',
  'http://10.1.2.3',
  'http://172.16.0.1',
  'http://192.168.1.2',
  'http://100.64.0.1',
  'http://[::1]:8000',
  'http://[fd12:3456::1]',
])('takes UPSTREAM_URL=%s in production, within a private network', (UPSTREAM_URL) => {
  expect(faultsOf({ ...production, UPSTREAM_URL })).toEqual([])
})

it('takes every generated secret in production', () => {
  // The same in each run: one of some twenty thousand looks typed, and is refused.
  const made = (name: string, length: number) =>
    createHash('sha256').update(name).digest().subarray(0, length)
  for (let turn = 0; turn < 300; turn += 1) {
    const variables = {
      SESSION_KEYS: made(`key ${turn}`, 32).toString('base64url'),
      CONTENT_HOOK_SECRET: hookOf(made(`hook ${turn}`, 24)),
      ENCRYPTED_TOKEN_SECRET: made(`token ${turn}`, 16).toString('hex'),
      CACHE_PURGE_TOKEN: made(`purge ${turn}`, 32).toString('base64url'),
      PROVIDERS: providers(made(`provider ${turn}`, 18).toString('base64url')),
    }
    expect(faultsOf({ ...production, ...variables })).toEqual([])
  }
})

it('trusts the private networks together, in whichever form', () => {
  const TRUSTED_PROXY =
    '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,127.0.0.0/8,100.64.0.0/10,::1,fd12:3456::/32,::ffff:10.1.0.0/112'
  expect(readConfig({ ...production, TRUSTED_PROXY }).server.trustedProxies).toHaveLength(8)
})

it('names missing keys', () => {
  expect(faultsOf({})).toEqual(['SESSION_KEYS is missing'])
})

it('allows production on localhost over http', () => {
  expect(faultsOf({ ...production, PUBLIC_URL: 'http://localhost:8000' })).toEqual([])
})

it('reads identity providers, and reports no secret', () => {
  const mikro = {
    issuer: 'http://a.gr/provider/',
    clientId: 'shop',
    clientSecret: randomBytes(18).toString('base64url'),
  }
  const PROVIDERS = JSON.stringify({ mikro })
  expect(readConfig({ SESSION_KEYS: key, PROVIDERS }).providers).toEqual({
    mikro: { ...mikro, issuer: 'http://a.gr/provider', scope: 'openid email profile' },
  })
  const faults = faultsOf({ ...production, PROVIDERS })
  expect(faults).toEqual(['PROVIDERS.mikro.issuer must be https in production'])
  expect(faultsOf({ ...production, PROVIDERS: `${PROVIDERS}x` }).join()).not.toContain(
    mikro.clientSecret,
  )
})
