import type { Context } from 'hono'
import type { GatewayEnv } from '../gateway-parts'
import type { SealParts } from '../session/seal'
import { authAccountRows } from './auth-account-rows'
import { type AuthRow, authBase } from './auth-row'
import { authRows } from './auth-rows'
import { type AuthTools, runAuthRow } from './auth-runner'
import { blogRows } from './blog-rows'
import { publicConfigRoute } from './public-config-route'
import type { RouteRow, RowMethod } from './route-row'
import { runRow } from './row-runner'
import { searchRoute } from './search-route'
import { serviceRows } from './service-rows'
import { endSessionRoute, readSessionRoute } from './session-routes'
import { shopRows } from './shop-rows'

/** Calls that become one call of the upstream's REST API. What is in no list goes nowhere. */
export const routeTable: readonly RouteRow[] = [...shopRows, ...blogRows, ...serviceRows]

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

/** Everything under `/api`, but for the reports of browsers. */
export function createEndpoints(tools: AuthTools, sealParts: Promise<SealParts>): Endpoint[] {
  const rows = routeTable.map(
    (row): Endpoint => ({
      method: row.method,
      path: `/api${honoPath(row.path)}`,
      run: (c) => runRow(tools, row, c),
    }),
  )
  const authCalls = authTable.map(
    (row): Endpoint => ({
      method: row.method,
      path: `/api${authBase}${row.path}`,
      run: (c) => runAuthRow(tools, row, c),
    }),
  )
  return [
    ...rows,
    ...authCalls,
    { method: 'GET', path: '/api/search', run: (c) => searchRoute(tools, c) },
    { method: 'GET', path: '/api/config/public', run: () => publicConfigRoute(tools) },
    {
      method: 'GET',
      path: '/api/_auth/session',
      run: (c) => readSessionRoute(tools, sealParts, c),
    },
    { method: 'DELETE', path: '/api/_auth/session', run: () => endSessionRoute(tools) },
  ]
}

function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1{[1-9][0-9]{0,14}}')
}
