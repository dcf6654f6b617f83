import type { DataExport } from '#contract/account/data-export'
import * as endpoints from '#contract/endpoints/data-exports'
import type { ApiDataExport } from '#upstream/data-export'
import * as upstream from '#upstream/endpoints/data-exports'
import type { Api, Member, Visibility } from '../http/api'
import { createRoutes } from '../http/create-routes'
import { readQuery } from '../http/query'
import type { RouteContext } from '../http/route-env'
import { GatewayError } from '../lib/gateway-error'

/**
 * Copies of a member's data. The API gives one to anybody who knows its token: here it is given to the
 * member in whose list it is, and no token is sent to a browser.
 */
export function dataExportRoutes({ api }: { api: Api }) {
  const { routes, route } = createRoutes(api)

  const listOf = (member: Member) =>
    member.ask(upstream.listDataExports, { params: { me: member.userId } })

  route(endpoints.listDataExports, async ({ c, endpoint, member }) => {
    const token = readQuery(c, endpoint.query).get('token')
    const rows = await listOf(member)
    const exports = rows.map((row) => shownExport(c, row))
    return { exports, linked: rows.find((row) => row.token === token)?.id ?? null }
  })

  route(endpoints.requestDataExport, async ({ c, member }) => {
    const params = { me: member.userId }
    return shownExport(c, await member.ask(upstream.requestDataExport, { params }))
  })

  route(endpoints.readDataExport, async ({ member, id }) => {
    const wanted = (await listOf(member)).find((row) => String(row.id) === id)
    if (!wanted) throw new GatewayError(404)
    const sent = { params: { token: wanted.token }, visible: ofViewer }
    return member.ask(upstream.downloadDataExport, sent).catch(asMissing)
  })

  return routes
}

/** Between the end of a copy and the next time that the API looks, it still says that it is ready. */
function shownExport(c: RouteContext, row: ApiDataExport): DataExport {
  const { id, status, createdAt, expiresAt, fileSize } = row
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= c.var.basics.clock()
  const isMade = status === 'ready' && isOver ? 'expired' : status
  const state = isMade === 'pending' || isMade === 'processing' ? 'making' : isMade
  return { id, state, createdAt, expiresAt, fileSize }
}

/** Whatever a token opens is shown only to the person whom it is about. */
const ofViewer: Visibility<{ profile: { id: number } }> = ({ profile }, { userId }) =>
  profile.id === userId

/** The API says 410 of a copy that is over, which to our pages would be the end of the session. */
function asMissing(error: unknown): never {
  if (!(error instanceof GatewayError) || error.status !== 410) throw error
  throw new GatewayError(404, { reason: 'the copy has expired' })
}
