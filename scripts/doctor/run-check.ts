import * as z from 'zod/mini'
import { largestPageSize } from '#contract/wire/page'
import type { FailureKind } from '#upstream/client'
import type { Reply, Send } from './api-calls'
import type { Check, Seen } from './checks'

/** `unseen`: nothing to request, or no conclusive answer. */
export type CheckResult = 'fits' | 'differs' | 'missing' | 'unseen'

/** Result for one endpoint. */
export interface Finding {
  endpoint: string
  result: CheckResult
  note: string
  /** Why no response arrived; absent if one did. */
  failure?: FailureKind
  /** The body as received, if it fits its status. */
  body?: unknown
}

const mostDifferences = 3

/** Reads one endpoint and compares its answer with the schema. */
export async function runCheck(
  send: Send,
  check: Check,
  seen: Seen,
  { headers, slowMs }: { headers: Record<string, string>; slowMs: number },
): Promise<Finding> {
  const { endpoint } = check
  const path = check.path(seen)
  if (path === null) {
    return { endpoint, result: 'unseen', note: 'nothing there to ask for' }
  }
  const reply = await send({ path, headers, ...(check.slow ? { timeoutMs: slowMs } : {}) })
  return { endpoint, ...judge(check, reply) }
}

function judge(check: Check, reply: Reply): Omit<Finding, 'endpoint'> {
  if (!('status' in reply)) return { result: 'differs', note: reply.what, failure: reply.kind }
  const { status } = reply
  if (status === check.emptyStatus) return { result: 'fits', note: `${status}: none` }
  if (status === 429) return { result: 'unseen', note: '429: too many requests' }
  if (status !== (check.status ?? 200)) {
    const isMissing = status === 404 || status === 405 || status === 501
    return { result: isMissing ? 'missing' : 'differs', note: `answered ${status}` }
  }
  if (reply.kind === 'other') {
    return { result: 'differs', note: `answered ${reply.what}` }
  }
  const { body } = reply
  const parsed = z.safeParse(check.schema, body)
  if (!parsed.success) {
    return { result: 'differs', note: namesOf(parsed.error.issues, body), body }
  }
  const page = z.safeParse(shortPage, body).data
  if (page && page.results.length !== Math.min(page.count, page.pageSize, largestPageSize)) {
    const note = `count says ${page.count}, ${page.results.length} came on a page of ${page.pageSize}`
    return { result: 'differs', note, body }
  }
  return { result: 'fits', note: page ? rowsNote(page.count) : '', body }
}

const shortPage = z.object({ count: z.int(), pageSize: z.int(), results: z.array(z.unknown()) })

const rowsNote = (count: number) => (count === 1 ? '1 row' : `${count} rows`)

type Issue = Pick<z.core.$ZodIssue, 'path' | 'code' | 'message'>

/** The fields that are wrong, each once: `results[].absoluteUrl is missing`. */
function namesOf(issues: readonly Issue[], body: unknown): string {
  const all = issues.map(({ path, code, message }) => {
    const name = nameOf(path)
    const value = valueAt(body, path)
    if (value === undefined) return `${name} is missing`
    if (code === 'invalid_type' || code === 'invalid_union') return `${name} is ${typeOf(value)}`
    return `${name}: ${message}`
  })
  const each = [...new Set(all)]
  const left = each.length - mostDifferences
  const more = left > 0 ? [`${left} more`] : []
  return [...each.slice(0, mostDifferences), ...more].join(', ')
}

function nameOf(path: readonly PropertyKey[]): string {
  const name = path.map((part) => (typeof part === 'number' ? '[]' : `.${String(part)}`)).join('')
  return name.replace(/^\./, '') || 'the answer'
}

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null)?.[key], body)

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : `a value of type ${typeof value}`
