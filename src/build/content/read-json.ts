import * as z from 'zod/mini'
import { pastCache, restPath } from '../../../server/upstream/api'
import {
  callUpstream,
  type FailureKind,
  publicHeaders,
  textOf,
  type UpstreamAnswer,
  UpstreamFailure,
  type UpstreamFetch,
} from '../../../server/upstream/client'

/** Refuses the build; the message is one line for the operator. */
export class BuildRefused extends Error {
  override name = 'BuildRefused'
}

/** Content that cannot be read: one line with address or list, reason, and advice if any. */
export class UpstreamFault extends BuildRefused {
  override name = 'UpstreamFault'

  constructor(
    readonly endpoint: string,
    readonly reason: string,
    advice?: string,
  ) {
    super(advice ? `GET ${endpoint}: ${reason}. ${advice}` : `GET ${endpoint}: ${reason}`)
  }
}

/** Access of the build to the API. */
export interface Upstream {
  /** Origin of the API, e.g. `http://localhost:8100`. */
  url: string
  /** Public origin of the site, sent as `X-Forwarded-Host` and `X-Forwarded-Proto`. */
  publicUrl: string
  fetch: UpstreamFetch
  /** Timeout of one request, in milliseconds. */
  timeoutMs: number
  /** The moment of the build, in ms since 1970: what the API has cached from before is passed by. */
  readAt: number
  /** Tells the operator of content that is left out. */
  warn: (text: string) => void
}

/**
 * Reads one response and checks it against its schema.
 * @throws UpstreamFault naming address and field.
 */
export async function readJson<Answer>(
  upstream: Upstream,
  endpoint: string,
  schema: z.ZodMiniType<Answer>,
): Promise<Answer> {
  const path = `${restPath}${endpoint}`
  const address = `${upstream.url}${path}`
  const body = await readBody(upstream, address, pastCache(path, upstream.readAt))
  const parsed = z.safeParse(schema, parseJson(address, body))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new UpstreamFault(
    address,
    `${fieldName(issue?.path)} has the wrong shape (${issue?.message})`,
    adviceFor('wrong shape'),
  )
}

/** @param path the address as it is requested */
async function readBody(upstream: Upstream, address: string, path: string): Promise<string> {
  const { fetch, publicUrl, timeoutMs } = upstream
  const call = {
    url: `${upstream.url}${path}`,
    method: 'GET',
    headers: publicHeaders(publicUrl),
    timeoutMs,
  }
  try {
    return readText(address, await callUpstream(fetch, call))
  } catch (failure) {
    if (!(failure instanceof UpstreamFailure)) throw failure
    throw new UpstreamFault(address, failure.message, adviceFor(failure.kind))
  }
}

function readText(address: string, answer: UpstreamAnswer): string {
  if (answer.status >= 200 && answer.status < 300) return textOf(answer)
  throw new UpstreamFault(address, `answered ${answer.status}`, adviceFor(answer.status))
}

function parseJson(address: string, body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    if (/^\s*</.test(body)) {
      throw new UpstreamFault(address, 'answered an HTML page', adviceFor('not the API'))
    }
    throw new UpstreamFault(address, 'answered text that is not whole JSON')
  }
}

function fieldName(path: readonly PropertyKey[] = []): string {
  const name = path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')
  return name || 'the answer'
}

const byKind: Record<FailureKind | 'not the API' | 'wrong shape', string> = {
  'not reachable': 'Is the API running, and is UPSTREAM_URL its address?',
  'timed out': 'UPSTREAM_TIMEOUT_MS lets the build and the gateway wait longer.',
  redirected:
    'Redirects are not followed: set UPSTREAM_URL to where the API itself answers, and PUBLIC_URL, which it is told as X-Forwarded-Host and X-Forwarded-Proto, to an address that it serves.',
  'not the API': 'Is UPSTREAM_URL the origin of the API, and not of a site?',
  'wrong shape': '`npm run doctor -- --upstream <UPSTREAM_URL>` says what else differs.',
}

/** Advice for the operator about a failed call of the API, by status or kind. */
export function adviceFor(failure: number | keyof typeof byKind): string {
  if (typeof failure !== 'number') return byKind[failure]
  if (failure === 400) return 'Does the API serve the host of PUBLIC_URL (ALLOWED_HOSTS)?'
  if (failure === 401 || failure === 403)
    return 'The build reads as a guest: what stands in the way?'
  if (failure === 404) return 'Is UPSTREAM_URL the origin of the API, without a path?'
  if (failure === 429) return 'The API limits requests: try again later.'
  return 'The log of the API says why.'
}
