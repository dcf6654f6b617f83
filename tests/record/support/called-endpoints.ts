import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpointAreas } from '#contract/endpoints/all-endpoints'
import type { Endpoint } from '#contract/endpoints/endpoint'
import { authPath, restPath } from '#upstream/api'

const repository = join(__dirname, '../../..')
const read = (path: string) => readFileSync(join(repository, path), 'utf8')

const rest = (method: string, path: string) => `${method} ${restPath}${path.split('?')[0]}`

/** `${uuid}` and `${c.req.param('uuid')}` as `{uuid}`, every other value as `{id}`. */
const withPlaceholders = (text: string) =>
  text
    .replace(/\$\{(?:c\.req\.param\('(\w+)'\)|(uuid))\}/g, '{$1$2}')
    .replace(/\$\{[^}]*\}/g, '{id}')

/** The gateway's files without tests. */
export function gatewayFiles(): { path: string; text: string }[] {
  return readdirSync(join(repository, 'server/gateway'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.ts$/.test(path) && !/\.test\.ts$|^testing\//.test(path))
    .map((path) => ({ path: `server/gateway/${path}`, text: read(`server/gateway/${path}`) }))
}

/**
 * Calls of the REST API: `send('GET', '/cart')`, a call or list as an object with a path and perhaps
 * a method, `const path = …`, and `deleteMine(member, '/…')`, which reads and deletes.
 */
function ofRestCalls(): string[] {
  const call =
    /\bsend\(\s*'([A-Z]+)', ['`](\/[^'`]*)|(?:\bmethod: '([A-Z]+)',\s+)?\bpath: ['`](\/[^'`]*)/g
  const deletion = /\bdeleteMine\(member, ['`](\/[^'`]*)/g
  return gatewayFiles().flatMap((file) => {
    const text = withPlaceholders(file.text)
    return [
      ...[...text.matchAll(call)].map(([, method, path, otherMethod = 'GET', otherPath = '']) =>
        rest(method ?? otherMethod, path ?? otherPath),
      ),
      ...ofNamedPaths(text),
      ...[...text.matchAll(deletion)].flatMap(([, path = '']) => [
        rest('GET', path),
        rest('DELETE', path),
      ]),
    ]
  })
}

/** Calls of `const path = …`: each `send('PUT', path)` after it, a read where there is none. */
function ofNamedPaths(text: string): string[] {
  return [
    ...text.matchAll(/\bconst path = ['`](\/[^'`]*)['`]([\s\S]*?)(?=\n(?: {2})?\}|$)/g),
  ].flatMap(([, path = '', after = '']) => {
    const methods = [...after.matchAll(/\bsend\(\s*'([A-Z]+)', path\b/g)].map(
      ([, method]) => method,
    )
    return (methods.length > 0 ? methods : ['GET']).map((method = '') => rest(method, path))
  })
}

/** Calls of the auth service, whose paths are the same upstream. */
function ofAuthEndpoints(): string[] {
  const { signIn, signInAccount } = endpointAreas
  return Object.values<Endpoint>({ ...signIn, ...signInAccount }).map(
    ({ method, path }) => `${method} ${path.slice('/api'.length)}`,
  )
}

/** Endpoints called by files that build paths of the API themselves. */
export const callsInFiles: Readonly<Record<string, readonly string[]>> = {
  'server/gateway/http/create-api.ts': [],
  'server/gateway/http/guest-buyer.ts': [],
  'server/gateway/http/upstream-calls.ts': [],
  // Names the resource of a call, for queues and metrics.
  'server/gateway/upstream/resources.ts': [],
  'server/gateway/routes/health.ts': [rest('GET', '/health')],
  'server/gateway/routes/sockets.ts': ['GET /ws/notifications/'],
  'server/gateway/routes/images.ts': ['GET /media_stream-image/{path}'],
  'server/gateway/session/session-confirmation.ts': [`GET ${authPath}/auth/session`],
  'server/gateway/orders/shared-read.ts': [
    '/country',
    '/region',
    '/pay_way',
    '/shipping/options',
    '/shipping/free-shipping-info',
    '/settings/get',
  ].map((path) => rest('GET', path)),
  // Its callers name the lists.
  'server/gateway/upstream/shared-lists.ts': [],
}

/** The lists that the build reads. */
function ofBuild(): string[] {
  const lists = read('src/build/content/read-content.ts').matchAll(/'(\/[\w/]+)'/g)
  return [...lists].map(([, path = '']) => rest('GET', path))
}

/** Every endpoint of the API that the gateway or the build calls, as `GET /api/v1/product/{id}`. */
export function calledEndpoints(): Set<string> {
  const inFiles = Object.values(callsInFiles).flat()
  return new Set([...ofRestCalls(), ...ofAuthEndpoints(), ...inFiles, ...ofBuild()])
}
