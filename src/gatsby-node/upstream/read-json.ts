import * as z from 'zod/mini'
import { UpstreamFault } from './upstream-fault'

/** How the build reaches the API. */
export interface Upstream {
  /** Root of the REST API, e.g. `http://localhost:8100/api/v1`. */
  base: string
  fetch: typeof fetch
  /** Longest wait for one answer, in milliseconds. */
  timeoutMs: number
}

/**
 * Reads one answer and checks it against its schema.
 * @throws UpstreamFault naming endpoint and field.
 */
export async function readJson<Answer>(
  upstream: Upstream,
  endpoint: string,
  schema: z.ZodMiniType<Answer>,
): Promise<Answer> {
  const body = await readBody(upstream, endpoint)
  const parsed = z.safeParse(schema, parseJson(endpoint, body))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new UpstreamFault(
    endpoint,
    `${fieldName(issue?.path)} has the wrong shape (${issue?.message})`,
  )
}

async function readBody({ base, fetch, timeoutMs }: Upstream, endpoint: string): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await fetch(`${base}${endpoint}`, {
      headers: { accept: 'application/json', 'accept-language': 'el' },
      redirect: 'error',
      signal,
    })
    if (!answer.ok) throw new UpstreamFault(endpoint, `answered ${answer.status}`)
    return await answer.text()
  } catch (failure) {
    if (failure instanceof UpstreamFault) throw failure
    if (signal.aborted) throw new UpstreamFault(endpoint, `no answer within ${timeoutMs / 1000} s`)
    throw new UpstreamFault(endpoint, `not reachable (${rootMessage(failure)})`)
  }
}

function parseJson(endpoint: string, body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    const kind = /^\s*</.test(body) ? 'an HTML page' : 'text that is not whole JSON'
    throw new UpstreamFault(endpoint, `answered ${kind}`)
  }
}

function fieldName(path: readonly PropertyKey[] = []): string {
  const name = path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')
  return name || 'the answer'
}

/** What lies at the bottom of a failure of fetch; some failures carry only a code. */
function rootMessage(failure: unknown): string {
  if (failure === null || typeof failure !== 'object') return String(failure)
  if ('cause' in failure && failure.cause) return rootMessage(failure.cause)
  const words = 'message' in failure ? String(failure.message) : ''
  const code = 'code' in failure ? String(failure.code) : ''
  return words || code || String(failure)
}
