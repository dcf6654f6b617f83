import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '#contract/endpoints/endpoint'
import type { UpstreamRecord } from '#gateway/testing/start-gateway'
import { authPath } from '#upstream/api'
import { titleOfRequest } from '#upstream/testing/upstream-endpoints'
import { repository } from '../support/repository'

/** The calls of the API that each endpoint makes, by its name, as `GET /product/{id}`. */
export type AskedOfApi = Record<string, readonly string[]>

const file = join(repository, 'server/upstream/testing/asked-of-api.json')

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
  const asked = calls.filter((call) => confirms || !isConfirmation(call)).map(titleOfRequest)
  return [...new Set(asked)].sort()
}

const isConfirmation = ({ method, url }: UpstreamRecord) =>
  method === 'GET' && new URL(url).pathname === `${authPath}/auth/session`
