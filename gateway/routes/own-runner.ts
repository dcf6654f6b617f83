import type { Context } from 'hono'
import {
  idempotencyHeader,
  idempotencyKey,
  replayedHeader,
} from '../../contract/shop/idempotency-key'
import { GatewayError } from '../gateway-error'
import type { GatewayEnv } from '../gateway-parts'
import { createLog } from '../middleware/log-requests'
import { isMember, type MemberSession } from '../session/sealed-session'
import { readJson, readNothing } from '../upstream/read-answer'
import { type RestCall, type RouteTools, restBase, sendUpstream } from '../upstream/rest-call'
import type { OwnCalls, OwnRow } from './own-row'
import { checkedBody, fieldsRefused, fill, queryFor } from './row-runner'

type OwnContext = Context<GatewayEnv>

/** Answers one request about a person's own things by its row. */
export async function runOwnRow(tools: RouteTools, row: OwnRow, c: OwnContext): Promise<Response> {
  const member = memberFor(row, c)
  const headers = row.keyed ? keyHeader(c) : {}
  const body = row.method === 'GET' ? null : await checkedBody(tools, row.body ?? null, c)
  const query = queryFor(row, c, row.userKey ? { [row.userKey]: String(member.userId) } : {})
  const calls = ownCalls(tools, c, member)
  const viewer = { userId: member.userId }
  const pathOf = (pattern: string) => fill(pattern, c, { me: String(member.userId) })
  const { first, forward } = row
  const found = first ? first.answer(await calls.ask('GET', pathOf(first.upstream)), viewer) : null
  const { shippingPrice } = tools.parts.config.shop
  const sent = forward ? forward(body, { ...viewer, shippingPrice, found }) : body
  const path = `${pathOf(row.upstream)}${query}`
  const { body: answer, isReplay } = await askForRow(tools, row, c, {
    ...callOf(row.method, path, sent, member),
    headers,
  })
  const finish = isReplay ? row.finishReplay : row.finish
  const whole = finish ? await finish(answer, calls) : answer
  const shown = row.answer(whole, viewer)
  return row.success === 204 ? tools.answers.empty() : tools.answers.json(shown, row.success)
}

/** Who asks; 401 for guests, 404 where the path names another person. */
export function memberFor({ owner }: Pick<OwnRow, 'owner'>, c: OwnContext): MemberSession {
  const { session } = c.var
  if (!isMember(session)) throw new GatewayError(401)
  if (owner && c.req.param('id') !== String(session.userId)) throw new GatewayError(404)
  return session
}

function keyHeader(c: OwnContext): Record<string, string> {
  const { data } = idempotencyKey.safeParse(c.req.header(idempotencyHeader))
  if (!data) throw fieldsRefused([idempotencyHeader], 'the header is missing or malformed')
  return { [idempotencyHeader.toLowerCase()]: data }
}

function callOf(method: string, path: string, body: unknown, session: MemberSession): RestCall {
  const text = body === null || body === undefined ? undefined : JSON.stringify(body)
  return { method, path: `${restBase}${path}`, body: text, session }
}

interface Asked {
  body: unknown
  /** Whether an earlier request with the same key had done the work. */
  isReplay: boolean
}

async function askForRow(
  tools: RouteTools,
  { success, whenMissing }: OwnRow,
  c: OwnContext,
  call: RestCall,
): Promise<Asked> {
  const read = success === 204 ? readNothing : readJson
  try {
    return await sendUpstream(tools, c, call, async (answer) => ({
      body: await read(answer),
      isReplay: answer.headers.get(replayedHeader) === 'true',
    }))
  } catch (error) {
    const isMissing = error instanceof GatewayError && error.status === 404
    if (isMissing && whenMissing !== undefined) return { body: whenMissing, isReplay: false }
    throw asMissing(error)
  }
}

/** Another's thing is refused in the words in which one is that does not exist. */
function asMissing(error: unknown): unknown {
  if (!(error instanceof GatewayError) || ![403, 404].includes(error.status)) return error
  return new GatewayError(404, { reason: `the upstream answered ${error.status}` })
}

function ownCalls(tools: RouteTools, c: OwnContext, member: MemberSession): OwnCalls {
  return {
    userId: member.userId,
    async ask(method, path, body) {
      try {
        return await sendUpstream(tools, c, callOf(method, path, body, member), readJson)
      } catch (error) {
        throw asMissing(error)
      }
    },
    note(event, error) {
      const reason = error instanceof Error ? error.message : String(error)
      createLog(tools.parts)({ event, id: c.var.requestId, reason })
    },
  }
}
