import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '#contract/endpoints/endpoint'
import type { UpstreamRecord } from '#gateway/testing/start-gateway'
import { authPath, restPath } from '#upstream/api'
import { upstreamEndpoints } from '#upstream/testing/upstream-endpoints'

/** The calls of the API that each endpoint makes, by its name, as `GET /product/{id}`. */
export type AskedOfApi = Record<string, readonly string[]>

const file = join(__dirname, 'asked-of-api.json')

/** What the walk saw last; docs/endpoints.md is written from it. */
export const writtenAsked = (): AskedOfApi => JSON.parse(readFileSync(file, 'utf8'))

/** With `ASKED=write` the walk writes what it has seen. */
export function writeAsked(asked: AskedOfApi): void {
  if (process.env.ASKED === 'write') writeFileSync(file, `${JSON.stringify(asked, null, 2)}\n`)
}

/** What an endpoint asks of the API, without whether the session lives, with which members' calls begin. */
export function askedBy(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  calls: readonly UpstreamRecord[],
): string[] {
  const confirms = method === 'GET' && path === `/api${authPath}/auth/session`
  const asked = calls.filter((call) => confirms || !isConfirmation(call)).map(nameOf)
  return [...new Set(asked)].sort()
}

const isConfirmation = ({ method, url }: UpstreamRecord) =>
  method === 'GET' && new URL(url).pathname === `${authPath}/auth/session`

/** A call as the table of the API's endpoints names it. */
function nameOf({ method, url }: UpstreamRecord): string {
  const path = new URL(url).pathname.replace(restPath, '')
  // `/product/category` is no product.
  const known = upstreamEndpoints
    .filter((call) => call.method === method && patternOf(call.path).test(path))
    .sort((one, other) => parametersIn(one.path) - parametersIn(other.path))
  return `${method} ${known[0]?.path ?? path}`
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
const parametersIn = (path: string) => path.split('{').length
