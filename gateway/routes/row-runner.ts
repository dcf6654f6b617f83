import type { Context } from 'hono'
import * as z from 'zod/mini'
import { largestPageSize } from '../../contract/wire/page'
import type { GatewayEnv } from '../dependencies'
import { GatewayError } from '../gateway-error'
import { answerList } from '../lists/list-answer'
import type { AnyListRule } from '../lists/list-rule'
import { readJsonBody } from '../middleware/json-body'
import { isMember, type MemberSession } from '../session/encrypted-session'
import { askUpstream, type RouteTools, restBase } from '../upstream/rest-call'
import { words } from '../words'
import type { Viewer } from './answer-readers'
import { type QueryRules, readQuery } from './query-rules'
import type { RouteRow } from './route-row'

type RowContext = Context<GatewayEnv>

/** Answers one request by its row of the table. */
export async function runRow(tools: RouteTools, row: RouteRow, c: RowContext): Promise<Response> {
  if (row.list) return runList(tools, row, row.list, c)
  const query = queryFor(row, c)
  const body = await bodyFor(tools, row, c)
  const session = await viewerFor(tools, row, c)
  const viewer: Viewer = { userId: session?.userId ?? null }
  const [answer] = await Promise.all([
    askForRow(tools, row, c, { path: `${fill(row.upstream, c)}${query}`, body, session }),
    row.within ? checkWithin(tools, c, row.within) : null,
  ])
  const shown = row.answer(answer, viewer)
  if (row.parent) await checkParent(tools, row.parent, shown)
  return tools.answers.json(shown, row.success)
}

/**
 * Whose eyes a public answer is for: the signed-in person's where the row heeds them. One whose
 * session has ended, or cannot be confirmed, sees what every guest may see.
 */
async function viewerFor(
  { sessions }: RouteTools,
  { asViewer }: RouteRow,
  c: RowContext,
): Promise<MemberSession | null> {
  const { session } = c.var
  if (!asViewer || !isMember(session)) return null
  return sessions.confirm(session, c).then(
    () => session,
    () => null,
  )
}

/** Throws 404 where what an entity belongs to is hidden. */
async function checkParent(
  { lists }: RouteTools,
  { rule, idOf }: NonNullable<RouteRow['parent']>,
  entity: unknown,
): Promise<void> {
  const id = idOf(entity)
  const visible = await lists.visibleAmong(rule, new Set([id]))
  if (!visible.has(id)) throw new GatewayError(404)
}

async function runList(
  tools: RouteTools,
  row: RouteRow,
  rule: AnyListRule,
  c: RowContext,
): Promise<Response> {
  const { lists } = tools
  const query = checkedQuery(row.query ?? {}, c)
  const path = fill(row.upstream, c)
  const pageSize = row.pageSize ?? largestPageSize
  const { whenMissing } = row
  const asGuest = { rule, userId: null, ask: lists.askAsGuest, whenMissing }
  const answer = async () => {
    const session = await viewerFor(tools, row, c)
    const request = { path, query, pageSize, source: asGuest }
    if (!session) return answerList(lists, request)
    const ask = (address: string) =>
      askUpstream(tools, c, { method: 'GET', path: `${restBase}${address}`, session })
    const source = { ...asGuest, userId: session.userId, ask }
    try {
      return await answerList(lists, { ...request, source })
    } catch (error) {
      // A dead token must not keep a person from what every guest may see.
      if (!(error instanceof GatewayError) || error.status !== 401) throw error
      return answerList(lists, request)
    }
  }
  const [page] = await Promise.all([
    answer(),
    row.within ? checkWithin(tools, c, row.within) : null,
  ])
  return tools.answers.json(page)
}

interface RowCall {
  path: string
  body: string | undefined
  session: MemberSession | null
}

async function askForRow(
  tools: RouteTools,
  row: RouteRow,
  c: RowContext,
  { path, body, session }: RowCall,
): Promise<unknown> {
  const call = {
    method: row.method,
    path: `${restBase}${path}`,
    body,
    session,
    timeoutMs: row.slow ? tools.deps.config.healthTimeoutMs : undefined,
  }
  try {
    return await askUpstream(tools, c, call)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    if (error.status === 404 && row.whenMissing !== undefined) return row.whenMissing
    // A dead token must not keep a person from what every guest may see.
    if (error.status === 401 && session) {
      return askUpstream(tools, c, { ...call, session: null })
    }
    throw error
  }
}

async function checkWithin(
  tools: RouteTools,
  c: RowContext,
  { upstream, answer }: NonNullable<RouteRow['within']>,
): Promise<void> {
  const path = `${restBase}${fill(upstream, c)}`
  answer(await askUpstream(tools, c, { method: 'GET', path, session: null }), { userId: null })
}

/** A path of the upstream with the values of the request's path, or those that are known. */
export function fill(
  pattern: string,
  c: RowContext,
  known: Readonly<Record<string, string>> = {},
): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(known[name] ?? c.req.param(name) ?? ''),
  )
}

/** The query of a row's call, with its question mark; `forced` values do not come from outside. */
export function queryFor(
  row: Pick<RouteRow, 'query' | 'pageSize'>,
  c: RowContext,
  forced: Readonly<Record<string, string>> = {},
): string {
  const query = checkedQuery(row.query ?? {}, c)
  for (const [key, value] of Object.entries(forced)) query.set(key, value)
  if (row.pageSize && !query.has('pageSize') && query.get('pagination') !== 'false') {
    query.set('pageSize', String(row.pageSize))
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}

const noQuery = new URLSearchParams()

/** The listed part of a request's query; 400 where a value cannot be meant. */
export function checkedQuery(rules: QueryRules, c: RowContext): URLSearchParams {
  const asked = c.req.url.includes('?') ? new URL(c.req.url).searchParams : noQuery
  const { query, faults } = readQuery(rules, asked)
  if (faults.length === 0) return query
  throw new GatewayError(400, {
    data: invalidFields(faults.map(({ key }) => key)),
    reason: faults.map(({ key, message }) => `${key} ${message}`).join('; '),
  })
}

async function bodyFor(
  tools: RouteTools,
  { method, body }: RouteRow,
  c: RowContext,
): Promise<string | undefined> {
  if (method === 'GET') return undefined
  const checked = await checkedBody(tools, body ?? null, c)
  return checked === null ? undefined : JSON.stringify(checked)
}

/**
 * The body of a request as its schema leaves it; without a schema it is read and dropped. Throws
 * 400 with the fields that cannot be meant.
 */
export async function checkedBody(
  { deps }: RouteTools,
  schema: z.ZodMiniType | null,
  c: RowContext,
): Promise<unknown> {
  const body = await readJsonBody(c, deps.config.jsonBytes)
  if (!schema) return null
  const parsed = z.safeParse(schema, body)
  if (parsed.success) return parsed.data
  throw fieldsRefused(
    parsed.error.issues.map(({ path }) => String(path[0] ?? 'nonFieldErrors')),
    'the body is not as agreed',
  )
}

/** 400 that names fields: people read that they should look at them again, or the words given. */
export function fieldsRefused(
  fields: readonly string[],
  reason: string,
  message?: string,
): GatewayError {
  const named = `${reason}: ${fields.join(', ')}`
  return new GatewayError(400, { data: invalidFields(fields, message), reason: named })
}

function invalidFields(
  fields: readonly string[],
  message: string = words.invalidField,
): Record<string, string[]> {
  return Object.fromEntries(fields.map((field) => [field, [message]]))
}
