import { staleSignIn } from '#contract/account/account-deletion'
import { deleteAccount } from '#contract/endpoints/account'
import * as upstream from '#upstream/endpoints/account'
import type { Api, Member } from '../http/api'
import { clientOf } from '../http/client-of'
import { createRoutes } from '../http/create-routes'
import { GatewayError } from '../lib/gateway-error'
import { apiCookie, endsApiCookie } from '../session/api-cookie'
import type { DeletedAccounts } from '../session/deleted-accounts'
import type { SessionConfirmation } from '../session/session-confirmation'
import type { SessionEnds } from '../session/session-ends'
import type { OptionalPart } from '../upstream/optional-part'
import { parse, readJson } from '../upstream/read-answer'

interface DeletionTools {
  api: Api
  sessions: SessionConfirmation
  sessionEnds: SessionEnds
  deletedAccounts: DeletedAccounts
  optionalPart: OptionalPart
}

/**
 * A member leaves for good. The API ends all access tokens at once and erases the account later;
 * until then it would still know the session, so that it is ended here, and at the sign-in service.
 */
export function accountDeletionRoutes(tools: DeletionTools) {
  const { api, sessions, sessionEnds, deletedAccounts, optionalPart } = tools
  const { routes, route } = createRoutes(api)

  route(deleteAccount, async ({ c, member, body }) => {
    const { session, userId } = member
    await askForDeletion(member, body)
    await deletedAccounts.add(userId)
    sessionEnds.end(session.generation)
    sessionEnds.doubt(userId)
    c.set('endsSession', true)
    await api.forgetGuest(c)
    await optionalPart(sessions.refuse(session, clientOf(c)), () => undefined)
    return { accepted: true as const }
  })

  return routes
}

/**
 * @throws GatewayError 403 `staleSignIn`, 401 where the session has ended, and whatever hides whether
 * the API has accepted it
 */
async function askForDeletion(member: Member, body: object): Promise<void> {
  const { answer: schema } = upstream.deleteAccount
  const sent = { params: { me: member.userId }, body, headers: apiCookie(member.session) }
  try {
    await member.sendRaw(upstream.deleteAccount, sent, (answer) => {
      if (answer.status >= 400 && endsApiCookie(answer)) throw new GatewayError(401)
      return parse(
        schema,
        refusedAsStale(() => readJson(answer)),
      )
    })
  } catch (error) {
    if (!(error instanceof GatewayError) || error.status < 500) throw error
    if (error.details.unsent || !(await isTokenOver(member))) throw error
  }
}

/** A 403 of the API itself, not that of a server in front of it, asks to sign in anew. */
function refusedAsStale(read: () => unknown): unknown {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof GatewayError) || error.status !== 403) throw error
    throw new GatewayError(403, { data: { code: staleSignIn } })
  }
}

/** Whether the API has ended the access token, as it does when it accepts a deletion. */
async function isTokenOver(member: Member): Promise<boolean> {
  return member.ask(upstream.readAccount, { params: { me: member.userId } }).then(
    () => false,
    (error: unknown) => error instanceof GatewayError && [401, 404].includes(error.status),
  )
}
