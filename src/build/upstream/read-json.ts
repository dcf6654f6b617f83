import * as z from 'zod/mini'
import {
  callUpstream,
  type UpstreamAnswer,
  UpstreamFailure,
  type UpstreamFetch,
} from '../../../upstream/client'
import { restPath } from '../../../upstream/defaults'
import { publicHeaders } from '../../../upstream/public-headers'
import { adviceFor } from './advice'
import { UpstreamFault } from './upstream-fault'

/** How the build reaches the API: as the gateway does. */
export interface Upstream {
  /** Origin of the API, e.g. `http://localhost:8100`. */
  url: string
  /** Origin that people open; the API is told. */
  publicUrl: string
  fetch: UpstreamFetch
  /** Longest wait for one answer, in milliseconds. */
  timeoutMs: number
}

/**
 * Reads one answer and checks it against its schema.
 * @throws UpstreamFault naming address and field.
 */
export async function readJson<Answer>(
  upstream: Upstream,
  endpoint: string,
  schema: z.ZodMiniType<Answer>,
): Promise<Answer> {
  const address = `${upstream.url}${restPath}${endpoint}`
  const body = await readBody(upstream, address)
  const parsed = z.safeParse(schema, parseJson(address, body))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new UpstreamFault(
    address,
    `${fieldName(issue?.path)} has the wrong shape (${issue?.message})`,
    adviceFor('wrong shape'),
  )
}

async function readBody(upstream: Upstream, address: string): Promise<string> {
  const { fetch, publicUrl, timeoutMs } = upstream
  const call = { url: address, method: 'GET', headers: publicHeaders(publicUrl), timeoutMs }
  try {
    return await callUpstream(fetch, call, (answer) => readText(address, answer))
  } catch (failure) {
    if (!(failure instanceof UpstreamFailure)) throw failure
    throw new UpstreamFault(address, failure.message, adviceFor(failure.kind))
  }
}

async function readText(address: string, answer: UpstreamAnswer): Promise<string> {
  if (answer.status >= 200 && answer.status < 300) return answer.text()
  await answer.body?.cancel()
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
