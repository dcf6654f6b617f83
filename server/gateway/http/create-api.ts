import { addressOf } from '#upstream/endpoints/endpoint'
import { GatewayError } from '../lib/gateway-error'
import { isMember, type MemberSession } from '../session/encrypted-session'
import { clearGuestCookie, holdsGuest } from '../session/guest-cookie'
import type { GuestStore } from '../session/guest-store'
import type { SessionConfirmation } from '../session/session-confirmation'
import type { SessionEnds } from '../session/session-ends'
import type { SessionStore } from '../session/session-store'
import type { OptionalPart } from '../upstream/optional-part'
import { readJson, readNothing } from '../upstream/read-answer'
import type { SharedLists } from '../upstream/shared-lists'
import type { Api, Member } from './api'
import { askingBy, type Send } from './asking'
import { clientOf } from './client-of'
import { guestBuyer } from './guest-buyer'
import type { RouteContext } from './route-env'
import { rowReports } from './row-reports'
import type { UpstreamCalls } from './upstream-calls'

interface Tools {
  calls: UpstreamCalls
  lists: SharedLists
  optionalPart: OptionalPart
  sessions: SessionConfirmation
  sessionEnds: SessionEnds
  sessionStore: SessionStore
  guests: GuestStore
  /** Whether the shop is open to guests. */
  isOpenToGuests: boolean
}

/** Calls of the REST API for members and guests. */
export function createApi(tools: Tools): Api {
  const { calls, lists, optionalPart, sessions, sessionEnds, sessionStore, guests } = tools

  function requireSession(c: RouteContext): MemberSession {
    const { session } = c.var
    if (!isMember(session)) throw new GatewayError(401)
    return session
  }

  async function confirmed(c: RouteContext, session: MemberSession): Promise<Member> {
    await sessions.confirm(session, clientOf(c))
    /** A call of the member; where its token is refused, the session ends. */
    async function ask<Answer>(call: () => Promise<Answer>): Promise<Answer> {
      try {
        return await call()
      } catch (error) {
        if (isSignedOut(error)) await endRefused(c, session)
        throw error
      }
    }
    const send: Send = async (method, path, { whenMissing, ...options }) => {
      const read = method === 'DELETE' ? readNothing : readJson
      try {
        return await ask(() => calls.sendRest(c, session, { method, path, ...options }, read))
      } catch (error) {
        if (whenMissing !== undefined && isMissing(error)) return whenMissing
        throw asMissing(error)
      }
    }
    return {
      ...askingBy(send, { userId: session.userId, reportRows: rowReports(c) }),
      userId: session.userId,
      session,
      sendRaw: (call, { params, ...sent }, read) => {
        const path = addressOf(call, params ?? {})
        return ask(() => calls.sendRest(c, session, { method: call.method, path, ...sent }, read))
      },
    }
  }

  async function endRefused(c: RouteContext, session: MemberSession): Promise<void> {
    if (sessionStore.isRetired(session) || sessions.isRefused(session)) return
    sessionEnds.end(session.generation)
    await optionalPart(sessions.refuse(session, clientOf(c)), () => undefined)
  }

  const guestReader = (c: RouteContext) => ({ userId: null, reportRows: rowReports(c) })

  const asGuest: Api['asGuest'] = (c, client) =>
    askingBy(
      (method, path, options) =>
        calls.sendRest(c, null, { method, path, client, ...options }, readJson),
      guestReader(c),
    )

  /** Null for guests, and where the session has ended or is not confirmed at once. */
  async function confirmedSession(c: RouteContext): Promise<MemberSession | null> {
    const { session } = c.var
    if (!isMember(session)) return null
    const confirmed = sessions.confirm(session, clientOf(c)).then(() => session)
    return optionalPart<MemberSession | null>(confirmed, () => null)
  }

  const keptGuest = (c: RouteContext) => guests.read(c.get('cookies'))
  const guestTools = (c: RouteContext) => ({ calls, guests, reportRows: rowReports(c) })

  return {
    async requireBuyer(c) {
      const { session } = c.var
      if (isMember(session)) return confirmed(c, session)
      if (!tools.isOpenToGuests) throw new GatewayError(401)
      return guestBuyer(c, guestTools(c), await keptGuest(c))
    },
    async guestOf(c) {
      const kept = await keptGuest(c)
      return kept && guestBuyer(c, guestTools(c), kept)
    },
    async forgetGuest(c) {
      if (!holdsGuest(c.get('cookies'))) return
      c.set('guestCookie', clearGuestCookie)
      await guests.end(c.get('cookies'))
    },
    requireMember: async (c) => confirmed(c, requireSession(c)),
    async requireOwner(c) {
      const session = requireSession(c)
      if (c.req.param('id') !== String(session.userId)) throw new GatewayError(404)
      return confirmed(c, session)
    },
    asGuest,
    asGuests: (c) => askingBy((_, path) => lists.readOnce(path, clientOf(c)), guestReader(c)),
    async asViewer(c) {
      const session = await confirmedSession(c)
      if (!session) return asGuest(c)
      const send: Send = async (method, path, options) => {
        const call = { method, path, ...options }
        try {
          return await calls.sendRest(c, session, call, readJson)
        } catch (error) {
          if (!isSignedOut(error)) throw error
          return calls.sendRest(c, null, call, readJson)
        }
      }
      return askingBy(send, { userId: session.userId, reportRows: rowReports(c) })
    },
    endRefused,
  }
}

/** Whether a call failed because its access token is no longer valid. */
const isSignedOut = (error: unknown): boolean =>
  error instanceof GatewayError && error.status === 401

/** Whether the API, or the gateway, has answered 404. */
const isMissing = (error: unknown): boolean => error instanceof GatewayError && error.status === 404

/** Another person's entity is refused with the same message as one that does not exist. */
function asMissing(error: unknown): unknown {
  if (!(error instanceof GatewayError) || ![403, 404].includes(error.status)) return error
  return new GatewayError(404, { reason: `the upstream answered ${error.status}` })
}
