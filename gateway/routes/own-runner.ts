import type { Context } from 'hono'
import { largestPageSize } from '../../contract/wire/page'
import type { GatewayEnv } from '../dependencies'
import { GatewayError } from '../gateway-error'
import { answerList } from '../lists/list-answer'
import type { AnyListRule } from '../lists/list-rule'
import { createLog } from '../middleware/log-requests'
import { isMember, type MemberSession } from '../session/encrypted-session'
import { readJson, readNothing } from '../upstream/read-answer'
import { type RestCall, type RouteTools, restBase, sendUpstream } from '../upstream/rest-call'
import type { OwnCalls, OwnRow } from './own-row'
import { checkedBody, checkedQuery, fill, queryFor } from './row-runner'

type OwnContext = Context<GatewayEnv>

/** Answers one request about a person's own things by its row. */
export async function runOwnRow(tools: RouteTools, row: OwnRow, c: OwnContext): Promise<Response> {
  const member = await memberFor(tools, row, c)
  if (row.list) return runOwnList(tools, row, row.list, c, member)
  const body = row.method === 'GET' ? null : await checkedBody(tools, row.body ?? null, c)
  const query = queryFor(row, c, row.userKey ? { [row.userKey]: String(member.userId) } : {})
  const calls = ownCalls(tools, c, member)
  const viewer = { userId: member.userId }
  const pathOf = (pattern: string) => fill(pattern, c, { me: String(member.userId) })
  const { first, forward } = row
  const found = first ? first.answer(await calls.ask('GET', pathOf(first.upstream)), viewer) : null
  const sent = forward ? forward(body, { ...viewer, found }) : body
  const path = `${pathOf(row.upstream)}${query}`
  const answer = row.perform
    ? await row.perform(sent, calls, found)
    : await askForRow(tools, row, c, callOf(row.upstreamMethod ?? row.method, path, sent, member))
  const whole = row.finish ? await row.finish(answer, calls) : answer
  const shown = row.answer(whole, viewer)
  return row.success === 204 ? tools.answers.empty() : tools.answers.json(shown, row.success)
}

/** One page of a person's own list, without what is hidden from them as well. */
async function runOwnList(
  tools: RouteTools,
  row: OwnRow,
  rule: AnyListRule,
  c: OwnContext,
  member: MemberSession,
): Promise<Response> {
  const ask = (path: string) =>
    sendUpstream(tools, c, callOf('GET', path, null, member), readJson).catch((error: unknown) => {
      throw asMissing(error)
    })
  const page = await answerList(tools.lists, {
    source: { rule, userId: member.userId, ask },
    path: fill(row.upstream, c, { me: String(member.userId) }),
    query: checkedQuery(row.query ?? {}, c),
    pageSize: row.pageSize ?? largestPageSize,
  })
  return tools.answers.json(page)
}

/**
 * Who asks, their session confirmed; 401 for guests and after its end, 404 where the path names
 * another person.
 */
export async function memberFor(
  { sessions }: RouteTools,
  { owner }: Pick<OwnRow, 'owner'>,
  c: OwnContext,
): Promise<MemberSession> {
  const { session } = c.var
  if (!isMember(session)) throw new GatewayError(401)
  if (owner && c.req.param('id') !== String(session.userId)) throw new GatewayError(404)
  await sessions.confirm(session, c)
  return session
}

/** A call of the upstream in a person's name. */
export function callOf(
  method: string,
  path: string,
  body: unknown,
  session: MemberSession,
): RestCall {
  const text = body === null || body === undefined ? undefined : JSON.stringify(body)
  return { method, path: `${restBase}${path}`, body: text, session }
}

async function askForRow(
  tools: RouteTools,
  { method, success, whenMissing }: OwnRow,
  c: OwnContext,
  call: RestCall,
): Promise<unknown> {
  const read = success === 204 ? readNothing(method) : readJson
  try {
    return await sendUpstream(tools, c, call, read)
  } catch (error) {
    const isMissing = error instanceof GatewayError && error.status === 404
    if (isMissing && whenMissing !== undefined) return whenMissing
    throw asMissing(error)
  }
}

/** Another's thing is refused in the words in which one is that does not exist. */
function asMissing(error: unknown): unknown {
  if (!(error instanceof GatewayError) || ![403, 404].includes(error.status)) return error
  return new GatewayError(404, { reason: `the upstream answered ${error.status}` })
}

/** Further calls in a person's name. */
export function ownCalls(tools: RouteTools, c: OwnContext, member: MemberSession): OwnCalls {
  return {
    userId: member.userId,
    async ask(method, path, body) {
      try {
        const read = method === 'DELETE' ? readNothing(method) : readJson
        return await sendUpstream(tools, c, callOf(method, path, body, member), read)
      } catch (error) {
        throw asMissing(error)
      }
    },
    note(event, error) {
      const reason = error instanceof Error ? error.message : String(error)
      createLog(tools.deps)({ event, id: c.var.requestId, reason })
    },
  }
}
