import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { authBase } from '../../../gateway/routes/auth-row'
import { authTable, ownTable, routeTable } from '../../../gateway/routes/endpoints'
import { restPath } from '../../../upstream/defaults'

const repository = join(__dirname, '../../..')
const read = (path: string) => readFileSync(join(repository, path), 'utf8')

const rest = (method: string, path: string) =>
  `${method} ${restPath}${path.replace(/\{me\}|\$\{[^}]+\}/g, '{id}')}`

function ofTables(): string[] {
  const rows = [...routeTable, ...ownTable].map(({ method, upstream }) => rest(method, upstream))
  const before = [
    ...routeTable.map(({ within }) => within?.upstream),
    ...ownTable.map(({ first }) => first?.upstream),
  ].flatMap((path) => (path ? [rest('GET', path)] : []))
  const auth = authTable.map(({ method, path }) => `${method} ${authBase}${path}`)
  return [...rows, ...before, ...auth]
}

/** The gateway's own files, without tests. */
export function gatewayFiles(): { path: string; text: string }[] {
  return readdirSync(join(repository, 'gateway'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.ts$/.test(path) && !/\.test\.ts$|^testing\//.test(path))
    .map((path) => ({ path: `gateway/${path}`, text: read(`gateway/${path}`) }))
}

/** Further calls of a row: `ask('GET', '/cart')`. */
function ofFurtherCalls(): string[] {
  const call = /\bask\(\s*'([A-Z]+)', ['`](\/[^'`?]*)/g
  return gatewayFiles().flatMap(({ text }) =>
    [...text.matchAll(call)].map(([, method = '', path = '']) => rest(method, path)),
  )
}

/** Files that put an address of the API together themselves, and the endpoints that they call. */
export const callsInFiles: Readonly<Record<string, readonly string[]>> = {
  'gateway/routes/auth-row.ts': [],
  'gateway/routes/auth-runner.ts': [],
  'gateway/routes/endpoints.ts': [],
  'gateway/routes/headed-session-route.ts': [],
  'gateway/routes/row-runner.ts': [],
  'gateway/routes/own-runner.ts': [],
  'gateway/upstream/rest-call.ts': [],
  'gateway/realtime/live-route.ts': ['GET /ws/notifications/'],
  'gateway/routes/picture-path.ts': ['GET /media_stream-image/{path}'],
  'gateway/routes/account-form-route.ts': [rest('PATCH', '/user/account/{id}')],
  'gateway/routes/session-routes.ts': [rest('GET', '/user/account/{id}')],
  'gateway/session/session-confirmation.ts': [`GET ${authBase}/auth/session`],
  'gateway/lists/lists.ts': [
    ...['/product', '/product/image', '/product/review', '/blog/post', '/blog/comment'].flatMap(
      (path) => [rest('GET', path), rest('GET', `${path}/{id}`)],
    ),
    rest('GET', '/search/product'),
    rest('GET', '/search/blog/post'),
  ],
}

/** The lists that the build reads. */
function ofBuild(): string[] {
  const lists = read('src/build/upstream/list-endpoints.ts').matchAll(/'(\/[\w/]+)'/g)
  return [...lists].map(([, path = '']) => rest('GET', path))
}

/** Every endpoint of the API that the gateway or the build calls, as `GET /api/v1/product/{id}`. */
export function calledEndpoints(): Set<string> {
  const inFiles = Object.values(callsInFiles).flat()
  return new Set([...ofTables(), ...ofFurtherCalls(), ...inFiles, ...ofBuild()])
}
