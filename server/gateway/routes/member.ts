import type { UpstreamAnswer } from '#upstream/client'
import { restPath } from '#upstream/g1/api'
import { GatewayError } from '../gateway-error'
import type { Viewer } from '../lists/list-rule'
import type { RouteContext } from '../services'
import { isMember, type MemberSession } from '../session/encrypted-session'
import { readJson, readNothing } from '../upstream/read-answer'
import { discardBody } from './read-body'
import { answerEmpty } from './responses'
import { clientOf, type SendOptions, sendRest, sendUpstream } from './send-upstream'
import { requireMine } from './visibility'

interface MemberSendOptions extends SendOptions {
  /** The answer where the upstream's 404 means that there is nothing yet. */
  whenMissing?: unknown
  /** A success has no content; that of a DELETE never has. */
  noContent?: boolean
}

/** The person who is signed in, and calls of the API with their access token. */
export interface Member extends Viewer {
  userId: number
  session: MemberSession
  /**
   * Calls the REST API and reads JSON. 403 becomes 404: another person's entity is refused like one
   * that does not exist. An expired token is 401, never a guest's response.
   */
  send(method: string, path: string, options?: MemberSendOptions): Promise<unknown>
}

/** The signed-in person, their session confirmed; 401 for guests and after its end. */
export async function requireMember(c: RouteContext): Promise<Member> {
  const { session } = c.var
  if (!isMember(session)) throw new GatewayError(401)
  return confirmed(c, session)
}

/** The same where `:id` of the path names a person: 404 where it names another one. */
export async function requireOwner(c: RouteContext): Promise<Member> {
  const { session } = c.var
  if (!isMember(session)) throw new GatewayError(401)
  if (c.req.param('id') !== String(session.userId)) throw new GatewayError(404)
  return confirmed(c, session)
}

async function confirmed(c: RouteContext, session: MemberSession): Promise<Member> {
  await c.var.services.sessions.confirm(session, clientOf(c))
  return {
    userId: session.userId,
    session,
    async send(method, path, { query, body, whenMissing, noContent } = {}) {
      const read = noContent || method === 'DELETE' ? readNothing(method) : readJson
      try {
        return await sendRest(c, session, { method, path, query, body }, read)
      } catch (error) {
        if (whenMissing !== undefined && isMissing(error)) return whenMissing
        throw asMissing(error)
      }
    },
  }
}

export const isMissing = (error: unknown): boolean =>
  error instanceof GatewayError && error.status === 404

/** Another person's entity is refused with the same message as one that does not exist. */
function asMissing(error: unknown): unknown {
  if (!(error instanceof GatewayError) || ![403, 404].includes(error.status)) return error
  return new GatewayError(404, { reason: `the upstream answered ${error.status}` })
}

/** Deletes an entity of the signed-in person; 404 where it is another's. */
export async function deleteMine(c: RouteContext, path: string): Promise<Response> {
  const member = await requireMember(c)
  await discardBody(c)
  requireMine(await member.send('GET', path), member)
  await member.send('DELETE', path)
  return answerEmpty(c)
}

/** A JSON or form call whose raw response is passed to `read`, headers included. */
export function sendAsMember<Answer>(
  c: RouteContext,
  { session }: Member,
  call: {
    method: string
    path: string
    body: string | Uint8Array<ArrayBuffer>
    headers: Record<string, string>
  },
  read: (answer: UpstreamAnswer) => Answer,
): Promise<Answer> {
  return sendUpstream(c, { ...call, path: `${restPath}${call.path}`, session }, read)
}
