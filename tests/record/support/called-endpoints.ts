import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allEndpoints } from '#contract/endpoints/all-endpoints'
import { authPath, restPath, signInPath } from '#upstream/api'
import { upstreamEndpoints } from '#upstream/testing/upstream-endpoints'

const repository = join(__dirname, '../../..')
const read = (path: string) => readFileSync(join(repository, path), 'utf8')

/** A call as the record names it: `{uuid}`, and every other parameter as `{id}`. */
const recorded = (method: string, path: string) =>
  `${method} ${restPath}${path.replace(/\{(?!uuid\})\w+\}/g, '{id}')}`

/** The gateway's files without tests. */
export function gatewayFiles(): { path: string; text: string }[] {
  return readdirSync(join(repository, 'server/gateway'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.ts$/.test(path) && !/\.test\.ts$|^testing\//.test(path))
    .map((path) => ({ path: `server/gateway/${path}`, text: read(`server/gateway/${path}`) }))
}

/** Calls of the auth service, whose paths are the same upstream. */
function ofAuthEndpoints(): string[] {
  return allEndpoints
    .filter(({ path }) => path.startsWith(`/api${authPath}/`))
    .map(({ method, path }) => `${method} ${signInPath({ path })}`)
}

/** Endpoints called by files that build paths of the API themselves. */
export const callsInFiles: Readonly<Record<string, readonly string[]>> = {
  'server/gateway/http/upstream-calls.ts': [],
  // Names the resource of a call, for queues and metrics.
  'server/gateway/upstream/resources.ts': [],
  'server/gateway/routes/health.ts': [],
  // Answers them: the links of the API's mails.
  'server/gateway/routes/mail-links.ts': [],
  'server/gateway/routes/sockets.ts': ['GET /ws/notifications/'],
  'server/gateway/routes/images.ts': ['GET /media_stream-image/{path}'],
  // Its callers name the paths.
  'server/gateway/orders/shared-read.ts': [],
  'server/gateway/upstream/shared-lists.ts': [],
}

/** Every endpoint of the API that the gateway or the build calls, as `GET /api/v1/product/{id}`. */
export function calledEndpoints(): Set<string> {
  const inTable = upstreamEndpoints.map(({ method, path }) => recorded(method, path))
  const inFiles = Object.values(callsInFiles).flat()
  return new Set([...inTable, ...ofAuthEndpoints(), ...inFiles])
}
