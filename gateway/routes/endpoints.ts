import type { Context } from 'hono'
import type { GatewayEnv } from '../dependencies'
import { createTakeToken } from '../oauth/fill-token'
import { oauthParamsRoute } from '../oauth/provider-routes'
import type { ProviderTools } from '../oauth/provider-tools'
import type { LiveLines } from '../realtime/sockets'
import type { EncryptionDeps } from '../session/encryption'
import type { SocketTokenIssuer } from '../session/socket-tokens'
import { withReadableRefusal } from '../upstream/refusals'
import { accountForm } from './account-form'
import { accountFormRoute } from './account-form-route'
import { authAccountRows } from './auth-account-rows'
import { type AuthRow, authBase } from './auth-row'
import { authRows } from './auth-rows'
import { type AuthTools, runAuthRow } from './auth-runner'
import { blogRows } from './blog-rows'
import { headedSessionRoute } from './headed-session-route'
import { ownAddressRows } from './own-address-rows'
import { ownNotificationRows } from './own-notification-rows'
import { ownOrderRows } from './own-order-rows'
import type { OwnRow } from './own-row'
import { ownRows } from './own-rows'
import { runOwnRow } from './own-runner'
import { ownShopRows } from './own-shop-rows'
import { ownWritingRows } from './own-writing-rows'
import { createPlaceOrder } from './place-order-route'
import { providerTokenRoute } from './provider-token-route'
import { publicConfigRoute } from './public-config-route'
import type { RouteRow, RowMethod } from './route-row'
import { runRow } from './row-runner'
import { searchRoute } from './search-route'
import { serviceRows } from './service-rows'
import { endSessionRoute, readSessionRoute } from './session-routes'
import { shopRows } from './shop-rows'
import { socketTokensRoute } from './socket-tokens-route'

/** Calls that become one call of the upstream's REST API. What is in no list goes nowhere. */
export const routeTable: readonly RouteRow[] = [...shopRows, ...blogRows, ...serviceRows]

/** Calls about a person's own things: the same, for them alone. */
export const ownTable: readonly OwnRow[] = [
  ...ownRows,
  ...ownAddressRows,
  ...ownShopRows,
  ...ownOrderRows,
  ...ownWritingRows,
  ...ownNotificationRows,
]

/** Calls of the sign-in service, under `/api/_allauth/app/v1`. */
export const authTable: readonly AuthRow[] = [...authRows, ...authAccountRows]

/** Where browsers report what the content policy made them refuse. */
export const reportPath = '/api/_csp'

/** A method and a path under which the gateway answers, in Hono's notation. */
export interface Endpoint {
  method: RowMethod
  path: string
  run: (c: Context<GatewayEnv>) => Response | Promise<Response>
}

/** What all endpoints work with. */
export interface EndpointTools extends AuthTools {
  encryptionDeps: Promise<EncryptionDeps>
  provider: ProviderTools
  socketTokens: SocketTokenIssuer
  lines: LiveLines
}

/** Everything under `/api`, but for the reports of browsers. */
export function createEndpoints(tools: EndpointTools): Endpoint[] {
  const rows = routeTable.map(
    (row): Endpoint => ({
      ...addressOf(row),
      run: (c) => withReadableRefusal(row.body, () => runRow(tools, row, c)),
    }),
  )
  const placeOrder = createPlaceOrder(tools)
  const own = ownTable.map(
    (row): Endpoint => ({
      ...addressOf(row),
      run: (c) =>
        withReadableRefusal(row.body, () =>
          row.keyed ? placeOrder(row, c) : runOwnRow(tools, row, c),
        ),
    }),
  )
  return [...rows, ...own, ...authEndpoints(tools), ...singleEndpoints(tools)]
}

function authEndpoints(tools: EndpointTools): Endpoint[] {
  const take = createTakeToken(tools.encryptionDeps, tools.deps.clock)
  const run = (row: AuthRow, c: Context<GatewayEnv>): Promise<Response> => {
    if (row.special === 'providerToken') return providerTokenRoute(tools, take, row, c)
    return row.special === 'headed' ? headedSessionRoute(tools, row, c) : runAuthRow(tools, row, c)
  }
  return authTable.map((row) => ({
    method: row.method,
    path: `/api${authBase}${row.path}`,
    run: (c) => run(row, c),
  }))
}

function singleEndpoints(tools: EndpointTools): Endpoint[] {
  const { answers, provider } = tools
  const session = '/api/_auth/session'
  return [
    {
      ...addressOf({ method: 'PATCH', path: '/user/account/{id}' }),
      run: (c) => withReadableRefusal(accountForm, () => accountFormRoute(tools, c)),
    },
    { method: 'GET', path: '/api/search', run: (c) => searchRoute(tools, c) },
    { method: 'GET', path: '/api/config/public', run: () => publicConfigRoute(tools) },
    { method: 'GET', path: session, run: (c) => readSessionRoute(tools, c) },
    { method: 'DELETE', path: session, run: (c) => endSessionRoute(tools, c) },
    {
      method: 'GET',
      path: '/api/websocket/user/tokens',
      run: (c) => socketTokensRoute(tools, tools.socketTokens, c),
    },
    {
      method: 'GET',
      path: '/api/auth/oauth-params',
      run: (c) => oauthParamsRoute(provider, answers, c),
    },
  ]
}

const idShape = '[1-9][0-9]{0,14}'
const uuidShape = [8, 4, 4, 4, 12].map((length) => `[0-9a-fA-F]{${length}}`).join('-')

function addressOf({ method, path }: Pick<RouteRow, 'method' | 'path'>) {
  const pattern = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    return `:${name}{${name === 'uuid' ? uuidShape : idShape}}`
  })
  return { method, path: `/api${pattern}` }
}
