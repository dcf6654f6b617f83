import { authPath } from '#upstream/api'
import type { UpstreamRequest } from '#upstream/client'
import { createGateway } from '../app'
import { type GatewayConfig, readConfig } from '../config/read-config'
import type { GatewayDeps } from '../dependencies'
import type { Connection } from '../http/connection'
import type { LogEntry } from '../operations/log'
import type { Metrics } from '../operations/metrics'
import type { EncryptedSession } from '../session/encrypted-session'
import { type EncryptionDeps, openKeyRing } from '../session/encryption'
import { writeSessionCookie } from '../session/session-cookie'
import type { SharedState } from '../shared/shared-state'
import type { PublishedSite } from '../static-site/published-site'
import { fakeApi } from './fake-api'
import { aliveSession } from './scripted-auth'

export const testKey = 'mZ3sT0pVb1xQe7Yk9LrDhU2fJw8aGc4nSvOi6EtRqBk'
export const testTime = Date.parse('2026-04-01T09:00:00Z')

export type Variables = Record<string, string>

/** A configuration as it would be read from these variables. */
export function testConfig(variables: Variables = {}): GatewayConfig {
  return readConfig({ SESSION_KEYS: testKey, ...variables })
}

export interface UpstreamRecord extends Omit<UpstreamRequest, 'body'> {
  url: string
  body?: string
  /** The body, where it is no text. */
  bytes?: Uint8Array<ArrayBuffer>
}

export interface StartOptions {
  variables?: Variables
  /** Answers of the upstream; a healthy one with samples where nothing is given. */
  upstream?: (url: string, request: UpstreamRequest) => Response | Promise<Response>
  site?: PublishedSite | null
  connection?: Connection
  /** What a call of the content hook starts. */
  startRebuild?: () => Promise<void>
  /**
   * Answers confirmations of members’ sessions; `upstream` leaves them to the upstream. Without it
   * every session is valid, and confirmations are not among the calls.
   */
  sessions?: 'upstream' | (() => Response | Promise<Response>)
  /** State that several gateways of one test share. */
  shared?: SharedState
  metrics?: Metrics
  isLogWritten?: () => boolean
}

/** A gateway without network, disk or real time, and what it did. */
export function startGateway(options: StartOptions = {}) {
  const calls: UpstreamRecord[] = []
  const confirmations: UpstreamRecord[] = []
  const owners = new Map<string, number>()
  const log: LogEntry[] = []
  const config = testConfig(options.variables)
  const time = { now: testTime }
  const deps: GatewayDeps = {
    config,
    async fetch(url, request) {
      const token = request.headers['x-session-token'] ?? ''
      const isConfirmation = isConfirmationCall(url, request)
      if (isConfirmation) confirmations.push(recordOf(url, request))
      if (isConfirmation && options.sessions !== 'upstream') {
        return options.sessions ? options.sessions() : aliveSession(owners.get(token))
      }
      calls.push(recordOf(url, request))
      return (options.upstream ?? fakeApi)(url, request)
    },
    clock: () => time.now,
    random,
    site: { current: async () => options.site ?? null },
    log: (entry) => log.push(entry),
    ...(options.startRebuild ? { startRebuild: options.startRebuild } : {}),
    shared: options.shared,
    metrics: options.metrics,
    ...(options.isLogWritten ? { isLogWritten: options.isLogWritten } : {}),
  }
  const app = createGateway(deps)
  return {
    app,
    calls,
    confirmations,
    log,
    time,
    config,
    ask: async (path: string, init?: RequestInit): Promise<Response> =>
      app.request(path, init, options.connection ?? {}),
    async cookieOf(session: EncryptedSession) {
      const { sessionToken, userId } = session
      if (sessionToken && userId) owners.set(sessionToken, userId)
      return cookieOf(deps, session)
    },
  }
}

/** Whether a call confirms a member’s session. */
function isConfirmationCall(url: string, { method, headers }: UpstreamRequest): boolean {
  const isRead = method === 'GET' && url.endsWith(`${authPath}/auth/session`)
  return isRead && headers.authorization !== undefined && headers['x-session-token'] !== undefined
}

function recordOf(url: string, { body, ...request }: UpstreamRequest): UpstreamRecord {
  if (body === undefined) return { ...request, url }
  return typeof body === 'string' ? { ...request, url, body } : { ...request, url, bytes: body }
}

/** Headers that our own script sends when it writes. */
export const ownScript = {
  origin: 'http://localhost:8000',
  'sec-fetch-site': 'same-origin',
  'x-requested-by': 'storefront',
  'content-type': 'application/json',
}

/** Headers with which a client claims another identity. */
export const forgedHeaders = {
  'x-session-token': 'forged',
  authorization: 'Bearer forged',
  'x-real-ip': 'forged',
  'x-forwarded-for': 'forged',
  'x-forwarded-host': 'forged',
  'x-forwarded-proto': 'forged',
  'x-forwarded-port': 'forged',
  'x-original-url': 'forged',
  'x-rewrite-url': 'forged',
  'x-http-method-override': 'forged',
  'x-encrypted-token': 'forged',
  'x-request-id': 'forged',
  'idempotency-key': 'forged',
  forwarded: 'for=forged',
  via: 'forged',
  te: 'trailers',
  connection: 'authorization',
  referer: 'https://forged.example',
}

/** A signed-in person's session. */
export const memberSession: EncryptedSession = {
  sessionToken: 'k3v9x0q2m5n8b1c4z7l6j3h2g1f0d9s8',
  accessToken: 'ab12cd34'.repeat(8),
  userId: 7,
  generation: 'gen-0000000001',
}

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))

/** Dependencies of the encryption, with these keys. */
export async function encryptionDeps(
  keys: readonly string[] = [testKey],
  clock = () => testTime,
): Promise<EncryptionDeps> {
  return { ring: await openKeyRing(keys), clock, random }
}

/** Cookies that an answer sets if the session is cleared. */
export const clearedCookies = [
  '__Host-Http-sid=; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=0',
  'has_session=; Path=/; Secure; SameSite=Strict; Max-Age=0',
]

/** The first cookie that an answer sets, as a browser sends it back. */
export const cookieIn = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''

async function cookieOf(deps: GatewayDeps, session: EncryptedSession): Promise<string> {
  const { config, clock } = deps
  const header = await writeSessionCookie(await encryptionDeps(config.sessionKeys, clock), session)
  return header.split(';')[0] ?? ''
}

/** A published site of these files, HTML unless their extension differs. */
export function siteOf(
  contents: Record<string, string>,
  rest: Partial<PublishedSite> = {},
): PublishedSite {
  const entries = Object.entries(contents).map(
    ([path, text]) => [path, fileOf(path, text)] as const,
  )
  return {
    files: Object.fromEntries(entries),
    policies: {},
    entityPaths: { product: {}, productCategory: {}, blogPost: {}, blogCategory: {} },
    read: async (path, encoding) =>
      new TextEncoder().encode(`${encoding ? `${encoding}:` : ''}${contents[path]}`),
    ...rest,
  }
}

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
}

function fileOf(path: string, text: string) {
  const bytes = new TextEncoder().encode(text).length
  return {
    type: types[path.split('.').at(-1) ?? ''] ?? 'text/html; charset=utf-8',
    etag: 'feedc0de',
    bytes,
    encodings: { br: bytes + 3, gzip: bytes + 5 },
    immutable: /-[0-9a-f]{8}\./.test(path),
  }
}
